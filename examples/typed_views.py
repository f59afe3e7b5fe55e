"""Views and rules of the three games with their types: an editor completes the fields, and mypy checks them.

`arktable.start("arkadia")` is typed as Arkadia because the id is written there. A ruleset that is known only when the
program runs has the general type; `isinstance` with a class of `arktable.typed` narrows it.
"""

import arktable
from arktable.typed import ArkadiaPosition, ArkwrightView


def market_of(view: ArkwrightView) -> str:
    """One line about the job market and the first company."""
    company = view["companies"][0]
    cash = "hidden" if company["cash"] is None else f"£{company['cash']}"
    return f"wage £{view['market']['wage']}, seat 1 has {cash} and {company['shares']} shares"


def hand_of(position: arktable.Position, seat: int) -> list[str]:
    """The cards of a seat, in a game that may be Arkadia."""
    if not isinstance(position, ArkadiaPosition):
        return []
    you = position.view(seat)["you"]
    return [] if you is None else you["hand"]


def main() -> None:
    """The first moments of three games."""
    arkadia = arktable.start("arkadia", 3, seed=1)
    castle = arkadia.view(0)["castle"]
    families = arkadia.rules.printed.families
    print("arkadia:", dict(zip(families, castle["values"], strict=True)), "hand", hand_of(arkadia, 0))

    water_frame = arktable.game("water-frame").start(2)
    print("water-frame:", market_of(water_frame.view(0)), "to", 1760 + 10 * water_frame.rules.last_decade)

    cards = arktable.game("arkwright-cards")
    position = cards.start(2, {}, seed=1)
    forecast = position.view(0)["forecast"]
    print("arkwright-cards:", "no forecast" if forecast is None else f"forecast of good {forecast['good']}")
    print("ships at the start:", cards.rules({}, 2).start_ships, "money", position.view(0)["companies"][0]["money"])


if __name__ == "__main__":
    main()
