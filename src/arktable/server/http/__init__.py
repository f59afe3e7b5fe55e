"""HTTP and WebSockets around the routes. Here and in `app.py` alone is the web framework known."""
