"""The names of formats and levels of the log, for settings and commands; it imports nothing else."""

from __future__ import annotations

from typing import Final

FORMATS: Final = ("text", "json")
LEVELS: Final = ("critical", "error", "warning", "info", "debug")
