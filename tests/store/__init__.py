"""The homes of the log, one contract for all."""

import pytest

pytest.register_assert_rewrite("tests.store.contract", "tests.store.shared_contract")
