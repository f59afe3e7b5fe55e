"""What words can be explained at the terminal: the options of a ruleset, and the things that lie on a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from arktable.cli.draw.drawing import Thing
from arktable.engine.facts import Facts
from arktable.i18n.words import Words


def _said(words: Words, key: str, otherwise: str = "") -> str:
    """The text of a key; a game or a house rule from another package need not have it."""
    return words.text(key) if words.has(key) else otherwise


def _line(words: Words, name: str, about: str) -> str:
    return words.text("cli-about-line", name=name, about=about) if about else name


def chosen_options(facts: Facts, options: Mapping[str, str], words: Words) -> list[Thing]:
    """The options that a table is played with, each with what its value means."""
    found: list[Thing] = []
    for option in facts.options:
        value = options.get(option.key, option.default)
        key = f"option-{option.key}-{value}"
        title = _said(words, f"option-{option.key}", option.key)
        name = words.text("cli-about-option", option=title, value=_said(words, key, value))
        found.append(Thing(f"{option.key}={value}", name, _said(words, f"{key}-help")))
    return found


def matching(things: Sequence[Thing], word: str) -> list[Thing]:
    """The things whose code or name has this word in it; without a word all of them."""
    wanted = word.lower()
    return [thing for thing in things if wanted in thing.code.lower() or wanted in thing.name.lower()]


def explained(thing: Thing, words: Words) -> str:
    """One line: what the notation calls it, what that means where it is another word, and what it does."""
    plain = thing.name.lower().replace(" ", "-")
    name = thing.code if plain == thing.code else f"{thing.code} ({thing.name})"
    return _line(words, name, thing.about)


def ruleset_explained(facts: Facts, words: Words) -> Iterator[str]:
    """The lines that explain a ruleset: what it is, then every option with all of its values."""
    name = _said(words, f"ruleset-{facts.id}", facts.id)
    yield _line(words, f"{facts.id} ({name})", _said(words, f"ruleset-{facts.id}-about"))
    for option in facts.options:
        title = f"{option.key} ({_said(words, f'option-{option.key}', option.key)})"
        yield ""
        yield _line(words, title, _said(words, f"option-{option.key}-help"))
        for value in option.values:
            key = f"option-{option.key}-{value}"
            yield f"  {explained(Thing(value, _said(words, key, value), _said(words, f'{key}-help')), words)}"
