"""The table in a browser without a server: the desk answers requests in a worker."""
