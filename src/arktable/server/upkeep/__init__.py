"""The check of a database: every log is replayed, and what is stored about it is compared."""
