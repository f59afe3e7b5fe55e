"""The shapes of play at a distance, one file for each subject."""
