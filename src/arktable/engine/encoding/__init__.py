"""Positions as whole numbers, for programs that learn (`arktable.envs`).

An encoder writes what one seat knows into a list of whole numbers, in blocks that its schema names. Nothing here needs
numpy: it is compiled with the engine, and the environments copy the list into an array and scale it.
"""
