"""Bots that no package announces: classes of the running program, of a file, or of a module.

Arenas take them by name, like any other bot:

=====================  =========================================================================================
`my_bots.py:OneStep`   a class or function of a Python file
`my.package:OneStep`   the same of a module that can be imported
`pipe:COMMAND`         a program in any language (`arena/pipe.py`)
`OneStep`              one that this process has been given (`seat_name`); other processes do not have it
=====================  =========================================================================================

What is named makes a bot when it is called: with a generator (`Rng`) if it takes an argument, otherwise without. The
table on the web never loads such bots: their names could come from anybody.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from arktable.arena.pipe import PipeBot
from arktable.bots.bot import Bot
from arktable.bots.catalogue import make_bot
from arktable.engine.errors import ArktableError, WrongArgument
from arktable.engine.rng import Rng

BotLike = str | Bot | Callable[..., Bot]
"""What a seat can be given: the name of a bot, a bot, or something that makes one."""

_given: Final[dict[str, Callable[..., Bot]]] = {}


class BotNotLoaded(ArktableError):
    """A bot of a file or module could not be loaded."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__("bot-not-loaded", f"the bot {name!r} cannot be loaded: {what}", {"bot": name, "what": what})


def seat_bot(name: str, game: str, rng: Rng) -> Bot:
    """Return a bot for one seat: one from outside if the name is of that form, else an announced one."""
    if name.startswith(("pipe:", "pipe@")):
        return PipeBot(name, rng)
    if name in _given:
        return _made(name, _given[name], rng)
    source, colon, attribute = name.rpartition(":")
    if colon and (source.endswith(".py") or "." in source) and attribute.isidentifier():
        return _made(name, _found(name, source, attribute), rng)
    return make_bot(name, game, rng)


def seat_name(bot: BotLike) -> str:
    """Return the name under which arenas of this process find the bot.

    A class of a module is named by that module, so that other processes find it, too.
    """
    if isinstance(bot, str):
        return bot
    if not callable(bot):
        if not callable(getattr(bot, "choose", None)):
            raise WrongArgument("bot", "the name of a bot, an object with `choose(position)`, or a class of them", bot)
        return _give(type(bot).__name__, bot, lambda: bot)
    module, name = getattr(bot, "__module__", ""), getattr(bot, "__qualname__", type(bot).__name__)
    if "." in module and name.isidentifier() and getattr(sys.modules.get(module), name, None) is bot:
        return f"{module}:{name}"
    return _give(name, bot, bot)


def is_of_this_process(name: str) -> bool:
    """Return whether only this process has the bot of this name."""
    return name in _given


def _give(name: str, bot: object, make: Callable[..., Bot]) -> str:
    """Keep what makes the bot under its name; a newer one of the same name replaces it, as in a notebook."""
    name = name.rpartition(".")[2].replace("<", "").replace(">", "") or type(bot).__name__
    _given[name] = make
    return name


def _found(name: str, source: str, attribute: str) -> Callable[..., Bot]:
    module = _file(name, source) if source.endswith(".py") else _module(name, source)
    found = getattr(module, attribute, None)
    if not callable(found):
        raise BotNotLoaded(name, f"{source} has no class or function {attribute}")
    made: Callable[..., Bot] = found
    return made


def _module(name: str, source: str) -> ModuleType:
    try:
        return importlib.import_module(source)
    except Exception as error:
        raise BotNotLoaded(name, f"{type(error).__name__}: {error}") from error


@lru_cache(maxsize=64)
def _file(name: str, source: str) -> ModuleType:
    path = Path(source)
    if not path.is_file():
        raise BotNotLoaded(name, f"there is no file {source}")
    spec = importlib.util.spec_from_file_location(f"arktable_bots_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BotNotLoaded(name, f"{source} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotNotLoaded(name, f"{type(error).__name__}: {error}") from error
    return module


def _made(name: str, make: Callable[..., Any], rng: Rng) -> Bot:
    try:
        bot = make(rng) if _takes_one(make) else make()
    except Exception as error:
        raise BotNotLoaded(name, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotNotLoaded(name, f"{type(bot).__name__} has no method choose(position)")
    found: Bot = bot
    return found


def _takes_one(make: Callable[..., Any]) -> bool:
    try:
        parameters = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):  # a compiled class without a signature: ours take a generator
        return True
    return any(
        one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD, one.VAR_POSITIONAL) and one.default is one.empty
        for one in parameters
    )
