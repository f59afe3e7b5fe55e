"""Hostile clients for a server on loopback: `python -m tools.probe`, `make probe` (docs/operations/probes.md)."""
