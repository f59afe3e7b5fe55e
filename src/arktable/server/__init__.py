"""Layer 3: the table on the web. `service` and `routes` know no framework, `store` alone knows SQL, `browser` needs neither."""
