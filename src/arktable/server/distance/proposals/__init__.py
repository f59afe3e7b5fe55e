"""What players propose to each other: to end, to pause, what happens to a seat whose player is away."""
