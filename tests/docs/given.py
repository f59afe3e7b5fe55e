"""What the prose of a page presupposes: installed packages, files of the reader, names in the Python of the page."""

from __future__ import annotations

import base64
import hmac
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import arktable
from arktable.server.distance.notices.webhooks import new_secret, signature
from tests.packaging import outside

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = {
    "docs/how-to/add-a-game.md": "examples/blind_bids",
    "docs/how-to/add-a-house-rule.md": "tests/packaging/poor_law",
}
"""The package that a page tells to install."""
STANDS_FOR = {"your-game": "blind-bids", "nl": "de"}
"""Words of a page that stand for something of the reader, and what is used for them."""
SHORT_GAME = 4
"""Decisions of the game that is reviewed; a review of a whole game takes long."""


@dataclass
class Given:
    """What a page is given in its folder."""

    environment: dict[str, str]
    names: dict[str, Any] = field(default_factory=dict)


def given(page: str, folder: Path) -> Given:
    """Prepare the folder of a page."""
    (folder / "examples").symlink_to(ROOT / "examples")
    environment = dict(os.environ)
    if page in INSTALLED:
        environment = outside.environment(outside.install(str(ROOT / INSTALLED[page]), folder / "site"))
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    names: dict[str, Any] = {}
    match page:
        case "README.md":
            record(folder / "game.ark")
            (folder / "lesson.toml").write_text(arktable.start("arkadia").save(), "utf-8")
        case "docs/how-to/review-a-game.md":
            record(folder / "evening.ark", SHORT_GAME)
        case "docs/how-to/run-a-tournament.md":
            (folder / "my-box.toml").write_text("[workers.all]\nvalue = 80\n", "utf-8")
        case "docs/how-to/train-an-agent.md":
            train(folder / "build" / "train")
        case "docs/how-to/get-notices.md":
            names = notice()
    return Given(environment, names)


def record(path: Path, most: int | None = None) -> None:
    """Write the record of a game of random bots, or of its beginning."""
    played = arktable.play_match("arkwright-cards", ["random", "random"], seed=1).record
    played.moves[most or len(played.moves) :] = []
    path.write_text(played.text(), "utf-8")


def train(folder: Path) -> None:
    """Write the weights of an agent that has learned for a moment."""
    example = [sys.executable, str(ROOT / "examples/train_cards.py"), "--updates", "4", "--games", "2"]
    subprocess.run([*example, "--out", str(folder)], check=True, capture_output=True)


def notice() -> dict[str, Any]:
    """A notice as a webhook gets it, with the signature of a server."""
    secret, body = new_secret(), b'{"kind": "turn"}'
    headers = {"webhook-id": "n1", "webhook-timestamp": "1700000000"}
    headers["webhook-signature"] = signature(secret, "n1", headers["webhook-timestamp"], body)
    return {"base64": base64, "hmac": hmac, "secret": secret, "body": body, "headers": headers}
