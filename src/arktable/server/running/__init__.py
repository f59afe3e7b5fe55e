"""Limits, queues, threads and worker processes, health, errors."""
