"""Orders ahead: a plan for the next turn of a seat, with conditions that stop it. Only its owner knows of it."""
