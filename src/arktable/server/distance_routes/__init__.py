"""The routes for play at a distance. A browser without a server does not have them."""
