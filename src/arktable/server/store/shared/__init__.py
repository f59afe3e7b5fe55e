"""SQL and messages of processes that share a database."""
