"""The solo game (EN 1040–1175): two automated opponents, a bag, a grid of cards with discs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.fields import Flag, Whole
from arktable.engine.flow import Phase, Steering
from arktable.engine.moves import Move
from arktable.engine.reasons import Reason, not_now
from arktable.engine.state import field
from arktable.games.arkwright_cards import moves as kinds
from arktable.games.arkwright_cards import setup
from arktable.games.arkwright_cards.company import NO_MARKER
from arktable.games.arkwright_cards.economy.market import home_limit
from arktable.games.arkwright_cards.economy.shares import raise_value
from arktable.games.arkwright_cards.phases import impossible
from arktable.games.arkwright_cards.phases.actions.turn import Turn
from arktable.games.arkwright_cards.phases.round_end import give_entrepreneur, next_decade
from arktable.games.arkwright_cards.supply import EMPTY
from arktable.games.arkwright_cards.terms import BAG_NAMES, CARD_NAMES, ENTREPRENEUR, GOODS, NEUTRAL

if TYPE_CHECKING:
    from arktable.games.arkwright_cards.company import Rival
    from arktable.games.arkwright_cards.state import CardPosition

YOU: Final = 0


class OpponentsOpen(Steering["CardPosition"]):
    """Between the player's two choices, the opponents get their factories (EN 1062–1074)."""

    NAME = "opponents-open"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position)

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        position.reveals += 1
        setup.opponents_open(position)
        return False


class SoloActions(Steering["CardPosition"]):
    """The player and the opponents act in the order of the round (EN 1106–1118, C64). `first`: the player begins."""

    NAME = "actions"
    first: bool = field(Flag)
    turns: int = field(Whole, default=0)

    def under_way(self, position: CardPosition, viewer: int) -> dict[str, Any]:
        return {"yet_to_act": []}

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position) + impossible.outside("turns", self.turns, 0, 2)

    def resume(self, position: CardPosition) -> bool:
        if self.turns == 2 or position.closed:
            position.frames.pop()
            return False
        yours = (self.turns == 0) == self.first
        self.turns += 1
        if yours:
            position.turn += 1
            position.frames.append(Turn(YOU))
        else:
            draw(position)
        return False


def draw(position: CardPosition) -> None:
    """Play the opponents' turn: draw a marker out of the bag and carry it out (EN 1120–1158)."""
    if not any(position.bag):  # a profile or a position from outside may have too few markers for a decade
        return
    position.reveals += 1
    at = position.rng.below(sum(position.bag))
    colour = 0
    while at >= position.bag[colour]:
        at -= position.bag[colour]
        colour += 1
    carry_out(position, colour)


def drawable(position: CardPosition) -> list[int]:
    """Return the colours that the opponents may still draw in this round; none after their draw (EN 1106, C64)."""
    if not any(isinstance(frame, SoloActions) and frame.turns < 2 for frame in position.frames):
        return []
    return [colour for colour, number in enumerate(position.bag) if number]


def carry_out(position: CardPosition, colour: int) -> None:
    """Carry out steps 2 to 5 for the drawn marker."""
    position.bag[colour] -= 1
    if position.events is not None:
        position.tell_all("drawn", -1, colour=BAG_NAMES[colour])
    if colour != NEUTRAL:
        _grow(position, colour)
    for other, rival in enumerate(position.rivals):
        if other != colour:
            _gain_share(position, other, rival)
    _move_disc(position, colour)
    position.drawn[colour] += 1


def _grow(position: CardPosition, colour: int) -> None:
    """Move two spaces forward, or open a new factory (EN 1124–1128, C61)."""
    printed, good, rival = position.rules.printed, position.round, position.rivals[colour]
    before, wanted = rival.appeal[good], position.demand[good]
    if before == NO_MARKER:
        position.more_workers()
        before = 0
        after = printed.opponent_opened[good] + position.decade
        key = "opponent-opens"
    else:
        after = before + printed.opponent_forward
        key = "opponent-forward"
    after = min(after, printed.appeal_high)
    rival.appeal[good] = after
    position.cross(good, before, after)
    if position.events is not None:
        position.tell_all(
            key, -1, colour=BAG_NAMES[colour], good=printed.goods[good], appeal=after, demand=position.demand[good]
        )
        position.tell_scene("opponent-was", -1, colour=BAG_NAMES[colour], appeal=before, demand=wanted)


