"""Bots for Arkadia."""
