"""Reporting on a game: its events and reasons, the bands of its log, scenes, and the report at the end."""
