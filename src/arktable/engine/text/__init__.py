"""Positions as text, and reading of texts from outside."""
