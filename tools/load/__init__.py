"""Load on a server of this machine, and figures of it (`make load`)."""
