"""The production phase (EN 623–785): goods are sold, stored, shipped and paid for."""
