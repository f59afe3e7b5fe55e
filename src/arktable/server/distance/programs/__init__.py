"""Bot accounts, and what their programs are told over HTTP."""
