"""Sentences from keys: the game's words and the shared ones, from Fluent files.

Every game has its own bundle for each language in addition to the shared one, so two games may use the same key. A
game keeps its files in the folder `locales` of the package that announces it: `en.ftl` for every program,
`report.en.ftl` for reports on finished games, `terminal.en.ftl` for its drawing in the terminal.

A missing message is not an error: the key is shown with its arguments.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from arktable.engine.errors import ArktableError
from arktable.engine.reasons import Reason
from arktable.engine.registry import homes_of
from arktable.engine.told import PHASE, SEAT, SHARED
from arktable.i18n.files import locale_file
from arktable.i18n.language import LANGUAGES, facts_of
from arktable.i18n.money import with_pounds

_SHARED: Final = "arktable.i18n"
_HYPHENED: Final = re.compile(r"(?<!\w)-(?=\d)")


class Words:
    """The words of one language for one game (or, without a game, those all programs share)."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language: Final[str] = language
        homes = tuple(homes_of(game))
        # A game's own word comes before the shared one.
        bundles = [(code, of) for code in dict.fromkeys((language, LANGUAGES[0])) for of in (homes, (_SHARED,)) if of]
        self._bundles = [_bundle(code, of) for code, of in bundles]

    def has(self, key: str) -> bool:
        """Is there a message for this key, in this language or in English?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, /, **args: Any) -> str:
        """The message for a key; the bare key and its arguments if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    # Fluent shows an error, such as a missing argument, in the text too.
                    text = _with_true_minus(str(bundle.format_pattern(pattern, args)[0]), args)
                    return with_pounds(text, self.language)
        shown = ", ".join(f"{name} {value}" for name, value in args.items())
        return f"{key} ({shown})" if shown else key


def _with_true_minus(text: str, args: Mapping[str, Any]) -> str:
    """Fluent writes numbers below 0 with a hyphen; they get the minus sign."""
    below = any(isinstance(value, int) and value < 0 for value in args.values())
    return _HYPHENED.sub("−", text) if below else text


class Teller:
    """Tells what happened and why something is not allowed, with the names of the people at the table.

    `kinds` says what each argument is (`engine/told.py`). A game's codes (cards, families) go into its sentences as
    they are: its Fluent file chooses the words for them.
    """

    def __init__(self, words: Words, names: Sequence[str], kinds: Mapping[str, str] = SHARED.arguments) -> None:
        self.words: Final[Words] = words
        self._names = names
        self._kinds = kinds

    def name(self, seat: int) -> str:
        """The name of the player of this seat; a negative seat stands for the table."""
        return self._names[seat] if 0 <= seat < len(self._names) else self.words.text("the-table")

    def sentence(self, event: Mapping[str, Any]) -> str:
        """What happened, from an event as its viewer may know it (`Event.seen_by`)."""
        args = self._args(event["args"])
        args["who"] = self.name(event["seat"])
        return self.words.text(f"event-{event['key']}", **args)

    def reason(self, reason: Reason) -> str:
        """The sentence that says why not, with the place in the rule book."""
        sentence = self.words.text(f"why-{reason.key}", **self._args(reason.details))
        return f"{sentence} [{reason.rule}]" if reason.rule else sentence

    def phase(self, code: str) -> str:
        """The words for what a phase asks."""
        key = f"phase-{code}"
        return self.words.text(key) if self.words.has(key) else code

    def _args(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._worded(self._kinds.get(name), value) for name, value in args.items()}

    def _worded(self, kind: str | None, value: Any) -> Any:
        if kind == SEAT:
            return self.name(value)
        return self.phase(value) if kind == PHASE else value


def error_sentence(words: Words, error: ArktableError) -> str:
    """What is wrong and what to do about it. Errors carry their English; other languages have a sentence by key."""
    key = f"error-{error.key}"
    if words.language == LANGUAGES[0] or not words.has(key):
        return error.message
    return words.text(key, **error.details)


@lru_cache(maxsize=32)
def _bundle(language: str, homes: tuple[str, ...]) -> FluentBundle:
    # No bidi isolation marks: they would end up in copied text, and all our languages run left to right.
    bundle = FluentBundle([facts_of(language).region], use_isolating=False)
    for home in homes:
        for name in (f"{language}.ftl", f"report.{language}.ftl", f"terminal.{language}.ftl"):
            file = locale_file(home, name)
            if file is not None:
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
