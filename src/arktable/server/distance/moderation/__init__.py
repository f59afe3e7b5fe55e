"""Moderation: reports, bans, and the trail of what moderators do."""
