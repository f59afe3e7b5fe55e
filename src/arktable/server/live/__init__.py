"""Snapshots and updates for whoever has a table open, whatever carries them."""
