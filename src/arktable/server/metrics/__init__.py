"""What a server counts and measures, in the format of Prometheus. The lowest package: all others may count."""
