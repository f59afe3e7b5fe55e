"""Pure functions of the economy: they compute numbers and change no flow. The rules and the forecast use them."""
