"""What can be asked of the table, without a framework: the server answers from here, and so does a browser alone."""
