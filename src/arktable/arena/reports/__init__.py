"""Pages and charts of tournaments and of the lab."""
