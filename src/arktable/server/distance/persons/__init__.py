"""The pages of people: their tables, their record, their public page, their data."""
