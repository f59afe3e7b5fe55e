"""The phases of the rule book, one file each."""
