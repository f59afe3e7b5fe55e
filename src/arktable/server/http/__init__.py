"""The HTTP side: thin handlers around the service. Here, in `live` and in `app.py` alone is the web framework known."""
