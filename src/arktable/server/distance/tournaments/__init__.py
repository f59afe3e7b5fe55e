"""Tournaments: who meets whom, tables that open by themselves, points and standings."""
