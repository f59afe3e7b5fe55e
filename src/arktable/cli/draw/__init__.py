"""Drawings of games for the terminal, made from a view and the kit, never from a position."""
