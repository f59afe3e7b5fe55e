"""Layer 1: one package per game. All have the same structure, and none imports another."""
