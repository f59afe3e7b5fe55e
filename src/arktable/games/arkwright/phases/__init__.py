"""One file per phase of the rule book: the rule, its frame, the possible decisions and their effects."""
