"""Notices: who is told what, by which channel. Nothing is sent while a table is locked."""
