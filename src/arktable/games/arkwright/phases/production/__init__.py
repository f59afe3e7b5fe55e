"""The production phase (WF 2090): goods are made, sold, shipped, stored and paid for."""
