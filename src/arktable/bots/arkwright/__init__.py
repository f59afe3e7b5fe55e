"""Bots for Arkwright: Spinning Jenny, Spinning Mule and Water Frame."""
