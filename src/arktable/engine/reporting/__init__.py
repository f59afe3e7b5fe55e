"""Reporting on a game: sections (bands) of its log, scenes, and the report at the end."""
