"""Checks of what is hidden: views, samples and texts depend on what their viewer can know, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arktable.conformance.broken import require
from arktable.conformance.invariants import as_bytes, keeps_secret_moves, leaks_nothing, viewers
from arktable.conformance.playing import play_out, walk_in
from arktable.conformance.settings import Setting
from arktable.engine.fields import write_fields
from arktable.engine.game import ANYTHING
from arktable.engine.position import Position
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK, SPECTATOR

TRUTHS = 2
"""The number of other truths that are tried for a viewer."""
OF_THE_VIEWER = ("viewer", "offer", "assumed", "idle")
"""Whose view it is, what they may choose now, and the usual choice. The rest of a view tells of the table."""
EARLY = 8
"""The first decisions, which are all looked at: a small game has few more."""
SECRET_SEEDS = range(14, 20)
"""Games in which the named secrets are looked for; most show them in the first."""
MANY = 8
"""A field that was dealt otherwise as often as this differs from the truth in one of as many samples, too."""
SHORT = 40
"""The first decisions, which are all looked at for secrets; of the others, one in as many is."""


def views_leak_nothing(setting: Setting) -> None:
    """What a viewer cannot know is dealt again, and not a byte of the view changes."""
    rng, asked = rng_from_seed(9), dict[str, int]()
    for position in walk_in(setting, 5):
        asked[position.phase()] = asked.get(position.phase(), 0) + 1
        if asked[position.phase()] % 6 == 1 or position.decisions < EARLY:
            leaks_nothing(position, rng)


def secret_moves_stay_secret(setting: Setting) -> None:
    """Each secret decision of a game; most games have none."""
    for position in walk_in(setting, 15):
        if any(position.is_secret(move) for move in position.moves()):
            keeps_secret_moves(position)


def samples_can_be_played_out(setting: Setting) -> None:
    """A sample for anybody at any moment can be played to its end."""
    rng = rng_from_seed(6)
    for position in walk_in(setting, 6):
        if position.decisions % 23 == 0:
            for viewer in viewers(position):
                sample = position.sample(viewer, rng)
                play_out(sample, rng)
                same = sample.census() == position.census()
                require(same, f"{position.phase()}, viewer {viewer}: a sample that was played out has another census")


def samples_deal_what_is_concealed(setting: Setting) -> None:
    """A field that `conceal` and `deal` change is not the truth in every `sample`."""
    rng, dealt, sampled = rng_from_seed(16), dict[str, int](), set[str]()
    for seed in SECRET_SEEDS[:2]:
        for position in _looked_at(setting, seed):
            for viewer in viewers(position):
                other = position.copy()
                other.VERBS.conceal(other, viewer)
                other.VERBS.deal(other, rng)
                for name in _different_fields(position, other):
                    dealt[name] = dealt.get(name, 0) + 1
                sampled.update(_different_fields(position, position.sample(viewer, rng)))
    kept = sorted(name for name, times in dealt.items() if times >= MANY and name not in sampled)
    require(not kept, f"every sample has the true {', '.join(kept)}, which viewers do not know")


def _different_fields(one: Position, other: Position) -> list[str]:
    """The names of the declared fields in which two positions differ."""
    first, second = (write_fields(each, each.FIELDS, getattr(each, "rules", None)) for each in (one, other))
    return [name for name in first.keys() | second.keys() if first.get(name) != second.get(name)]


def samples_depend_on_the_view(setting: Setting) -> None:
    """Two truths that look alike to a viewer give it the same sample for the same seed.

    Each time that a phase is met first and at some other moments, for one viewer after the other.
    """
    seen: set[str] = set()
    tried = 0
    for position in walk_in(setting, 14):
        if position.phase() not in seen or position.decisions % 20 == 0 or position.decisions < EARLY:
            seen.add(position.phase())
            everybody = viewers(position)
            same_sample_for_the_same_view(position, everybody[tried % len(everybody)], tried + 1)
            public_part_tells_nothing_hidden(position, everybody[tried % len(everybody)], tried + 1)
            tried += 1


def public_part_tells_nothing_hidden(position: Position, viewer: int, seed: int) -> None:
    """The public part is the same whatever is hidden, from anybody: it is made for all at once.

    A sample for a spectator deals again what any seat could hide. No key of it is made for a viewer as well.
    """
    public = as_bytes(position.public_part())
    same = as_bytes(position.sample(SPECTATOR, rng_from_seed(seed)).public_part()) == public
    require(same, f"{position.phase()}: the public part depends on something hidden")
    own = position.own_part(viewer)
    twice = own.keys() & position.public_part().keys()
    require(not twice, f"in the public part and in a viewer's own: {', '.join(sorted(twice))}")
    whole = as_bytes({**position.public_part(), **own}) == as_bytes(position.view(viewer))
    require(whole, "a view is not its public part and its own part")


def same_sample_for_the_same_view(position: Position, viewer: int, seed: int) -> int:
    """How many truths were found that differ from this one; each gives the viewer the same sample."""
    view, sample, others = as_bytes(position.view(viewer)), position.sample(viewer, rng_from_seed(seed)).save(), 0
    where = f"{position.phase()}, viewer {viewer}"
    for number in range(TRUTHS):
        truth = position.sample(viewer, rng_from_seed(1000 * seed + number))
        require(as_bytes(truth.view(viewer)) == view, f"{where}: the view depends on something hidden")
        same = truth.sample(viewer, rng_from_seed(seed)).save() == sample
        require(same, f"{where}: a sample depends on something hidden")
        others += as_bytes(truth.view(OPEN_BOOK)) != as_bytes(position.view(OPEN_BOOK))
    return others


def known(position: Position, viewer: int) -> dict[str, Any]:
    """What a view tells of the table."""
    found = {key: value for key, value in position.view(viewer).items() if key not in OF_THE_VIEWER}
    if isinstance(found.get("asked"), dict):  # what can be answered in advance belongs to the offer
        found["asked"] = {key: value for key, value in found["asked"].items() if key != "standing"}
    return found


def differs(position: Position) -> bool:
    """Does a seat know something that the next one does not?"""
    return any(known(position, seat) != known(position, (seat + 1) % position.seats) for seat in range(position.seats))


def secrets_are_named(setting: Setting) -> None:
    """All seats know the same exactly where no secret is named."""
    secrets = setting.game.secrets(setting.options, setting.seats)
    expected = bool(secrets and setting.seats > 1)
    for seed in SECRET_SEEDS:
        found = any(differs(position) for position in _looked_at(setting, seed))
        require(bool(secrets) or not found, "seats know different things, and the game names no secret")
        if found or not expected:
            break
    if secrets != [ANYTHING]:  # a game that does not name its secrets may have some, or none
        require(found == expected, f"secrets are named ({', '.join(secrets)}), and all seats see the same")


def _looked_at(setting: Setting, seed: int) -> Iterator[Position]:
    seen: set[str] = set()
    for position in walk_in(setting, seed):
        early = position.decisions < SHORT
        if position.seat >= 0 and (early or position.phase() not in seen or position.decisions % SHORT == 0):
            seen.add(position.phase())
            yield position
