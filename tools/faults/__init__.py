"""Faults of a server's processes, database, disk and clients (`make faults`)."""
