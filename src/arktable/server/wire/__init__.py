"""What travels between server and client, as typed shapes."""
