"""A small random number generator whose state is part of the position, so that a copy draws the same numbers.

xoshiro128++ on 32-bit words: every intermediate value stays below 2**62, which makes it fast when compiled and
identical on all machines. Never use the `random` module for anything that concerns a game.
"""

from __future__ import annotations

import hashlib

_MASK = 0xFFFFFFFF


class Rng:
    """A generator that is made from a seed, can be copied, and draws the same numbers on every machine."""

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self._a = a
        self._b = b
        self._c = c
        self._d = d

    def copy(self) -> Rng:
        """Return a copy that will draw the same numbers."""
        return Rng(self._a, self._b, self._c, self._d)

    def word(self) -> int:
        """Return the next 32 random bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        s = (a + d) & _MASK
        result = (((s << 7) | (s >> 25)) + a) & _MASK
        t = (b << 9) & _MASK
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ t
        self._d = ((d << 11) | (d >> 21)) & _MASK
        return result

    def below(self, n: int) -> int:
        """Return a uniform random number in 0 … n − 1 (n up to 2**30)."""
        # Multiply and shift; the few words that would make some numbers more likely are rejected.
        product = self.word() * n
        low = product & _MASK
        if low < n:
            threshold = (_MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place; every order is equally likely."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def state(self) -> tuple[int, int, int, int]:
        """Return the four words of the state, for tests and debugging."""
        return (self._a, self._b, self._c, self._d)


def rng_from_seed(seed: int) -> Rng:
    """Return a generator for any whole number as seed; neighbouring seeds give unrelated numbers."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16, person=b"arktable").digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]
    if not any(words):  # the only state that the generator cannot leave
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])


def rng_of(*parts: int | str) -> Rng:
    """Return the generator that belongs to these words and numbers in this order.

    A bot gets one made from its game's seed, its seat and its name. So it draws the same numbers in the same game,
    whichever its opponents and its process are, and two line-ups can be compared seed by seed.
    """
    text = "|".join([str(part) for part in parts])
    digest = hashlib.blake2b(text.encode(), digest_size=16, person=b"arena").digest()
    return rng_from_seed(int.from_bytes(digest, "little"))
