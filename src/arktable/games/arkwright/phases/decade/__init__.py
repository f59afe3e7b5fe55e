"""The end of a decade (WF 2641) and the beginning of the next: dismissals, events, obsolete factories, start player."""
