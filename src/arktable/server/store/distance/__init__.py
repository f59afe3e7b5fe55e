"""SQL for play at a distance: one file for each subject. A browser without a server has none of it."""
