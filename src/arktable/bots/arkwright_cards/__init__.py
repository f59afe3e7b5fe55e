"""Bots for Arkwright: The Card Game."""
