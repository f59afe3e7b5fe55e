"""Chat at tables, and private notes. Both are outside the logs of the games."""
