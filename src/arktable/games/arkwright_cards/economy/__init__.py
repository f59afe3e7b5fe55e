"""How quantities follow from others: pure functions, used by rules, forecast and views."""
