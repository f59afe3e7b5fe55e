"""Accounts and sign-in: names, passkeys, passwords, recovery codes, sessions, other devices, deletion."""
