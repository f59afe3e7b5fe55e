"""The server. `http` alone needs uvicorn, `store` alone SQL, `browser` neither."""
