# Two commands matter: `make play` and `make test`. Both set up everything they need inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test lint types imports check format bench mutation clean help
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(READY) ## host a table for everybody in the room
	@$(BIN)/conteur serve

test: $(READY) lint types imports ## everything that must be true
	@$(BIN)/pytest -q -n auto

lint: $(READY) ## style and format
	@$(BIN)/ruff format --check --quiet . || (echo "make format puts the layout right" && exit 1)
	@$(BIN)/ruff check --quiet .

types: $(READY) ## strict types, on tests and benchmarks too
	@$(BIN)/mypy --no-error-summary

imports: $(READY) ## the arrows of ARCHITECTURE.md
	@$(BIN)/lint-imports --no-cache > .venv/imports.log 2>&1 || (cat .venv/imports.log && exit 1)

format: $(READY) ## put the layout right
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

bench: $(READY) ## measure the rules beside python-chess, as ratios
	@$(BIN)/pip install --quiet --constraint constraints.txt --editable '.[bench]'
	@$(BIN)/python bench/rules.py

mutation: ## change the rules behind the tests' back, one place at a time (a quarter of an hour)
	@$(PYTHON) -m venv .venv/mutation
	@# its own packages: mutmut 3.8 cannot read pytest 9.2
	@.venv/mutation/bin/pip install --quiet --editable . hypothesis mutmut 'pytest<9.2'
	@.venv/mutation/bin/mutmut run

clean: ## remove what make brought in
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| (echo "conteur needs Python 3.11 or newer; PYTHON=/path/to/python3.11 make ... names another one" && exit 1)
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@
