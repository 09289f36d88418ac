"""Which rulesets there are, and loading one. At start only manifests are read; code runs when a ruleset is first used.

Places, first one wins: the folder of `--ruleset PATH`, the user's folder, the bundled folder, installed packages with an
entry point `battlemap.rulesets`. What is broken or hidden by another is listed with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from battlemap import paths
from battlemap.errors import BattlemapError, CommandError, RulesetError
from battlemap.rules.installed import installed_folders
from battlemap.rules.manifest import MANIFEST, PARTS, Manifest, RuleText, merge, read_manifest, read_rules, read_toml
from battlemap.rules.schema import nearest
from battlemap.rules.words import Words
from battlemap.text import T, Text

if TYPE_CHECKING:
    from battlemap.rules.api import Ruleset

Source = Literal["path", "user", "bundled", "installed"]
MAX_FOLDERS = 500


@dataclass(frozen=True, slots=True)
class Found:
    """A ruleset folder that was found. `problem`: why it cannot be used (broken, or hidden by another of its id)."""

    id: str
    source: Source
    folder: Path
    manifest: Manifest | None = None
    problem: Text | None = None

    @property
    def name(self) -> Text:
        return self.manifest.name.text if self.manifest else Text(self.id.replace("{", "{{").replace("}", "}}"))


class Registry:
    """The rulesets of one session."""

    def __init__(
        self,
        user: Path | None = None,
        *,
        path: Path | None = None,
        bundled: Path | None = None,
        installed: bool = True,
    ) -> None:
        """Args: user: the user's folder (`Home.rulesets`); path: one ruleset folder that goes before all others;
        bundled: another bundled folder than the program's; installed: look at entry points. Raises RulesetError if
        `path` is no ruleset."""
        self._found: list[Found] = []
        self._loaded: dict[str, Ruleset] = {}
        if path is not None:
            self._add(path, "path")
            if self._found[0].manifest is None:
                raise RulesetError(self._found[0].problem or T("{file} is no ruleset", file=str(path)))
        for source, folder in (("user", user), ("bundled", bundled or paths.rulesets())):
            for child in _ruleset_folders(folder):
                self._add(child, source)  # type: ignore[arg-type]
        if installed:
            for name, installed_folder in installed_folders():
                self._add(installed_folder, "installed", name)

    def describe(self) -> tuple[Found, ...]:
        """Everything found, in the order of the places and then by id, the unusable with their problem."""
        return tuple(self._found)

    def ids(self) -> tuple[str, ...]:
        """The ids that can be used, sorted."""
        return tuple(sorted(found.id for found in self._found if found.problem is None))

    def found(self, id: str) -> Found:
        """The usable ruleset of that id. Raises RulesetError with the reason it cannot be used, or the nearest name."""
        for found in self._found:
            if found.id == id and found.problem is None:
                return found
        for found in self._found:
            if found.id == id and found.problem is not None:
                raise RulesetError(found.problem, ruleset=id)
        raise RulesetError(T("There is no ruleset {id}", id=id), hint=nearest(id, self.ids()), ruleset=id)

    def manifest(self, id: str) -> Manifest:
        """What a ruleset declares, with the parts of the one it extends. Raises RulesetError."""
        return self._chain_manifest(self._chain(id))

    def load(self, id: str) -> Ruleset:
        """The ruleset, its code imported on first use. Raises RulesetError, naming it, whatever its code does."""
        if id not in self._loaded:
            from battlemap.rules.loader import Loader  # with it comes all that rules are written with

            chain = self._chain(id)
            manifest = self._chain_manifest(chain)
            steps = [(found.id, found.folder, found.source in ("bundled", "installed")) for found in chain]
            self._loaded[id] = Loader().load(steps, manifest)
        return self._loaded[id]

    def rules(self, id: str) -> Mapping[str, RuleText]:
        """The rules of a ruleset by id, those of its base first. Raises RulesetError."""
        rules: dict[str, RuleText] = {}
        for found in self._chain(id):
            rules.update(read_rules(found.folder))
        return rules

    def rule_help(self, id: str, rule: str) -> RuleText:
        """Title and text of one rule. Raises CommandError `unknown-id` with the nearest id as hint, RulesetError."""
        rules = self.rules(id)
        if rule not in rules:
            raise CommandError(
                T("The ruleset {id} has no rule {rule}", id=id, rule=rule), code="unknown-id", hint=nearest(rule, rules)
            )
        return rules[rule]

    def catalogue(self, id: str, language: str) -> dict[str, str]:
        """Translations of the ruleset's own texts, English to `language`: its labels, its rules and `i18n/<lang>.toml`.

        Raises RulesetError."""
        words: dict[str, str] = {}
        for found in self._chain(id):
            own = found.folder / "i18n" / f"{language}.toml"
            if language.replace("_", "").isalnum() and own.is_file():
                words.update({key: value for key, value in read_toml(own).items() if isinstance(value, str)})
        for text in _all_words(self.manifest(id), self.rules(id)):
            words.setdefault(text.text.key, text.in_language(language).replace("{", "{{").replace("}", "}}"))
        return words

    def _add(self, folder: Path, source: Source, name: str = "") -> None:
        try:
            manifest = read_manifest(folder)
        except BattlemapError as error:
            self._found.append(Found(_id_guess(folder, name), source, folder, problem=error.text))
            return
        other = next((f for f in self._found if f.id == manifest.id and f.problem is None), None)
        problem = None
        if other is not None:
            problem = T("another of the same id goes first: {file}", file=str(other.folder))
        self._found.append(Found(manifest.id, source, folder, manifest, problem))

    def _chain(self, id: str) -> list[Found]:
        """The ruleset and what it extends, the base first."""
        chain = [self.found(id)]
        while (manifest := chain[0].manifest) is not None and manifest.extends is not None:
            if manifest.extends in {found.id for found in chain}:
                raise RulesetError(T("The ruleset {id} extends itself", id=id), ruleset=id)
            chain.insert(0, self.found(manifest.extends))
        return chain

    def _chain_manifest(self, chain: list[Found]) -> Manifest:
        manifests = [found.manifest for found in chain if found.manifest is not None]
        merged = manifests[0]
        for manifest in manifests[1:]:
            merged = merge(merged, manifest)
        return merged


def registry_for(user: Path | None, argument: str | None = None) -> tuple[Registry, str | None]:
    """The registry for a `--ruleset ID|PATH` argument, and the id it means (None without one).

    What names an existing folder, or is written like a path, is one. Raises RulesetError."""
    if argument is None:
        return Registry(user), None
    folder = Path(argument).expanduser()
    if folder.name == MANIFEST:
        folder = folder.parent
    if folder.is_dir() or folder.name != argument:
        registry = Registry(user, path=folder)
        return registry, registry.describe()[0].id
    registry = Registry(user)
    registry.found(argument)
    return registry, argument


def _ruleset_folders(folder: Path | None) -> list[Path]:
    """The folders below `folder` that hold a manifest, or Python that misses one, by name."""
    if folder is None:
        return []
    try:
        children = sorted(child for child in folder.iterdir() if child.is_dir() and child.name[:1] not in "._")
    except OSError:
        return []
    return [c for c in children[:MAX_FOLDERS] if (c / MANIFEST).exists() or (c / "ruleset.py").exists()]


def _id_guess(folder: Path, name: str) -> str:
    """The id a broken manifest most likely means: what it says, if that much can be read, else the folder's name."""
    try:
        given = read_toml(folder / MANIFEST).get("id")
    except BattlemapError:
        given = None
    return given if isinstance(given, str) and given and len(given) <= 40 else name or folder.resolve().name


def _all_words(manifest: Manifest, rules: Mapping[str, RuleText]) -> list[Words]:
    found: list[Words | None] = [manifest.name, manifest.summary]
    parts = [part for key in PARTS for part in getattr(manifest, key)]
    parts += [
        *manifest.ground,
        *manifest.turns.phase,
        *(option for action in manifest.action for option in action.option),
    ]
    for part in parts:
        found += [part.label, getattr(part, "text", None)]
    for rule in rules.values():
        found += [rule.title, rule.text]
    return [words for words in found if words is not None]
