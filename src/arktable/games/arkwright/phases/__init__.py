"""One file per phase of the rule book: the rule, the frame, what may be decided, what it does."""
