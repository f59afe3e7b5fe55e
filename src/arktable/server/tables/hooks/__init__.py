"""What other packages implement to take part in what tables do."""
