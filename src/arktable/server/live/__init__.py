"""Snapshots and updates for open connections, over a WebSocket or in a browser."""
