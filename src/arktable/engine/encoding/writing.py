"""Small functions that write into the numbers of an observation; the encoders of the games use them."""

from __future__ import annotations


def put_bits(numbers: list[int], at: int, mask: int, length: int) -> None:
    """Write a set as one number for each bit. The numbers are 0 before."""
    index = at
    while mask and index < at + length:
        if mask & 1:
            numbers[index] = 1
        mask >>= 1
        index += 1


def put_row(numbers: list[int], at: int, row: list[int]) -> None:
    """Write numbers one after the other."""
    for index in range(len(row)):
        numbers[at + index] = row[index]


def put_row_plus(numbers: list[int], at: int, row: list[int], plus: int) -> None:
    """Write numbers one after the other, each increased: for lists in which a negative number means "none"."""
    for index in range(len(row)):
        numbers[at + index] = row[index] + plus


def put_thing(numbers: list[int], at: int, thing: int) -> None:
    """Set the bit of one thing; a negative number is no thing."""
    if thing >= 0:
        numbers[at + thing] = 1


def tally(numbers: list[int], at: int, things: list[int]) -> None:
    """Count how often each thing occurs."""
    for thing in things:
        numbers[at + thing] += 1
