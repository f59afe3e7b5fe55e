"""Checks for the stack of frames of a position from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arktable.engine.flow import Phase
from arktable.games.arkadia.phases.banner import SellSeals, UseBanner
from arktable.games.arkadia.phases.castle import BuildCastle
from arktable.games.arkadia.phases.draw import DrawCard
from arktable.games.arkadia.phases.lay import LayBuilding
from arktable.games.arkadia.phases.lay_or_introduce import LayOrIntroduce
from arktable.games.arkadia.phases.lot import ChooseLot
from arktable.games.arkadia.phases.turn import Rounds, Turn
from arktable.games.arkadia.phases.workers import IntroduceWorkers

if TYPE_CHECKING:
    from arktable.games.arkadia.state import ArkadiaPosition

Problems = list[tuple[str, str]]

BELOW: Final[dict[type[Phase[Any]], tuple[type[Phase[Any]], ...]]] = {
    Rounds: (),
    ChooseLot: (Rounds,),
    Turn: (Rounds,),
    LayOrIntroduce: (Turn,),
    LayBuilding: (Turn,),
    IntroduceWorkers: (Turn,),
    DrawCard: (Turn,),
    BuildCastle: (Turn, DrawCard),
    UseBanner: (Turn,),
    SellSeals: (Turn,),
}
"""The frames on which each of our frames may be. House rules of other packages may push others."""

IN_PART_ONE: Final = (LayOrIntroduce, LayBuilding, IntroduceWorkers, DrawCard, BuildCastle)


def frame_problems(position: ArkadiaPosition) -> Problems:
    """Return everything that is wrong with the frames."""
    found: Problems = []
    frames = position.frames
    if frames and not isinstance(frames[0], Rounds):
        found.append(("frames[0].phase", "the frame at the bottom is rounds"))
    for at, frame in enumerate(frames):
        _frame(position, at, frame, found)
    return found


def _frame(position: ArkadiaPosition, at: int, frame: Phase[Any], found: Problems) -> None:
    where = f"frames[{at}]"
    if frame.seat < 0:
        found.append((f"{where}.seat", "must be a seat"))
        return
    allowed = BELOW.get(type(frame))
    below = position.frames[at - 1] if at else None
    if below is not None and allowed is not None and type(below) in BELOW:
        if type(below) not in allowed:
            found.append((f"{where}.phase", f"{frame.NAME!r} cannot follow on {below.NAME!r}"))
        _seats(position, where, frame, below, found)
    if isinstance(frame, ChooseLot) != (position.lot is None) and at == len(position.frames) - 1:
        found.append(("lot", "the castle lot must be on the board, unless a player is asked for its place"))
    own = frame.problems(position)
    found += [(f"{where}.{field}", what) for field, what in own]
    if isinstance(frame, Turn) and not own and at + 1 < len(position.frames):
        _part(position, at, frame, found)


def _seats(position: ArkadiaPosition, where: str, frame: Phase[Any], below: Phase[Any], found: Problems) -> None:
    """Check that all frames of a turn belong to one player; `Rounds` names the next one."""
    wanted = below.seat
    if isinstance(frame, Turn):
        wanted = (below.seat - 1) % position.seats
    if frame.seat != wanted:
        found.append((f"{where}.seat", f"must be {wanted + 1}, as the frame below says"))


def _part(position: ArkadiaPosition, at: int, turn: Turn, found: Problems) -> None:
    """Check the number of parts begun: the frame above belongs to the last of them."""
    above = position.frames[at + 1]
    plan = position.rules.turn_plan
    begun: Any = LayOrIntroduce if isinstance(above, IN_PART_ONE) else UseBanner
    if type(above) in BELOW and begun in plan and (turn.part < 1 or plan[turn.part - 1] is not begun):
        found.append((f"frames[{at}].part", f"{above.NAME!r} is not part number {turn.part} of a turn"))
