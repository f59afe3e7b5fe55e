"""Prediction: the forecast of a production, what may change before it, and the cycles after it."""
