"""Pure functions: what follows from the numbers, without flow. The rules and the forecast both use them."""
