"""Small positions of the card game for tests: a table without factories, and the rules begun at a chosen moment.

Money comes from the bank and cards from the supply, as in play; `play` checks with every move that nothing comes from
nowhere or gets lost, and that what is legal is offered. A part of the rules runs on top of a `Pause`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arktable.engine.game import Game
from arktable.games.arkwright_cards import GAMES
from arktable.games.arkwright_cards.company import NO_MARKER, Company
from arktable.games.arkwright_cards.economy import factory
from arktable.games.arkwright_cards.phases.actions.turn import Turn
from arktable.games.arkwright_cards.phases.preparation import Ready
from arktable.games.arkwright_cards.phases.production.production import Production
from arktable.games.arkwright_cards.phases.rounds import ROUND, Rounds
from arktable.games.arkwright_cards.phases.solo import carry_out
from arktable.games.arkwright_cards.state import CardPosition
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import (
    BAG_NAMES,
    CARD_NAMES,
    ENGINEER,
    ENGINEER_PIECE,
    FOREMAN,
    GOODS,
    PATENT,
    PATENT_PIECE,
    PIECE_NAMES,
    TRACK_NAMES,
)
from tests.builders.playing import *

GAME = GAMES[0]
PRINTED = GAME.rules({}, 3).printed
FOOD, CLOTHES, CUTLERY, LAMPS = range(GOODS)
EVA, WIM, RAF, SEB = range(4)


# -- tables and companies ----------------------------------------------------------------------------------------------


def a_game(seats: int = 3, seed: int = 1, **options: str) -> CardPosition:
    """A fresh game at its first decision; option keys are written with an underscore."""
    return started(GAME, seats, options, seed, listen=True)


def started(game: Game, seats: int, options: Mapping[str, str], seed: int, listen: bool = False) -> CardPosition:
    """The first decision of a game."""
    position = game.start(seats, {key.replace("_", "-"): value for key, value in options.items()}, seed, listen)
    assert isinstance(position, CardPosition)
    return position


def a_position(
    seats: int = 3, decade: int = 1, good: int = FOOD, seed: int = 1, profile: Any = None, **options: str
) -> CardPosition:
    """No factories yet, £50 and ten shares of £10 each, in the round of this good; `profile` is another sheet."""
    game = GAME if profile is None else GAME.with_sheet(profile)
    position = started(game, seats, options, seed)
    position.decade, position.round = decade, good
    for company in position.companies:
        company.tile = [0] * GOODS
        company.crew = [0] * (2 * GOODS)
        company.appeal = [NO_MARKER] * GOODS
    position.events = []
    begin(position, Ready(0))
    return position


def a_company(
    position: CardPosition,
    seat: int = EVA,
    money: int | None = None,
    cards: str = "",
    used: str = "",
    tracks: dict[str, int] | None = None,
    stored: dict[int, int] | None = None,
    **fields: int,
) -> Company:
    """What this company has; `cards` are development cards, `used` those turned, other fields by their name."""
    company = position.companies[seat]
    if money is not None:
        position.earn(seat, money - company.money)
    for name in cards.split():
        give(position, seat, name)
    for name in used.split():
        company.used |= 1 << CARD_NAMES.index(name)
    for track, at in (tracks or {}).items():
        company.tracks[TRACK_NAMES.index(track)] = at
    for good, number in (stored or {}).items():
        position.make(seat, good, number)
    for name, value in fields.items():
        assert hasattr(company, name)
        setattr(company, name, value)
    return company


def give(position: CardPosition, seat: int, name: str, at: int = -1) -> None:
    """A development card, from the supply if it lies there; the foreman stands at factory `at`."""
    card, company = CARD_NAMES.index(name), position.companies[seat]
    if card in position.grid:
        position.grid[position.grid.index(card)] = EMPTY
    elif position.supply[card]:
        position.supply[card] -= 1
    elif position.grid:  # a place for it to come back to
        position.grid.append(EMPTY)
    company.cards |= 1 << card
    for owned, piece, talent in ((ENGINEER, ENGINEER_PIECE, 1), (PATENT, PATENT_PIECE, 2)):
        if card == owned:
            company.piece_at[piece] = -1
            company.talent |= talent
    if card == FOREMAN:
        company.foreman = at


def a_factory(
    position: CardPosition,
    seat: int,
    good: int,
    side: int = 1,
    crew: tuple[int, ...] = (1,),
    marker: int = 0,
    spot: int = 0,
    office: int = 0,
    turned: tuple[int, ...] = (),
) -> None:
    """An open factory; `crew` and `turned` by position, `office` 1 when turned to appeal."""
    company = position.companies[seat]
    company.tile[good], company.appeal[good] = side, marker
    company.spot[good], company.office[good] = spot, office
    for number, card in enumerate(crew):
        company.crew[good * 2 + number] = card
    for number, machines in enumerate(turned):
        company.turned[good * 2 + number] = machines


def a_seller(position: CardPosition, seat: int, good: int, appeal: int, limit: int, makes: int = 4) -> None:
    """A factory with this appeal on the track; demand allows this many goods. It makes four unless told otherwise."""
    crew = {1: (), 3: (1,), 4: (1, 1)}[makes]
    a_factory(position, seat, good, crew=crew, marker=appeal)
    position.demand[good] = appeal - limit


def piece(position: CardPosition, seat: int, name: str, good: int, value: int, appeal: bool = False) -> None:
    """A quality or distribution card lies at this factory and shows this."""
    company, number = position.companies[seat], PIECE_NAMES.index(name)
    company.piece_at[number], company.piece_value[number] = good, value
    company.appealing |= int(appeal) << number


# -- moments -----------------------------------------------------------------------------------------------------------


def turn_of(position: CardPosition, seat: int = EVA, *moves: str) -> None:
    """This seat has its turn, and plays these."""
    begin(position, Turn(seat))
    play(position, *moves)


def develop_of(position: CardPosition, seat: int = EVA) -> None:
    """This seat is at step c: the action is passed, token and cards left as they lie."""
    turn_of(position, seat, "pass")
    if position.phase() == "price":
        company, good = position.companies[seat], position.round
        position.play(position.rules.catalogue.set[company.spot[good]][factory.arrangement(company, good)])


def produce(position: CardPosition, *moves: str) -> None:
    """The production of the active good, with these decisions."""
    begin(position, Production(position.start))
    play(position, *moves)


def end_round(position: CardPosition) -> None:
    """The round is over: what follows up to the next decision, on the real timetable."""
    position.frames.clear()
    position.frames.append(Rounds(position.start, ROUND, 2))
    position.advance()


def draw(position: CardPosition, colour: str) -> None:
    """Solo: this marker comes out of the bag."""
    carry_out(position, BAG_NAMES.index(colour))


# -- playing and reading -----------------------------------------------------------------------------------------------


def play(position: CardPosition, *moves: str) -> None:
    """Play moves in notation; each is checked, offered, and conserves everything there is."""
    for text in moves:
        move, before = position.catalogue.parse(text), position.census()
        assert move in position.moves() or position.why_not(move) is not None, f"{text} is legal but not offered"
        position.play_checked(move)
        assert position.census() == before, text


def told(position: CardPosition, key: str) -> list[dict[str, int | str]]:
    """What was told under this key, in order."""
    assert position.events is not None
    return [event.details for event in position.events if event.key == key]


def lies(position: CardPosition, seat: int, good: int) -> dict[str, int]:
    """The cards at the right of this factory, with what they show."""
    company = position.companies[seat]
    return {
        name: company.piece_value[number] for number, name in enumerate(PIECE_NAMES) if company.piece_at[number] == good
    }


def cards_of(position: CardPosition, seat: int = EVA) -> set[str]:
    return {CARD_NAMES[card] for card in position.companies[seat].held()}
