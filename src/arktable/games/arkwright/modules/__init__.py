"""The modules of Self-Actor, Stock Exchange and the extra events: one file each, with its rules."""
