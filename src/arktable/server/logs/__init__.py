"""Logs: their formats, the id of the present request in every line, and no secrets."""
