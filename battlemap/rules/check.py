"""Looking a ruleset folder over, for its author: `battlemap check FOLDER`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from battlemap.errors import BattlemapError
from battlemap.rules.cases import read_cases, rules_of
from battlemap.rules.guard import call
from battlemap.rules.manifest import Manifest, read_manifest, read_rules, read_toml
from battlemap.rules.registry import Registry
from battlemap.rules.sketch import sketch
from battlemap.text import T, Text

API = "battlemap.rules.api"


def check_ruleset_folder(folder: Path, user: Path | None = None) -> list[Text]:
    """All problems of a ruleset folder, the gravest first; empty: it is well. Its code is run only if it reads well.

    Args: user: the user's folder of rulesets, where the one it extends may lie.
    """
    try:
        manifest = read_manifest(folder)
    except BattlemapError as error:
        return [error.text]
    problems = [*_code(folder, manifest), *_texts(folder), *_coverage(folder)]
    return problems or list(_behaviour(folder, manifest, user))


def imports_of(path: Path) -> list[tuple[int, str]]:
    """(line, module) of each import of a Python file; what it imports of itself as ".name". Raises SyntaxError, ValueError."""
    found = []
    for node in ast.walk(ast.parse(path.read_bytes(), filename=str(path))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, "." * node.level + (node.module or "")))
    return sorted(found)


def may_import(module: str) -> bool:
    """True for what a ruleset may import: the api, itself, and the standard library."""
    return module == API or module.startswith(".") or module.split(".")[0] in sys.stdlib_module_names


def _code(folder: Path, manifest: Manifest) -> Iterator[Text]:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        try:
            imports = imports_of(path)
        except SyntaxError as error:
            yield T("{file}, line {line}: {problem}", file=name, line=error.lineno or 0, problem=error.msg)
            continue
        except (ValueError, OSError, RecursionError) as error:
            yield T("{file} cannot be read: {problem}", file=name, problem=str(error))
            continue
        for line, module in imports:
            if not may_import(module):
                yield T(
                    "{file}, line {line}: imports {module}; a ruleset imports only {api}, itself and the standard library",
                    file=name,
                    line=line,
                    module=module,
                    api=API,
                )


def _texts(folder: Path) -> Iterator[Text]:
    for path in sorted((folder / "i18n").glob("*.toml")):
        try:
            wrong = [key for key, value in read_toml(path).items() if not isinstance(value, str)]
        except BattlemapError as error:
            yield error.text
            continue
        for key in wrong:
            yield T("{file}: {place}: expected a text", file=path.name, place=key)


def _coverage(folder: Path) -> Iterator[Text]:
    """Each rule has a case, each case is of a rule, and no two cases have one id."""
    try:
        rules = read_rules(folder)
        cases = [case for path in sorted((folder / "cases").glob("*.json")) for case in read_cases(path)]
    except BattlemapError as error:
        yield error.text
        return
    if cases and not (folder / "cases.py").is_file():
        yield T("there are cases, but no cases.py that plays them")
    named = [rule for case in cases for rule in rules_of(case)]
    ids = [case["id"] for case in cases]
    for twice in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
        yield T("the case {case} stands there twice", case=twice)
    for rule, text in rules.items():
        if not text.ref and rule not in named:
            yield T("the rule {rule} has no case", rule=rule)
    for rule in dict.fromkeys(named):
        if rule not in rules:
            yield T("the rule {rule} has a case, but is not in rules.toml", rule=rule)


def _behaviour(folder: Path, manifest: Manifest, user: Path | None) -> Iterator[Text]:
    """It loads, and answers for a token that has only its defaults on every grid it accepts."""
    try:
        ruleset = Registry(user, path=folder).load(manifest.id)
        for kind in manifest.grids:
            table = sketch(ruleset, {"grid": kind, "tokens": [{"id": "t1", "at": [3, 3]}]})
            token = table.token("t1")
            call(ruleset, "check_stats", call(ruleset, "new_stats", token))
            call(ruleset, "bars", table.stats(token))
            call(ruleset, "profile", token, table)
            call(ruleset, "budgets", token, table)
            call(ruleset, "order", [token], table)
            call(ruleset, "offers", token, table)
            call(ruleset, "turns_in_round", token, table)
        if (folder / "cases.py").is_file():
            call(ruleset, "module", "cases")
    except BattlemapError as error:
        yield error.text
    except Exception as error:
        yield T("{kind}: {problem}", kind=type(error).__name__, problem=str(error))
