"""Arktable: one engine for Arkadia, Arkwright and Arkwright: The Card Game."""

__version__ = "0.1.0"
