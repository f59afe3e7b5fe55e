"""Hypothesis plays: any legal move after any other, copies, samples and records taken on the way."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from arktable.engine.position import Position
from arktable.engine.records.record import Record, new_record, read_record, replay
from arktable.engine.registry import rulesets
from arktable.engine.rng import rng_from_seed
from arktable.engine.seats import OPEN_BOOK
from tests.builders.invariants import Watch, as_bytes, leaks_nothing, why_not_agrees
from tests.builders.rulesets import option_sets


class Table(RuleBasedStateMachine):
    """One game of any ruleset; hypothesis decides everything."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[tuple[Position, bytes]] = []

    @initialize(
        ruleset=st.sampled_from([game.facts.id for game in rulesets()]),
        seats=st.integers(0, 10),
        options=st.integers(0, 50),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, ruleset: str, seats: int, options: int, seed: int) -> None:
        (self.game,) = [game for game in rulesets() if game.facts.id == ruleset]
        facts, sets = self.game.facts, option_sets(self.game)
        count = facts.seats_min + seats % (facts.seats_max - facts.seats_min + 1)
        chosen = sets[options % len(sets)]
        self.position = self.game.start(count, chosen, seed)
        self.record: Record = new_record(self.game, count, chosen, seed)
        self.watch = Watch(self.position)
        self.rng = rng_from_seed(seed)

    @precondition(lambda self: self.position.seat >= 0)
    @rule(kind=st.integers(0, 20), choice=st.integers(0, 10_000))
    def decide(self, kind: int, choice: int) -> None:
        moves = self.position.moves()
        words = sorted({move.text.split()[0] for move in moves})
        some = [move for move in moves if move.text.startswith(words[kind % len(words)])]
        move = some[choice % len(some)]
        self.record.moves.append((self.position.seat, move.text))
        self.position.play_checked(move)

    @precondition(lambda self: self.position.seat >= 0)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=5, max_size=40))
    def play_a_while(self, choices: list[int]) -> None:
        for choice in choices:
            if self.position.seat >= 0:
                self.decide(choice // 7, choice)

    @rule()
    def keep_a_copy(self) -> None:
        twin = self.position.copy()
        self.kept.append((twin, as_bytes(twin.view(OPEN_BOOK))))

    @rule()
    def look_for_leaks(self) -> None:
        leaks_nothing(self.position, self.rng)

    @rule()
    def ask_why_not(self) -> None:
        why_not_agrees(self.position, self.rng, most=150)

    @rule()
    def go_on_from_the_record(self) -> None:
        again = replay(read_record(self.record.text()), self.game)
        assert as_bytes(again.view(OPEN_BOOK)) == as_bytes(self.position.view(OPEN_BOOK))
        assert again.rng.state() == self.position.rng.state()
        self.position = again

    @invariant()
    def everything_is_accounted_for(self) -> None:
        if hasattr(self, "watch"):
            self.watch.look(self.position)

    def teardown(self) -> None:
        for twin, before in self.kept:
            assert as_bytes(twin.view(OPEN_BOOK)) == before, "a copy changed with the game"


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=40)
