"""Pure functions of the economy, used by rules, forecast and views."""
