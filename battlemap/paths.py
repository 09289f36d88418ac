"""Where things are: bundled data (checkout, wheel or frozen bundle) and the user's own folders."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path


def data_root() -> Path:
    """The folder that holds `assets/`, `rulesets/` and `maps/`."""
    here = Path(__file__).resolve().parent
    packed = here / "_data"
    return packed if packed.is_dir() else here.parent


def assets() -> Path:
    return data_root() / "assets"


def rulesets() -> Path:
    return data_root() / "rulesets"


def maps() -> Path:
    return data_root() / "maps"


@dataclass(frozen=True, slots=True)
class Home:
    """The user's own folders. `--home DIR` puts all of them under DIR, so a trial never touches real settings."""

    config: Path
    state: Path
    data: Path

    @property
    def rulesets(self) -> Path:
        return self.data / "rulesets"

    @property
    def journals(self) -> Path:
        return self.state / "journals"

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.json"

    @property
    def log_file(self) -> Path:
        return self.state / "battlemap.log"


def home(folder: Path | None = None) -> Home:
    """The user's folders by the platform's custom (XDG, AppData, Library), or all under `folder`."""
    if folder is not None:
        base = Path(folder).expanduser().resolve()
        return Home(base / "config", base / "state", base / "data")
    user = Path.home()
    if sys.platform == "win32":
        roaming = Path(os.environ.get("APPDATA", user / "AppData/Roaming")) / "Battlemap"
        local = Path(os.environ.get("LOCALAPPDATA", user / "AppData/Local")) / "Battlemap"
        return Home(roaming, local, roaming)
    if sys.platform == "darwin":
        support = user / "Library/Application Support/Battlemap"
        return Home(support, support / "state", support)

    def xdg(name: str, default: str) -> Path:
        value = os.environ.get(name, "")
        return (Path(value) if value.startswith("/") else user / default) / "battlemap"

    return Home(
        xdg("XDG_CONFIG_HOME", ".config"), xdg("XDG_STATE_HOME", ".local/state"), xdg("XDG_DATA_HOME", ".local/share")
    )
