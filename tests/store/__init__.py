"""The stores, with one contract for all of each kind."""

import pytest

pytest.register_assert_rewrite("tests.store.log_contract", "tests.store.shared_contract")
