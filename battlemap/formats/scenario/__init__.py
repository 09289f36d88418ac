"""The program's own format: scenario.json, alone in a folder or in a .battlemap zip (docs/format.md)."""
