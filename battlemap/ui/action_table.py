"""The table of actions. A line is an action: its name, its slot as a path from the window ("files.save"), its menu, icon,
keys, what it does, and what it needs; the first need that is not met disables it and becomes its tooltip.
"""

from __future__ import annotations

from dataclasses import dataclass

from battlemap.text import T, Text


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """`section`: a line is drawn between sections of a menu. `submenu`: the slot fills a menu when it opens.
    `where`: "app" (from any of our windows), "window", or "map" (only while the map has the keyboard)."""

    id: str
    title: Text
    slot: str
    menu: str = ""
    section: int = 0
    icon: str = ""
    keys: tuple[str, ...] = ()
    tip: Text | None = None
    needs: tuple[str, ...] = ()
    checkable: bool = False
    tv: bool = False
    submenu: bool = False
    where: str = "window"


MENUS: tuple[tuple[str, Text], ...] = (
    ("file", T("&File")),
    ("edit", T("&Edit")),
    ("view", T("&View")),
    ("map", T("&Map")),
    ("combat", T("&Combat")),
    ("players", T("&Players’ screen")),
    ("rules", T("&Rules")),
    ("help", T("&Help")),
)

ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(
        "open_picture", T("Open a &picture…"), "files.open_picture", "file", 0, "image-square", ("Ctrl+Shift+O",),
        T("A JPEG, PNG or WebP becomes a new map"),
    ),
    ActionSpec(
        "open", T("&Open a scenario…"), "files.open", "file", 0, "folder-open", ("Ctrl+O",),
        T("A .battlemap file, or scenario.json in a scenario’s folder"),
    ),
    ActionSpec(
        "new", T("&Empty map…"), "files.new", "file", 0, "file-plus", ("Ctrl+N",), T("A grid without a picture"),
    ),
    ActionSpec(
        "import", T("&Import…"), "files.import_map", "file", 0, "file-arrow-down", ("Ctrl+I",),
        T("Universal VTT: picture, grid, walls, doors and lights"),
    ),
    ActionSpec(
        "import_character", T("Import a &character…"), "files.import_character", "file", 0, "user", (),
        T("A GCS sheet as a new token, or for the token that is selected"), ("map",),
    ),
    ActionSpec("recent", T("Open &recent"), "files.fill_recent", "file", 0, submenu=True),
    ActionSpec(
        "save", T("&Save"), "files.save", "file", 1, "floppy-disk", ("Ctrl+S",), T("Write the scenario to its file"),
        ("map",),
    ),
    ActionSpec(
        "save_as", T("Save &as…"), "files.save_as", "file", 1, "", ("Ctrl+Shift+S",),
        T("Write it to another .battlemap file, or to a folder"), ("map",),
    ),
    ActionSpec(
        "close", T("&Close the map"), "files.close_map", "file", 1, "", ("Ctrl+W",), T("Back to the start page"),
        ("map",),
    ),
    ActionSpec("quit", T("&Quit"), "close", "file", 2, "", ("Ctrl+Q",)),
    ActionSpec(
        "undo", T("&Undo"), "undo", "edit", 0, "arrow-counter-clockwise", ("Ctrl+Z",), T("Take back the last change"),
        ("map", "undo"),
    ),
    ActionSpec(
        "redo", T("&Redo"), "redo", "edit", 0, "arrow-clockwise", ("Ctrl+Shift+Z", "Ctrl+Y"),
        T("Do again what was taken back"), ("map", "redo"),
    ),
    ActionSpec(
        "select_all", T("Select &all"), "pieces.clipboard.select_all", "edit", 1, "", ("Ctrl+A",),
        T("All tokens; with a building tool all things; again: both"), ("map",), where="map",
    ),
    ActionSpec(
        "next_token", T("&Next token"), "pieces.next_token", "edit", 1, "", ("Tab",), None, ("map", "tokens"),
        where="map",
    ),
    ActionSpec(
        "previous_token", T("&Previous token"), "pieces.previous_token", "edit", 1, "", ("Shift+Tab",), None,
        ("map", "tokens"), where="map",
    ),
    *(
        ActionSpec(id_, title, f"pieces.clipboard.{id_}", "edit", 2, icon, (key,), tip, needs, where="map")
        for id_, title, icon, key, tip, needs in (
            ("cut", T("Cu&t"), "scissors", "Ctrl+X", T("Copy, and take off the map"), ("map", "anything")),
            ("copy", T("&Copy"), "copy", "Ctrl+C", T("Tokens, walls, doors, lights, regions, notes"), ("map", "anything")),
            ("paste", T("&Paste"), "clipboard", "Ctrl+V", T("At the pointer, also into another scene or program"), ("map",)),
        )
    ),
    ActionSpec(
        "duplicate", T("Du&plicate"), "pieces.duplicate", "edit", 2, "copy-simple", ("Ctrl+D",),
        T("Tokens on the nearest free cell, things one cell over"), ("map", "anything"),
    ),
    ActionSpec(
        "hide", T("&Hide or show"), "pieces.toggle_hidden", "edit", 2, "eye-slash", ("Shift+H",),
        T("Hidden tokens are not on the players’ screen"), ("map", "selection"), tv=True,
    ),
    ActionSpec(
        "turn_left", T("Turn &left"), "pieces.turn_left", "edit", 2, "", (",",), T("One direction against the clock"),
        ("map", "selection"), where="map",
    ),
    ActionSpec(
        "turn_right", T("Turn &right"), "pieces.turn_right", "edit", 2, "", (".",), T("One direction with the clock"),
        ("map", "selection"), where="map",
    ),
    ActionSpec(
        "delete", T("&Delete"), "pieces.delete", "edit", 2, "trash-simple", ("Del",),
        T("Take what is selected off the map"), ("map", "anything"),
    ),
    ActionSpec("preferences", T("Pre&ferences…"), "preferences", "edit", 3, "gear-six", ("Ctrl+,",)),
    ActionSpec(
        "zoom_in", T("Zoom &in"), "page.zoom_in", "view", 0, "magnifying-glass-plus", ("Ctrl++", "Ctrl+="), None,
        ("map",),
    ),
    ActionSpec(
        "zoom_out", T("Zoom &out"), "page.zoom_out", "view", 0, "magnifying-glass-minus", ("Ctrl+-",), None, ("map",),
    ),
    ActionSpec(
        "fit_map", T("&Whole map"), "page.fit", "view", 0, "frame-corners", ("Ctrl+0", "Home"),
        T("Zoom so that the map fills the window"), ("map",),
    ),
    ActionSpec(
        "to_selection", T("Go to the &selection"), "page.to_selection", "view", 0, "crosshair", ("Ctrl+Home",), None,
        ("map", "selection"), where="map",
    ),
    ActionSpec("docks", T("&Docks"), "menus.fill_docks", "view", 1, submenu=True),
    ActionSpec(
        "ground_legend", T("Le&gend of the ground"), "page.ground_legend.set_wanted", "view", 1, "hexagon", (),
        T("What the patterns on the map mean, and what they cost"), ("map",), checkable=True,
    ),
    ActionSpec("language", T("&Language"), "menus.fill_languages", "view", 1, submenu=True),
    ActionSpec("theme", T("&Theme"), "menus.fill_themes", "view", 1, submenu=True),
    ActionSpec(
        "next_area", T("Next &area of the window"), "next_area", "view", 2, "", ("F6",),
        T("The keyboard goes from the map to the docks, the bars and back"),
    ),
    ActionSpec("full_screen", T("&Full screen"), "toggle_full_screen", "view", 2, "", ("F11",), checkable=True),
    ActionSpec("tools", T("&Tools"), "menus.fill_tools", "map", 0, submenu=True),
    ActionSpec("scenes", T("&Scenes"), "menus.fill_scenes", "map", 0, submenu=True, needs=("map",)),
    ActionSpec(
        "add_token", T("&Add a token…"), "show_library", "map", 1, "books", ("Ctrl+L",), T("Search the library"),
        ("map",),
    ),
    ActionSpec(
        "add_picture", T("Add a map p&icture…"), "files.add_picture", "map", 1, "image-square", (),
        T("Lay another picture over this map"), ("map",),
    ),
    ActionSpec(
        "grid", T("&Grid…"), "files.change_grid", "map", 1, "grid-four", (),
        T("Kind and number of the cells, what one measures, and where the picture lies below them"), ("map",),
    ),
    ActionSpec(
        "fight_all", T("Start a fight with &all"), "fight.start_all", "combat", 0, "sword", (), None,
        ("map", "tokens", "peace"),
    ),
    ActionSpec(
        "fight_selected", T("Start a fight with the &selected"), "fight.start_selected", "combat", 0, "users-three", (),
        None, ("map", "selection", "peace"),
    ),
    ActionSpec(
        "next_turn", T("&Next turn"), "fight.next_turn", "combat", 1, "caret-right", ("N",), None, ("map", "fight"),
    ),
    ActionSpec("end_fight", T("&End the fight"), "fight.end", "combat", 1, "", (), None, ("map", "fight")),
    ActionSpec(
        "dice", T("&Roll dice"), "log_dock.focus_dice", "combat", 2, "dice-five", ("R",),
        T("Any dice, open or in secret"), ("map",),
    ),
    ActionSpec(
        "review", T("Re&view areas before they happen"), "review_dock.set_wanted", "combat", 2, "clipboard-text", (),
        T("A sheet of all that would happen, to be changed and applied at once"), checkable=True,
    ),
    ActionSpec("tv_screen", T("&Show on"), "players.fill_screens", "players", 0, "television", tv=True, submenu=True),
    ActionSpec(
        "blackout", T("&Blackout"), "players.set_blackout", "players", 1, "eye-slash", ("B",),
        T("The TV goes black, from anywhere"), ("map", "tv"), checkable=True, tv=True, where="app",
    ),
    ActionSpec(
        "freeze", T("Free&ze"), "players.set_frozen", "players", 1, "snowflake", (),
        T("The TV keeps its picture while you prepare the next"), ("map", "tv"), checkable=True, tv=True,
    ),
    ActionSpec(
        "follow", T("&Follow"), "players.set_follow", "players", 1, "crosshair", (), T("The TV shows what you look at"),
        ("map", "tv"), checkable=True, tv=True,
    ),
    ActionSpec(
        "fit_tv", T("Fi&t"), "players.fit", "players", 1, "frame-corners", (), T("The TV shows the whole map"),
        ("map", "tv"), tv=True,
    ),
    ActionSpec("ruleset", T("&Rules of this map"), "rulebook.fill_rulesets", "rules", 0, submenu=True, needs=("map",)),
    ActionSpec(
        "rule_list", T("&Look up a rule…"), "rulebook.show_rules", "rules", 0, "book-open", ("Ctrl+R",), None, ("map",),
    ),
    ActionSpec("keys", T("&Keys"), "show_keys", "help", 0, "question", ("F1",), T("All keys of the program")),
    ActionSpec("samples", T("&Sample fights"), "files.fill_samples", "help", 0, submenu=True),
    *(
        ActionSpec(f"walk_{name}", title, f"pieces.walk_{name}", keys=(key,), needs=("map", "selection"), where="map")
        for name, key, title in (
            ("up", "Up", T("Selected tokens one cell up")),
            ("down", "Down", T("Selected tokens one cell down")),
            ("left", "Left", T("Selected tokens one cell left")),
            ("right", "Right", T("Selected tokens one cell right")),
        )
    ),
    ActionSpec("about", T("&About Battlemap"), "about", "help", 1),
)  # fmt: skip
