"""The API: routes without HTTP, used by the server and by the table in a browser."""
