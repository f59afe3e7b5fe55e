"""Words and languages: sentences made from keys and arguments, for readers of the terminal and of exported logs."""
