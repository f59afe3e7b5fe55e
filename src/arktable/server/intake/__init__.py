"""Reads input from outside for the first time, in a process that can be killed."""
