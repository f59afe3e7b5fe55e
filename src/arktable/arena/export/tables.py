"""The tables of an export: their columns, types and meaning. docs/reference/tables.md is compared with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Column:
    """One column. `kind` is `int`, `float`, `bool`, `word` (few different values) or `text`."""

    name: str
    kind: str
    about: str


@dataclass(frozen=True)
class Table:
    """One file of an export."""

    name: str
    about: str
    columns: tuple[Column, ...]

    def names(self) -> list[str]:
        """Return the names of the columns in their order."""
        return [column.name for column in self.columns]


def _table(name: str, about: str, *columns: tuple[str, str, str]) -> Table:
    return Table(name, about, (GAME, *(Column(*column) for column in columns)))


GAME: Final = Column("game", "int", "number of the game in this export; the key of all tables")

GAMES: Final = _table(
    "games",
    "one row per game",
    ("file", "text", "the file of the record"),
    ("ruleset", "word", "id of the ruleset"),
    ("rules", "int", "revision of the rules at the start"),
    ("sheet", "word", "hash of the printed numbers"),
    ("options", "text", "options that differ from the default, as `key=value` with spaces between"),
    ("seats", "int", "number of players"),
    ("seed", "text", "seed of the game; a text, because it may be larger than 64 bits"),
    ("decisions", "int", "number of decisions"),
    ("turns", "int", "number of players' turns"),
    ("ended", "bool", "did the game come to its end?"),
    ("finished", "bool", "did it end by its own end condition?"),
)
SEATS: Final = _table(
    "seats",
    "one row per game and seat",
    ("seat", "int", "seat, from 0"),
    ("player", "text", "name of the player in the record"),
    ("kind", "word", "`person`, `bot:<name>` or `person+bot:<name>`"),
    ("score", "int", "points at the end"),
    ("won", "float", "share of the victory: 1 for a single winner, 0.5 for each of two"),
    ("place", "int", "place, from 1; equal results share one"),
    ("lead", "int", "score minus the best score of the others; alone the score"),
    ("decisions", "int", "how often the seat decided"),
)
DECISIONS: Final = _table(
    "decisions",
    "one row per decision",
    ("n", "int", "number of the decision, from 0"),
    ("turn", "int", "number of the turn"),
    ("seat", "int", "who decided"),
    ("phase", "word", "name of the phase that asked"),
    ("kind", "word", "kind of the move"),
    ("move", "word", "notation of the move"),
    ("action", "int", "id of the move in the catalogue"),
    ("legal", "int", "number of legal moves"),
    ("forced", "bool", "was there only one?"),
    ("reveals", "int", "how often something hidden had been turned up before"),
    ("progress", "float", "estimated progress of the game, 0 to 1"),
    ("score", "int", "points of the deciding seat before the decision"),
)
EVENTS: Final = _table(
    "events",
    "one row per event, as the open book knows it",
    ("n", "int", "number of the decision that caused it; −1 for the set-up"),
    ("key", "word", "what happened"),
    ("seat", "int", "who acted; −1 for chance and the rules"),
    ("silent", "bool", "an event without a sentence, drawn in a scene only"),
    ("args", "text", "the arguments as a JSON object"),
)
PRODUCTIONS: Final = _table(
    "productions",
    "Arkwright and the card game: one row per production and seat that sold or produced",
    ("n", "int", "number of the decision after which it happened"),
    ("year", "int", "year of the decade"),
    ("good", "word", "the good"),
    ("seat", "int", "who produced"),
    ("demand", "int", "demand for the good"),
    ("wage", "int", "wage of a worker in pounds"),
    ("appeal", "int", "appeal of the factory"),
    ("price", "int", "price in pounds"),
    ("made", "int", "goods produced"),
    ("sold", "int", "goods sold at home"),
    ("income", "int", "pounds from sales at home"),
    ("costs", "int", "pounds paid for workers, machines and fixed costs"),
    ("steps", "int", "steps of the share value"),
)
ENCLOSURES: Final = _table(
    "enclosures",
    "Arkadia: one row per building that was enclosed",
    ("n", "int", "number of the decision"),
    ("seat", "int", "who enclosed it"),
    ("form", "word", "the building"),
    ("family", "word", "its family"),
    ("covers", "text", "the squares it covers"),
    ("value", "int", "value of a seal of the family then"),
    ("paid", "int", "seals that were paid out, to all seats together"),
)
SALES: Final = _table(
    "sales",
    "Arkadia: one row per sale of seals",
    ("n", "int", "number of the decision"),
    ("seat", "int", "who sold"),
    ("family", "word", "the family of the seals"),
    ("seals", "int", "number of seals"),
    ("value", "int", "gold for each"),
    ("gold", "int", "gold in all"),
)
TABLES: Final[Sequence[Table]] = (GAMES, SEATS, DECISIONS, EVENTS, PRODUCTIONS, ENCLOSURES, SALES)
