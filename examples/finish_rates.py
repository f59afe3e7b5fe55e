"""How often does an Arkadia game reach its own end, and what does that depend on?

Plays the same seeds with several line-ups and on several reconstructions of what is printed on the board and cards.
docs/research/finish-rates.md has the figures of a forerunner of this script, with 150 games per line.
"""

import sys

from arktable.arena.line_up import LineUp, Profile, fill_seats
from arktable.arena.simulate import simulate
from arktable.engine.rng import rng_from_seed


def other_tents(seed: int) -> Profile:
    """24 tents elsewhere: never touching each other, the middle left free for the castle lot."""
    rng = rng_from_seed(seed)
    tents: list[tuple[int, int]] = []
    while len(tents) < 24:
        x, y = rng.below(16), rng.below(12)
        in_the_middle = 5 <= x <= 10 and 4 <= y <= 7
        if not in_the_middle and all(abs(x - a) > 1 or abs(y - b) > 1 for a, b in tents):
            tents.append((x, y))
    return Profile(f"tents {seed}", f"[grid.tents]\nvalue = {[list(tent) for tent in tents]}\n")


# A profile must stay whole: what the first-game set-up lays out has to fit the changed numbers too.
NO_GIVEN = "[beginner.buildings]\nvalue = []\n"
NO_NEUTRAL = '[workers.neutral]\nvalue = 0\n[beginner.neutral]\nvalue = { "2" = 0, "3" = 0, "4" = 0 }\n'
SQUARE = "[forms.smithy]\nvalue = [[0, 0], [1, 0], [0, 1], [1, 1]]\n"
LARGE_CARDS = "{ house = 1, farm = 1, tavern = 1, mill = 1, smithy = 2, trade = 2, monastery = 2 }"
PROFILES = {
    "our reconstruction": None,
    "other tents (1)": other_tents(1),
    "other tents (2)": other_tents(2),
    "a square instead of the long smithy": Profile("square", SQUARE + NO_GIVEN),
    "more large buildings": Profile("large", f"[cards.per_family]\nvalue = {LARGE_CARDS}\n"),
    "no neutral workers at all": Profile("none", NO_NEUTRAL),
}


def main(games: int) -> None:
    """Print one line per line-up, profile and number of seats."""
    for bots in (["greedy"], ["greedy", "random"], ["random"]):
        for name, profile in PROFILES.items():
            rates = []
            for seats in (2, 3, 4):
                tally = simulate(LineUp("arkadia", seats, fill_seats(bots, seats), {}, profile), games, seed=0).tally
                rates.append(f"{seats} players {tally.finished:3}/{games} mean {tally.score_mean():5.1f}")
            print(f"{'+'.join(bots):13} {name:36} {'   '.join(rates)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
