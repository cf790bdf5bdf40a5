"""Tests of the stores, with one contract for each kind."""

import pytest

pytest.register_assert_rewrite("tests.store.log_contract", "tests.store.shared_contract")
