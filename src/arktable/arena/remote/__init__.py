"""Bots of this machine at the tables of a server, over HTTP (docs/reference/bot-protocol.md)."""
