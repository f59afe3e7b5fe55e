#!/bin/sh
# Prints the Python that shall make .venv: $PYTHON if given, else the first of the usual names that is 3.11 or newer.
# Every candidate is run, not only looked up: a pyenv shim exists for versions that are not active.
set -eu

for candidate in ${PYTHON:-python3.13 python3.12 python3.11 python3}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        command -v "$candidate"
        exit 0
    fi
done

echo "Arktable needs Python 3.11 or newer; none of these is: ${PYTHON:-python3.13 python3.12 python3.11 python3}" >&2
echo "Install one, or name it:  make setup PYTHON=/path/to/python3" >&2
exit 1
