"""The profile that `arktable sheet GAME --template` writes: every number of a game, ready to be corrected from a box.

Comments begin with "# ", lines that give a value with "#" alone: removing that sign enters the value. The unchanged
text is a profile too, one that changes nothing.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from arktable.engine.datum import Datum
from arktable.engine.game import Game
from arktable.engine.text.toml import assignment, inline
from arktable.i18n.words import Words

WIDTH: Final = 110
UNSURE_FIRST: Final = ("profile", "reconstructed", "derived", "source", "seed")
"""The order of the sections: the least certain numbers first."""


def template(game: Game, words: Words) -> str:
    """A profile with every number of the game. Those that come from a profile already are set, the others are not."""
    lines = _said(words.text("cli-template-head", game=game.facts.game, ruleset=game.facts.id))
    for status in UNSURE_FIRST:
        data = {key: datum for key, datum in game.sheet.data.items() if datum.status == status}
        if data:
            lines += ["", "#", *_said(words.text(f"cli-template-all-{status}", n=len(data))), "#"]
        for key, datum in data.items():
            lines += ["", *_entry(words, key, datum)]
    return "\n".join(lines) + "\n"


def _entry(words: Words, key: str, datum: Datum) -> list[str]:
    status = words.text(f"cli-status-{datum.status}")
    if datum.confidence:
        status = f"{status}, {words.text(f'cli-confidence-{datum.confidence}')}"
    said = [f"{key}: {status}"]
    said += [words.text("cli-template-source", source="; ".join(datum.source))] if datum.source else []
    said += [datum.note] if datum.note else []
    said.append(words.text("cli-template-enter", form=_form(words, datum.value), enter=datum.enter).strip())
    said += [words.text("cli-template-or", value=inline(datum.example))] if datum.example is not None else []
    said += [words.text("cli-template-other", value=_plain(other)) for other in datum.alternatives]
    off = "" if datum.status == "profile" else "#"
    value = [f"[{key}]", *assignment("value", datum.value)]
    return [line for text in said for line in _said(text)] + [f"{off}{line}" for line in value]


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else inline(value)


def _said(text: str) -> list[str]:
    """A text as comment lines of limited length."""
    return [f"# {line}" for part in text.splitlines() for line in textwrap.wrap(part, WIDTH) or [""]]


def _form(words: Words, value: Any) -> str:
    """What a value is made of, in the reader's words."""
    if isinstance(value, bool):
        return words.text("cli-form-flag")
    if isinstance(value, int):
        return words.text("cli-form-number")
    if isinstance(value, str):
        return words.text("cli-form-word")
    if isinstance(value, dict):
        return words.text("cli-form-table", keys=", ".join(value))
    kinds = {type(part) for part in value}
    if kinds == {int}:
        return words.text("cli-form-numbers", n=len(value))
    if kinds == {str}:
        return words.text("cli-form-words", n=len(value))
    return words.text("cli-form-rows", n=len(value))
