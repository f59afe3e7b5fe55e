"""Clocks: what a wait costs, when a clock runs out, and what happens then."""
