"""The dialogue of a game in the terminal: what is shown and asked, and which answers are possible."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from arktable.cli.advice import plan_lines, plans_for
from arktable.cli.draw.drawing import DrawsForecast, Explains, NamesMoves, Numbers, drawing_of
from arktable.cli.draw.house import draw_table
from arktable.cli.explain import chosen_options, explained, matching
from arktable.cli.line import LineReader
from arktable.cli.output import data_folder, wrapped
from arktable.cli.session import Happening, Session
from arktable.engine.errors import ArktableError, IllegalMove
from arktable.engine.game import Game
from arktable.i18n.words import Teller, error_sentence

COMMANDS: Final = ("help", "about", "moves", "table", "forecast", "hint", "log", "why", "undo", "quit")
"""The commands other than moves. Each has its own word in every language, `cli-word-<command>`."""

MOVES_SHOWN: Final = 48
LOG_SHOWN: Final = 30
LONGEST_NUMBER: Final = 9
"""Digits; Python refuses to read numbers of thousands of them."""


class Terminal:
    """Runs a session until the game is over, the person leaves, or nothing more can be read."""

    def __init__(self, session: Session, game: Game, options: Mapping[str, str], teller: Teller, out: Console) -> None:
        self._session = session
        self._game = game
        self._options = options
        self._teller = teller
        self._words = teller.words
        self._out = out
        self._drawing = drawing_of(game.facts.game, game.kit(options), teller)
        self._drawn_turn: int | None = None
        self._commands = {word: command for command in COMMANDS for word in self._words_of(command)}
        self._line = LineReader(self._answers, data_folder() / "history")
        self.told_to_quit = False

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            self._play()
        finally:
            self._line.close()

    def _play(self) -> None:
        session = self._session
        self.say("cli-welcome")
        self._tell(session.log)
        while not session.over:
            if not session.my_turn:
                self._tell(session.bot_decides())
                continue
            self._show()
            if not self._ask():
                return
        draw_table(self._out, self._drawing, session.view(), self._teller)
        self.say("cli-over")
        self._out.print(self._drawing.result(session.view()))

    def say(self, key: str, **args: Any) -> None:
        """Print one of our sentences."""
        self._print(self._words.text(key, **args))

    # -- showing ------------------------------------------------------------------------------------------------

    def _print(self, line: str) -> None:
        """Print a line; on a terminal it breaks between words, elsewhere it stays whole."""
        for piece in wrapped(line, self._out.width) if self._out.is_terminal else [line]:
            self._out.print(Text(piece), soft_wrap=True)

    def _tell(self, happened: Sequence[Happening]) -> None:
        for event in happened:
            self._print(f"  {self._teller.sentence(event)}")

    def _show(self) -> None:
        """The whole table once per turn, then only what the decision needs."""
        view = self._session.view()
        if view.get("turn") != self._drawn_turn:
            self._draw_table()
        helps = self._drawing.asked(view)
        if helps is not None:
            self._out.print(helps)
        self.say("cli-asked", phase=self._teller.phase(self._session.position.phase()))
        self._list_moves(MOVES_SHOWN)

    def _draw_table(self) -> None:
        view = self._session.view()
        self._drawn_turn = view.get("turn", -1)
        self._out.print()
        draw_table(self._out, self._drawing, view, self._teller)

    def _list_moves(self, most: int) -> None:
        numbers = self._numbers()
        counted = {move: str(number) for number, move in numbers.items()}
        moves = [*numbers.values(), *(move for move in self._moves() if move not in counted)]
        names = self._drawing.named_moves(self._session.view()) if isinstance(self._drawing, NamesMoves) else {}
        labels = {move: f"{move} ({names[move]})" if move in names else move for move in moves[:most]}
        numbered = [Text(f"{counted.get(move, ''):>3} {label}") for move, label in labels.items()]
        self._out.print(Columns(numbered, padding=(0, 2), equal=True, column_first=True))
        if len(moves) > most:
            self.say("cli-more-moves", n=len(moves) - most, word=self._words.text("cli-word-moves"))

    def _moves(self) -> list[str]:
        return [move.text for move in self._session.position.moves()]

    def _numbers(self) -> dict[int, str]:
        """The moves by number: as in a table of the drawing, otherwise counted from 1."""
        shown = self._drawing.numbers(self._session.view()) if isinstance(self._drawing, Numbers) else {}
        return shown or dict(enumerate(self._moves(), 1))

    def _answers(self) -> list[str]:
        """All possible answers, for completion."""
        return [*self._moves(), *self._commands]

    # -- asking -------------------------------------------------------------------------------------------------

    def _ask(self) -> bool:
        """Read answers until one of them is a move; False when the person leaves."""
        while True:
            answer = self._read()
            if answer is None:
                return False
            if not answer:
                continue
            word, _, rest = answer.partition(" ")
            command = self._commands.get(word.lower(), "")
            if command == "quit":
                self.told_to_quit = True
                return False
            if command:
                self._obey(command, rest.strip())
                if command == "undo":
                    return True
            elif self._decided(answer):
                return True

    def _read(self) -> str | None:
        """Read one line; None when there are no more."""
        answer = self._line.read()
        if answer is None:
            self._out.print()
            return None
        if not sys.stdin.isatty():
            self._print(answer)  # a terminal shows what is typed; so should a transcript
        return answer

    def _decided(self, answer: str) -> bool:
        """Play a move given by number or notation; say why if that is not possible."""
        if answer.isdecimal():
            numbers = self._numbers()
            if len(answer) > LONGEST_NUMBER or int(answer) not in numbers:
                self.say("cli-no-such-number", low=min(numbers), high=max(numbers))
                return False
            answer = numbers[int(answer)]
        try:
            happened = self._session.decide(answer)
        except IllegalMove as error:
            self._print(self._teller.reason(error.reason))
            return False
        except ArktableError as error:
            self._print(error_sentence(self._words, error))
            self.say("cli-try-help")
            return False
        self._tell(happened)
        return True

    def _obey(self, command: str, rest: str) -> None:
        if command == "help":
            self._help(rest)
        elif command == "about":
            self._about(rest)
        elif command == "moves":
            self._list_moves(len(self._session.position.moves()))
        elif command == "table":
            self._draw_table()
        elif command == "forecast":
            self._forecast(rest)
        elif command == "hint":
            self._hint()
        elif command == "log":
            self._tell(self._session.log[-LOG_SHOWN:])
        elif command == "undo":
            self._undo()
        else:
            self._why(rest)

    def _undo(self) -> None:
        reason = self._session.why_not_undo()
        if reason is not None:
            self._print(self._teller.reason(reason))
            return
        self._session.undo()
        self._drawn_turn = None  # draw the table again
        self.say("cli-undone")

    def _why(self, text: str) -> None:
        if not text:
            self.say("cli-why-what")
            return
        if self._commands.get(text.lower()) == "undo":
            text = "undo"
        try:
            reason = self._session.why_not(text)
        except ArktableError as error:
            self._print(error_sentence(self._words, error))
            return
        self._print(self._teller.reason(reason) if reason else self._words.text("cli-why-allowed"))

    def _forecast(self, good: str) -> None:
        """Who would sell what now; of one good, given in notation, or of all."""
        if not isinstance(self._drawing, DrawsForecast):
            self.say("cli-forecast-none")
            return
        goods: list[str] = self._game.kit(self._options)["goods"]
        if good and good not in goods:
            self.say("cli-forecast-goods", goods=", ".join(goods))
            return
        self._out.print(self._drawing.forecast(self._session.view(), goods.index(good) if good else None))

    def _hint(self) -> None:
        """What a bot would do here. It plays nothing."""
        self.say("cli-hint-thinking")
        plans = plans_for(self._session, self._game, self._options)
        for at in range(len(plans)):
            for line in plan_lines(plans, at, self._session.position, self._game, self._teller):
                self._print(line)

    def _help(self, rest: str) -> None:
        """The commands and the moves of this decision; with a word after it, the whole notation of the game."""
        self.say("cli-help")
        for command in COMMANDS:
            called, about = ", ".join(self._words_of(command)), self._words.text(f"cli-help-{command}")
            self._print(f"  {self._words.text('cli-help-line', words=called, about=about)}")
        if not rest:
            self.say("cli-help-now")
            self._print_verbs(dict.fromkeys(move.split()[0] for move in self._moves()))
            self.say("cli-help-more", word=f"{self._words_of('help')[0]} {self._words.text('cli-word-all')}")
            return
        self.say("cli-help-notation")
        never = self._drawing.never(self._session.view()) if isinstance(self._drawing, Explains) else ()
        verbs = dict.fromkeys(move.text.split()[0] for move in self._game.catalogue().all)
        self._print_verbs(verb for verb in verbs if verb not in never)

    def _print_verbs(self, verbs: Iterable[str]) -> None:
        for verb in verbs:
            key = f"move-{verb}"
            self._print(f"  {self._words.text(key) if self._words.has(key) else verb}")

    def _about(self, word: str) -> None:
        """Explain the options and the things of this table, or those with a certain word."""
        things = chosen_options(self._game.facts, self._options, self._words)
        if isinstance(self._drawing, Explains):
            things += self._drawing.things(self._session.view())
        found = matching(things, word)
        for thing in found:
            self._print(f"  {explained(thing, self._words)}")
        if not found:
            self.say("cli-about-nothing", word=word)

    def _words_of(self, command: str) -> list[str]:
        """What a command can be called: in the reader's language, in English, and `?` for help."""
        called = [self._words.text(f"cli-word-{command}"), command]
        return list(dict.fromkeys(called + (["?"] if command == "help" else [])))
