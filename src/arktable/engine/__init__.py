"""Layer 0: the engine of all games. It knows no game and needs only the standard library and mypy_extensions."""
