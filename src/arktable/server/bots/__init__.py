"""Bots that play at tables and give hints."""
