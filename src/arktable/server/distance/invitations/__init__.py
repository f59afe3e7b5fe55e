"""Who may sit down where: invitations, the host of a table, watching, putting away."""
