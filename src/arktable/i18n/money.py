"""Where the pound sign stands. Word files write £5 in every language; the language decides how it is read."""

from __future__ import annotations

import re
from typing import Final

from arktable.i18n.language import facts_of

_POUNDS: Final = re.compile(r"£(\d+(?:–\d+)?)")
# A message with a negative amount: the sign stands before the pound.
_OWED: Final = re.compile(r"£[-−](?=\d)")


def with_pounds(text: str, language: str) -> str:
    """The text with its amounts as this language writes them: £5, or 5 £ with a narrow no-break space."""
    signed = _OWED.sub("−£", text)
    return _POUNDS.sub("\\1\u202f£", signed) if facts_of(language).behind else signed
