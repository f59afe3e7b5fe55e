"""What a viewer sees: the view, the hidden information, and the kit that a client draws from."""
