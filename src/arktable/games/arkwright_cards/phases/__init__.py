"""The phases of the rule book, a file each."""
