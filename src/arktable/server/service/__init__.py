"""What can be done at the tables, without any web framework."""
