"""What do greedy bots score in the card game, and how much of it hangs on numbers we had to reconstruct?

Every number of players with the basic rules, with all expert rules and with any options, every decision checked against
the count of everything in the box. The basic game of two to four has no chance in it: what differs is the bots' taste
among equally good moves. docs/research/card-game-scores.md has figures.
"""

import statistics
import sys
from collections import Counter

from arktable.arena.line_up import LineUp, Profile
from arktable.arena.match import Watcher, play_match
from arktable.engine.moves import Move
from arktable.engine.position import Position
from arktable.engine.registry import find_game
from arktable.engine.rng import rng_from_seed
from arktable.games.arkwright_cards import awards
from arktable.games.arkwright_cards.state import CardPosition

EXPERT = {
    "supply": "random",
    "restrictions": "on",
    "factories": "chosen",
    "ships": "none",
    "shares": "bought",
    "actions": "seven",
}
SHIPS = "[factory.ship_price]\nvalue = [[6, 7, 8, 9], [8, 9, 11, 12]]\n"
COSTS = "[factory.fixed_cost]\nvalue = [[6, 7, 8, 9], [7, 8, 9, 10]]\n"
FIRST_COSTS = "[factory.fixed_cost]\nvalue = [[4, 5, 6, 7], [5, 6, 8, 9]]\n"
PROFILES = {
    "shipping brings nothing": "[factory.ship_price]\nvalue = [[0, 0, 0, 0], [0, 0, 0, 0]]\n",
    "no shares at half price": "[tracks.exchange]\nvalue = [0, 0, 0]\n",
    "£ on every second ship space and the last": "[ships.pounds]\nvalue = [2, 4, 6, 8, 9]\n",
    "£ on every ship space": "[ships.pounds]\nvalue = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n",
    "£2 less for every good shipped": SHIPS,
    "fixed costs £4 higher": COSTS,
    "wages £1 higher": "[wages.track]\nvalue = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7]\n",
    "lowest demand 0": "[demand.lowest]\nvalue = 0\n[demand.at_start]\nvalue = [0, 0, 0, 0]\n",
    "lowest demand −1": "[demand.lowest]\nvalue = 1\n",
    "lowest demand −2": "[demand.lowest]\nvalue = 2\n",
    "lowest demand −4": "[demand.lowest]\nvalue = 4\n",
    "one worker less on every tile": "[workers.tile]\nvalue = [1, 1, 1, 2]\n",
    "one worker more on every tile": "[workers.tile]\nvalue = [3, 3, 3, 4]\n",
    "no workers on tiles, fixed costs £4 to £9 (revision 1)": f"[workers.tile]\nvalue = [0, 0, 0, 0]\n{FIRST_COSTS}",
    "arrow into 1 instead of 2": "[appeal.arrows]\nvalue = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]\n",
}


class Figures(Watcher):
    """Adds up the last positions of many games."""

    def __init__(self) -> None:
        self.census: dict[str, int] = {}
        self.scores: list[int] = []
        self.best: list[int] = []
        self.opponents: list[int] = []
        self.better: list[int] = []
        self.counts: Counter[str] = Counter()

    def before(self, position: Position) -> None:
        self.census = position.census()

    def step(self, position: Position, seat: int, move: Move) -> None:
        assert position.census() == self.census, "something came from nowhere or got lost"

    def after(self, position: Position) -> None:
        assert isinstance(position, CardPosition)
        assert position.census() == self.census
        assert position.finished
        self.counts["games"] += 1
        scores = position.scores()
        self.scores += scores
        self.best.append(max(scores))
        for company in position.companies:
            self.counts["broke"] += company.broke
            self.counts["shares"] += company.shares
            self.counts["value"] += company.value
            self.counts["loans"] += company.loans
            self.counts["ships"] += company.tokens
        rivals = position.rules.rivals_score(position)
        if rivals:
            self.opponents += rivals
            self.better.append(max(rivals))
            self.counts["won"] += len(position.winners())
            self.counts["second"] += awards.place(position) == 2
            self.counts.update(f"award {name}" for name in awards.names(position.reached))

    def line(self) -> str:
        """Everything but the awards."""
        mean, spread = statistics.mean(self.scores), statistics.pstdev(self.scores)
        text = f"mean {mean:5.1f} sd {spread:5.1f} from {min(self.scores)} to {max(self.scores)}"
        text += f"  best {statistics.mean(self.best):5.1f}"
        for name in ("value", "shares", "loans", "ships"):
            text += f"  {name} {self.counts[name] / len(self.scores):.1f}"
        text += f"  broke {self.counts['broke']}"
        if self.opponents:
            games = self.counts["games"]
            text += f"  opponents {statistics.mean(self.opponents):.1f} better one {statistics.mean(self.better):.1f}"
            text += f"  won {100 * self.counts['won'] / games:.0f} % second {100 * self.counts['second'] / games:.0f} %"
        return text

    def awards(self) -> str:
        """Those reached, won or not, as parts of all games."""
        games = self.counts["games"]
        found = [(name[6:], n) for name, n in self.counts.most_common() if name.startswith("award ")]
        return ", ".join(f"{name} {100 * n / games:.0f} %" for name, n in found)


def any_options(seed: int) -> dict[str, str]:
    """A combination at random."""
    rng = rng_from_seed(seed)
    options = find_game("arkwright-cards").facts.options
    return {option.key: option.values[rng.below(len(option.values))] for option in options}


def played(seats: int, games: int, which: str, profile: Profile | None = None) -> Figures:
    """Play this number of games between greedy bots."""
    figures = Figures()
    for seed in range(games):
        options = {"basic": {}, "expert": EXPERT}.get(which) if which != "any" else any_options(seed)
        play_match(LineUp("arkwright-cards", seats, ("greedy",) * seats, options or {}, profile), seed, [figures])
    return figures


def main(games: int) -> None:
    """Print one line per number of players and kind of rules, then per reconstruction."""
    for which, number in (("basic", games), ("expert", games // 5), ("any", games // 5)):
        for seats in (1, 2, 3, 4):
            figures = played(seats, max(1, number), which)
            print(f"{which:6} {seats} {max(1, number):4} games  {figures.line()}", flush=True)
            if seats == 1:
                print(f"       reached: {figures.awards()}", flush=True)
    for name, text in PROFILES.items():
        for seats in (1, 3):
            figures = played(seats, max(1, games // 5), "basic", Profile("other", text))
            print(f"{name}, {seats} players: {figures.line()}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