def _gain_share(position: CardPosition, colour: int, rival: Rival) -> None:
    rival.shares = min(rival.shares + 1, position.rules.printed.most)
    if position.events is not None:
        position.tell_all("opponent-share", -1, colour=BAG_NAMES[colour], shares=rival.shares)


def _move_disc(position: CardPosition, colour: int) -> None:
    """Move the disc by one card per marker on the active track; empty places do not count (EN 1150–1152, C62)."""
    good, grid, discs = position.round, position.grid, position.discs
    steps = sum(1 for rival in position.rivals if rival.appeal[good] != NO_MARKER)
    steps += sum(1 for company in position.companies if company.appeal[good] != NO_MARKER)
    at = discs[colour]
    for _ in range(steps):
        at = _next_card(grid, at)
    while any(at == disc for other, disc in enumerate(discs) if other != colour):
        at = _next_card(grid, at)
    discs[colour] = at
    if position.events is not None:
        position.tell_all("disc", -1, colour=BAG_NAMES[colour], steps=steps, card=CARD_NAMES[grid[at]])


def _next_card(grid: list[int], at: int) -> int:
    """Return the next place with a card, row by row, from the last back to the first."""
    for step in range(1, len(grid) + 1):
        place = (at + step) % len(grid)
        if grid[place] != EMPTY:
            return place
    return at


def opponents_produce(position: CardPosition, good: int) -> None:
    """Let the opponents produce: two goods sold raise the value, fewer bring a share (EN 1163–1171, C63)."""
    printed = position.rules.printed
    for colour, rival in enumerate(position.rivals):
        if rival.appeal[good] == NO_MARKER:
            continue
        sold = home_limit(rival.appeal[good], position.demand[good])
        if position.events is not None:
            position.tell_scene("opponent-sold", -1, colour=BAG_NAMES[colour], goods=sold)
        if sold >= printed.enough:
            rival.value = raise_value(printed, rival.value, 1)
            if position.events is not None:
                position.tell_all("opponent-sells", -1, colour=BAG_NAMES[colour], goods=sold, value=rival.value)
        else:
            _gain_share(position, colour, rival)


class BeBehind(Phase["CardPosition"]):
    """The player may give up the entrepreneur to play after the opponents in the next round (EN 1118)."""

    NAME = "behind"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position) + impossible.no_card(position, self.seat, ENTREPRENEUR)

    def resume(self, position: CardPosition) -> bool:
        return True

    def moves(self, position: CardPosition) -> list[Move]:
        return [position.rules.catalogue.done, position.rules.catalogue.behind]

    def why_not(self, position: CardPosition, move: Move) -> Reason | None:
        return None if move.kind in (kinds.DONE, kinds.BEHIND) else not_now(self.NAME, "EN 1118")

    def play(self, position: CardPosition, move: Move) -> None:
        position.frames.pop()
        if move.kind == kinds.BEHIND:
            give_entrepreneur(position, self.seat)
            position.behind = True
            if position.events is not None:
                position.tell_all("behind", self.seat)


class SoloEndOfRound(Steering["CardPosition"]):
    """The order returns to normal unless the entrepreneur reverses it again."""

    NAME = "round-end"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position)

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        position.behind = False
        last = position.last_decade() and position.round == GOODS - 1
        if position.companies[YOU].has(ENTREPRENEUR) and not last and not position.closed:
            position.frames.append(BeBehind(YOU))
        return False


class SoloEndOfDecade(Steering["CardPosition"]):
    """Cards are turned back, and all markers return to the bag (EN 1173–1175)."""

    NAME = "decade-end"

    def problems(self, position: CardPosition) -> list[tuple[str, str]]:
        return impossible.not_solo(position) + impossible.outside(
            "phase", position.decade, 1, position.rules.last_decade - 1, "decade"
        )

    def resume(self, position: CardPosition) -> bool:
        position.frames.pop()
        next_decade(position)
        for colour, drawn in enumerate(position.drawn):
            position.bag[colour] += drawn
            position.drawn[colour] = 0
        return False


def solo_actions(position: CardPosition) -> SoloActions:
    """Begin the action phase."""
    return SoloActions(YOU, not position.behind)
