"""The table in a browser, without a server: a worker asks a desk, and the desk answers as the server would."""
