"""Tables in memory and what people do at them."""
