"""The intake in the program's own process, for a browser and for tests."""

from __future__ import annotations

import math
from collections.abc import Callable

from arktable.engine.game import Game
from arktable.server.intake.examination import Examination
from arktable.server.running.intake_protocol import Answer, Question


class InlineIntake:
    """Implements `Intake` in the program's own process."""

    def __init__(self, find_game: Callable[[str], Game]) -> None:
        # There are no other users, and a telephone may be slow.
        self._examination = Examination(find_game, math.inf, math.inf)

    async def ask(self, question: Question) -> Answer:
        return self._examination.answer(question)

    async def close(self) -> None:
        pass
