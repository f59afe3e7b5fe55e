"""What changed in the rules is said in every language: tables of earlier rules show it."""

from __future__ import annotations

from arktable.engine.registry import rulesets
from arktable.i18n.language import LANGUAGES
from arktable.i18n.words import Words


def test_every_revision_says_what_changed_in_every_language() -> None:
    for facts in (game.facts for game in rulesets()):
        for language in LANGUAGES:
            words = Words(language, facts.game)
            silent = [revision.key for revision in facts.revisions if not words.has(revision.key)]
            assert not silent, f"{facts.id} has no {language} words for {silent}"
