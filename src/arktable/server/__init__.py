"""Layer 3: the table on the web. `service` knows no framework, `http` and `live` no rules, `store` alone knows SQL."""
