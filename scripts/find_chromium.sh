#!/bin/sh
# Print where a Chromium for the browser tests is; install Debian's where that is possible, or say how to get one.
set -eu

find_one() {
    if [ -n "${SMALLWAR_CHROMIUM:-}" ]; then
        command -v "$SMALLWAR_CHROMIUM"
        return
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

if ! find_one; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "installing Chromium for the browser tests" >&2
        apt-get update --quiet >&2
        DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends chromium fonts-noto-cjk >&2
        find_one
    else
        echo "The browser tests need Chromium: install it (on Debian and Ubuntu: apt install chromium)," >&2
        echo "or name it with: make test SMALLWAR_CHROMIUM=/path/to/chromium" >&2
        exit 1
    fi
fi
