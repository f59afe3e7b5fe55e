"""Keeping a database: upgrades, copies, dumps, moving to another one, and what a check reads and repairs."""
