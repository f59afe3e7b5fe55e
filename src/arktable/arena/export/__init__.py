"""Recorded games as tables, for statistics."""
