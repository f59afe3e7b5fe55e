#!/bin/sh
# Makes sure of a program that no Python or npm package brings, and prints where it is:
#     tools/ensure.sh chromium         the browser of the browser tests ($CHROMIUM names another one)
#     tools/ensure.sh compiler PYTHON  a C compiler and PYTHON's headers, for mypyc
#     tools/ensure.sh postgres         PostgreSQL's server, for tests of stores (its folder has the other programs too)
#     tools/ensure.sh venv PYTHON      PYTHON's own `venv`, which Debian packs apart
# What is missing is installed from Debian when we may (root or sudo without password); otherwise we say what to do.
set -eu

find_chromium() {
    for name in ${CHROMIUM:-chromium chromium-browser google-chrome}; do
        command -v "$name" && return 0
    done
    return 1
}

find_compiler() {
    header=$("$python" -c 'import pathlib, sysconfig; print(pathlib.Path(sysconfig.get_path("include"), "Python.h"))')
    test -f "$header" || return 1
    command -v "${CC:-cc}" || command -v gcc
}

find_postgres() {
    # Debian keeps the programs of the server out of PATH; the newest version is the last.
    for name in "$(command -v postgres || true)" /usr/lib/postgresql/*/bin/postgres; do
        if [ -x "$name" ]; then found=$(readlink -f "$name"); fi
    done
    [ -n "${found:-}" ] && echo "$found"
}

find_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null && command -v "$python"
}

debian_install() {
    if ! command -v apt-get >/dev/null; then
        return 1
    elif [ "$(id -u)" = 0 ]; then
        as_root=""
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        return 1
    fi
    echo "Installing from Debian: $*" >&2
    # A new machine has no package lists yet, and old lists name files that are gone: update first.
    # $as_root is meant to fall apart into words, or into none.
    # shellcheck disable=SC2086
    {
        $as_root apt-get update -qq &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"
    } >&2
}

wanted=$1
python=${2:-python3}
case $wanted in
    # Without recommended packages Chromium has no font at all, and text without width passes no layout test.
    chromium) packages="chromium fonts-liberation" advice="Install Chromium, or name it:  make e2e CHROMIUM=/path/to/chromium" ;;
    compiler) packages="gcc libc6-dev python3-dev" advice="Install a C compiler and the headers of $python." ;;
    postgres) packages="postgresql" advice="Install PostgreSQL's server (Debian: postgresql)." ;;
    venv) packages="python3-venv" advice="$python has no venv and ensurepip: install them (Debian: python3-venv)." ;;
    *) echo "usage: tools/ensure.sh chromium | compiler PYTHON | postgres | venv PYTHON" >&2; exit 2 ;;
esac

"find_$wanted" && exit 0
# A path that somebody named and that is wrong is a mistake to report, not a wish to install something.
if [ "$wanted" != chromium ] || [ -z "${CHROMIUM:-}" ]; then
    # shellcheck disable=SC2086
    if debian_install $packages && "find_$wanted"; then
        exit 0
    fi
fi
echo "Missing: $wanted. $advice" >&2
exit 1
