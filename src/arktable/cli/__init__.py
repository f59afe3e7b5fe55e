"""Layer 4: the command `arktable`, one file per command."""
