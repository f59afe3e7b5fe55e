"""HTTP and WebSockets around the routes: an ASGI application, and limits for the connections of uvicorn."""
