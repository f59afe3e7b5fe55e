"""A turn (EN 277–621): its action, price and appeal, and a development."""
