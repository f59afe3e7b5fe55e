"""Reads what comes from outside (positions, records, stored tables) for the first time, where it can harm nobody."""
