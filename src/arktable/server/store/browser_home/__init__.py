"""The tables of a browser without a server: kept as texts in its storage."""
