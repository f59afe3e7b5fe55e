"""Opens tables, and lists what can be opened: rulesets, lessons, files of games."""
