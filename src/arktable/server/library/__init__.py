"""Download and upload of records and files of games."""
