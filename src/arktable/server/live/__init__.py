"""The WebSocket side: snapshots and updates for whoever has a table open."""
