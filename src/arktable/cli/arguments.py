"""Reads the texts of arguments that several commands share: options, modules, seeds, bots and files."""

from __future__ import annotations

import secrets
from pathlib import Path

from arktable.arena.line_up import Profile
from arktable.bots.catalogue import usual_bot
from arktable.cli.command import UsageError
from arktable.engine.errors import UnknownName
from arktable.engine.registry import find_game
from arktable.engine.sheets import MAX_SHEET_BYTES

FRESH_SEEDS = 2**31
MOST_SEED = 10**18
"""Maximum seed on the command line. Records may hold larger ones."""


def read_options(texts: list[str] | None) -> dict[str, str]:
    """`key=value` texts as a mapping. The ruleset checks later whether it has these options."""
    options: dict[str, str] = {}
    for text in texts or []:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not (key and equals and value):
            raise UsageError(f"an option is written key=value, for example setup=beginner; not {text!r}")
        if key in options:
            raise UsageError(f"option {key!r} is given twice")
        options[key] = value
    return options


def read_choices(ruleset: str, texts: list[str] | None, modules: str | None) -> dict[str, str]:
    """The options of a game: `key=value` texts, and modules by name. A module is an option that is off or on."""
    options = read_options(texts)
    if modules is None:
        return options
    known = [option.key for option in find_game(ruleset).facts.options if option.values == ("off", "on")]
    for name in (part.strip() for part in modules.split(",")):
        if name not in known:
            raise UnknownName("module", name, known or ["none"])
        if options.get(name, "on") != "on":
            raise UsageError(f"module {name!r} is asked for by --with and turned off by an option")
        options[name] = "on"
    return options


def read_seed(seed: int | None) -> int:
    """The seed to play with: the one given, else a fresh one."""
    if seed is None:
        return secrets.randbelow(FRESH_SEEDS)
    if abs(seed) >= MOST_SEED:
        raise UsageError(f"--seed has at most {len(str(MOST_SEED)) - 1} digits")
    return seed


def read_bots(ruleset: str, text: str | None) -> list[str]:
    """Names of bots between commas; the ruleset's usual bot if none is named."""
    if text is None:
        return [usual_bot(find_game(ruleset).facts.game)]
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UsageError(f"bots are written with commas between them, for example greedy,random; not {text!r}")
    return names


def read_profile(path: Path | None) -> Profile | None:
    """The text of a profile, if one was given."""
    return None if path is None else Profile(path.name, read_text(path, MAX_SHEET_BYTES))


def read_text(path: Path, limit: int) -> str:
    """The content of a text file; a file that is too large is not read."""
    try:
        if path.stat().st_size > limit:
            raise UsageError(f"{path}: larger than {limit // 1024} KiB, which no file of ours is")
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise UsageError(f"{path}: not a text file (UTF-8)") from None
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
