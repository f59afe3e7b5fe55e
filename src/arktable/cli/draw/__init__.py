"""Drawings of games for the terminal, made from a view and the kit of printed things: never from a position."""
