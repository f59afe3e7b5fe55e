"""The shapes of a report on a game (`reports.py`), and of what house rules show. A report is data: keys with arguments.

Lists "by seat" go on with the `others`: opponents that nobody plays, where a game scores them. What a key means is said
in the game's locales (`report-…`); a client that does not know a game can still draw every part of its report.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ReportSaid(TypedDict):
    """A sentence, or a part of one."""

    key: str
    """Words: `report-<key>`."""
    args: dict[str, int | str]
    """What is named `who`, `other` or `by` is a seat."""


class ReportPlace(TypedDict):
    """How a seat ended."""

    seat: int
    place: int
    """Counted from 1; equals share a place."""
    score: int
    won: bool
    how: list[ReportSaid]
    """What the score is made of, as short parts of one line."""


class ReportMoment(TypedDict):
    """A moment at which the game was counted, such as the end of a production."""

    n: int
    """Number of decisions before this moment."""
    band: int
    """The part of the game that it belongs to, counted from 0."""
    when: dict[str, int | str]
    """Words: `report-when`."""


class ReportLine(TypedDict):
    """A quantity from moment to moment."""

    key: str
    """Words: `report-line-<key>`, `report-line-<key>-about`."""
    money: bool
    of: list[str]
    """What the rows are, as codes (words: `report-row-<code>`); empty: by seat."""
    values: list[list[int]]
    """By row and moment."""


class ReportRow(TypedDict):
    """A row of a table."""

    key: str
    """Words: `report-row-<key>`."""
    cells: list[list[int]]
    """By seat and part."""


class ReportTable(TypedDict):
    """Sums over the whole game, by seat."""

    key: str
    """Words: `report-table-<key>`, `report-table-<key>-about`."""
    money: bool
    parts: list[str]
    """What a cell is made of (words: `report-part-<code>`)."""
    rows: list[ReportRow]
    total: bool
    """The sum of all rows says something."""


class ReportMarket(TypedDict):
    """Who sold how many of a good, production by production."""

    key: str
    """The good (words: `report-row-<key>`)."""
    moments: list[int]
    """The productions, as numbers of moments."""
    others: list[str]
    """Sellers that are no seats (words: `report-row-<code>`)."""
    sold: list[list[int | None]]
    """By seat, then the others, and production; null where somebody could not sell."""


class ReportMargin(TypedDict):
    """What was left of a good after its costs."""

    key: str
    """The good."""
    pieces: list[int]
    """Sold, by seat."""
    profit: list[int]
    """By seat."""


class ReportVoyage(TypedDict):
    """Goods that were shipped."""

    seat: int
    n: int
    """The decision."""
    when: dict[str, int | str]
    good: str
    """Empty where a voyage carried several kinds."""
    pieces: int
    earned: int


class ReportTurning(TypedDict):
    """A moment that changed the distance between a seat and its rival most."""

    n: int
    """Number of decisions after which it had happened."""
    moment: int
    when: dict[str, int | str]
    said: ReportSaid
    amount: int
    """By how much the distance changed, for the seat (+) or against it (−)."""
    more: ReportSaid | None


class ReportChapter(TypedDict):
    """Something that happened, with its cause."""

    n: int
    """Number of decisions after which it had happened."""
    when: dict[str, int | str]
    said: list[ReportSaid]
    """Sentences that follow each other."""


class ReportAward(TypedDict):
    """Something that is earned in addition to the score."""

    key: str
    """Words: `report-award-<key>`, `report-award-<key>-about`."""
    seat: int
    """Whose; −1: nobody's."""
    earned: bool
    reached: bool
    """It would have been earned, had the game been won."""
    have: int | None
    """How far it went, where the award is a number;"""
    need: int
    """and how far it goes."""
    said: ReportSaid | None
    """How it stood in this game."""
    lost: dict[str, int | str] | None
    """When it could no longer be reached."""
    about: dict[str, int | str]
    """Arguments of `report-award-<key>-about`."""


class Report(TypedDict):
    """A game looked back on: for everybody, once it is over."""

    money: bool
    """Scores are pounds."""
    over: bool
    """False for a record that breaks off: it is reported as it stands."""
    decisions: int
    turns: int
    others: list[str]
    """Opponents that nobody plays (words: `report-row-<code>`)."""
    rivals: list[int]
    """Their scores."""
    places: list[ReportPlace]
    """The first one first."""
    lead: list[ReportSaid]
    """The game in a few sentences."""
    own: list[list[ReportSaid]]
    """What is added for a reader who sat there, by seat."""
    bands: list[dict[str, int | str]]
    """The parts of the game (words: `report-band`)."""
    moments: list[ReportMoment]
    lines: list[ReportLine]
    """The most important one first."""
    tables: list[ReportTable]
    markets: list[ReportMarket]
    margins: list[ReportMargin]
    voyages: list[ReportVoyage]
    turnings: list[list[ReportTurning]]
    """By seat, in order of time, three at most."""
    story: list[ReportChapter]
    """What happened, by causes, in order of time."""
    awards: list[ReportAward]


# -- house rules -------------------------------------------------------------------------------------


class HouseLine(TypedDict):
    """What a house rule shows at the table: a name and a value."""

    key: str
    """Words: `house-<key>`."""
    seat: int
    """Whose value it is; −1: everybody's."""
    value: int | str
    """A number, or a code (words: `house-<key>-<value>`)."""
    money: bool
    """The number is pounds."""


class HousePublic(TypedDict):
    """What the public part of every view has in games with house rules."""

    house: NotRequired[list[HouseLine]]
    """What house rules show to everybody; missing without house rules."""


class HouseOwn(TypedDict):
    """What the own part of every view has in games with house rules."""

    house_own: NotRequired[list[HouseLine]]
    """What house rules show to this viewer alone; missing without house rules."""
