"""What keeps a server up: limits, queues, threads and worker processes, health, errors."""
