"""Layer 3: the table. `service` and `routes` know no framework, `store` alone knows SQL, `browser` needs neither."""
