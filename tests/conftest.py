"""Settings of all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The same examples on every run, unless somebody goes looking for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, max_examples=500, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("ARKTABLE_HYPOTHESIS", "fixed"))
