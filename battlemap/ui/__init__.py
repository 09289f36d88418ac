"""The windows. Qt is imported here and nowhere below."""

from battlemap.ui import imports as imports
