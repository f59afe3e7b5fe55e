"""The action phase (WF 725): a turn, its main actions and its additional actions."""
