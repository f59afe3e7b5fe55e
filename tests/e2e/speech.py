"""What the client says, from its own word files: tests look for what a reader of that language sees."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from arktable.i18n.language import facts_of
from arktable.i18n.money import with_pounds

ROOT = Path(__file__).resolve().parents[2]
PAGES = "web/src/locales"
FILES = (
    "src/arktable/games/arkwright_cards/locales/{}.ftl",
    "src/arktable/games/arkwright/locales/{}.ftl",
    "web/src/games/arkadia/locales/learn.{}.ftl",
    "web/src/games/arkadia/locales/lessons.{}.ftl",
    "web/src/games/arkadia/locales/guide.{}.ftl",
    "web/src/games/arkadia/locales/{}.ftl",
    "src/arktable/games/arkadia/locales/{}.ftl",
    "web/src/games/arkwright/locales/{}.ftl",
    "web/src/games/arkwright/locales/answers.{}.ftl",
    "web/src/games/arkwright-cards/locales/{}.ftl",
)
# **bold**, ++gain++ and [[icon]] are drawn, not read.
MARKS = re.compile(r"\*\*|\+\+ ?|\[\[[^]]*\]\] ?")


class Speech:
    """The words of one language; call it with a key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **args: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return MARKS.sub("", with_pounds(str(text), self.language))

    def card(self, card: str) -> str:
        """A card as its button is called: form, then family."""
        form, family = card.split("-")
        return f"{_capital(self('form-' + form))} {self('family-' + family)}"

    def family(self, family: str) -> str:
        return _capital(self(f"family-{family}"))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([facts_of(language).region], use_isolating=False)
    pages = [path for path in sorted((ROOT / PAGES).glob("*.ftl")) if path.name.split(".")[-2] == language]
    for path in [*pages, *[ROOT / pattern.format(language) for pattern in FILES]]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
