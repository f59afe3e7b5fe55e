"""Opening tables, and what can be opened: rulesets, lessons, files of games."""
