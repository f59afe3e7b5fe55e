"""The text of a position: its kinds of fields, the derived fields, and checks for what is impossible."""
