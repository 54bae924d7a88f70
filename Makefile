# Everything is set up in .venv and web/node_modules of this checkout; the one thing that may be installed beside them is
# Chromium, for the browser tests, by scripts/find_chromium.sh.

PYTHON ?= python3
BIN := .venv/bin
PLAIN := PYTHONPATH=$(CURDIR)/src $(BIN)/python
NPM := npm --prefix web --no-audit --no-fund --no-update-notifier
PAGE := src/smallwar/server/page/index.html
PAGE_SOURCES := $(shell find web locales -type f -not -path '*/node_modules/*' -not -path '*/screenshots/*' -not -path '*/tests/*')
PACKAGE := $(shell find src/smallwar -name '*.py' -o -name '*.yaml') $(PAGE) pyproject.toml setup.py README.md
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate

.DEFAULT_GOAL := help
.PHONY: help setup play watch check check-style check-python check-page test test-plain test-compiled test-browser bench piece race reference rules records perft \
	types format lock clean
.DELETE_ON_ERROR:

help: ## show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/make \1|\2/' | column -t -s '|'

setup: .venv/installed ## make .venv with everything in it, the rules compiled

play: .venv/installed ## open a table in the browser and play
	$(BIN)/smallwar serve --open

watch: .venv/installed ## watch a game of two computer players in the terminal
	$(BIN)/smallwar play --bots greedy,random

check: ## style, types and quick tests, on plain Python; under a minute
	@$(MAKE) --no-print-directory .venv/locked web/node_modules/installed
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-style check-python check-page

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-python:
	SMALLWAR_EXPECT=plain $(PLAIN) -m pytest -q -m 'not slow and not browser'

check-page:
	$(NPM) run check
	$(NPM) test

test: check .venv/installed ## everything, plain and compiled, and the page in a browser; under a quarter of an hour
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-plain test-compiled
	@$(MAKE) --no-print-directory test-browser

# What is quick was tried on plain Python by `check` already.
test-plain: .venv/locked
	SMALLWAR_EXPECT=plain $(PLAIN) -m pytest -q -m 'slow and not browser'

test-compiled: .venv/installed
	SMALLWAR_EXPECT=compiled $(BIN)/python -m pytest -q -m 'not browser'

test-browser: .venv/installed ## the page in a browser; pictures of it come to lie in web/screenshots
	SMALLWAR_CHROMIUM="$$(scripts/find_chromium.sh)" SMALLWAR_EXPECT=compiled $(BIN)/python -m pytest -q -m browser tests/browser

bench: .venv/installed ## measure the speed, in ticks of this machine
	$(BIN)/python bench/run.py

piece: .venv/locked ## try one race, power, relic, card, ability or scenario after a change: make piece NAME=hold-fast
	$(PLAIN) scripts/try_piece.py "$(NAME)"

race: piece ## the same, for who changes a race: make race NAME=dwarves

reference: .venv/locked ## write the pages of docs/reference anew
	$(PLAIN) -m scripts.make_reference

rules: .venv/locked ## list the rules that no scenario shows
	$(PLAIN) scripts/uncovered_rules.py

records: .venv/locked ## write the golden records anew, after a change of the rules
	$(PLAIN) -m scripts.make_records

perft: .venv/locked ## count the step sequences anew, after a change of the rules
	$(PLAIN) scripts/make_perft.py

types: .venv/locked ## write the types of the page and the description of the protocol anew, after a change of the messages
	$(PLAIN) -m scripts.make_types

format: .venv/locked ## put the code into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## choose the newest versions of what we build on (needs uv)
	$(LOCK) --upgrade pyproject.toml --group dev --group build --output-file locks/dev.txt
	$(LOCK) pyproject.toml --constraint locks/dev.txt --output-file locks/run.txt
	$(LOCK) --group build --constraint locks/dev.txt --output-file locks/build.txt

clean: ## remove .venv and everything that was built
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis src/smallwar.egg-info web/node_modules src/smallwar/server/page

.venv/locked: locks/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name it with: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
		{ echo "Python's ensurepip is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement locks/dev.txt
	touch $@

web/node_modules/installed: web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || \
		{ echo "Node.js 20.19 or newer is needed to build the page" >&2; exit 1; }
	$(NPM) ci --ignore-scripts
	touch $@

$(PAGE): web/node_modules/installed $(PAGE_SOURCES)
	$(NPM) run build

# Old build folders are removed because files that no longer exist would be installed from them.
.venv/installed: .venv/locked $(PACKAGE)
	rm -rf build
	mkdir build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall \
		--log build/install.log .
	@grep --only-matching --max-count=1 'warning: smallwar is installed as plain Python.*' build/install.log || true
	touch $@
