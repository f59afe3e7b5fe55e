"""Plays the example that hides something in the step loop of the environments. Prints what was seen, as JSON."""

from __future__ import annotations

import json
import sys

from arktable import envs
from arktable.engine.rng import rng_from_seed

loop = envs.make("blind-bids", seats=2, seed=1)
rng = rng_from_seed(2)
steps, alike = 0, 0
while loop.seat >= 0:
    seat = loop.seat
    numbers = loop.observe(seat).tolist()
    loop.position = loop.position.sample(seat, rng)
    alike += loop.observe(seat).tolist() == numbers
    loop.step(int(loop.mask().argmax()))
    steps += 1
sys.stdout.write(json.dumps({"steps": steps, "alike": alike, "length": len(numbers), "rewards": loop.rewards()}))
