"""Bots for Arkwright: Spinning Jenny and Water Frame."""
