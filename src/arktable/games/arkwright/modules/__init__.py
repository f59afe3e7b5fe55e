"""The modules of Self-Actor, Stock Exchange and the extra events: one file each, what it changes and its rules."""
