# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Running the tests of a preset.
: "${root:?}"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -m 700 "$scratch/runtime" "$scratch/home"

# isolated COMMAND…: with a locale of its own and without a look at, or a mark on, the settings of who runs it
isolated() {
    env -u WAYLAND_DISPLAY -u DISPLAY -u XDG_CURRENT_DESKTOP -u LANGUAGE -u LC_MESSAGES -u DBUS_SESSION_BUS_ADDRESS \
        LANG=C.UTF-8 LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$scratch/runtime" \
        HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/home/config" XDG_DATA_HOME="$scratch/home/data" \
        XDG_STATE_HOME="$scratch/home/state" XDG_CACHE_HOME="$scratch/home/cache" "$@"
}

# runTests PRESET [ARGUMENT OF CTEST…]: one more at a time than there are processors, as whole games in windows wait more
# than they work
runTests() {
    local preset=$1 log="$root/build/$1/ctest.log"
    shift
    (cd "$root" && isolated ctest --preset "$preset" -j "$(($(nproc) + 1))" "$@") 2>&1 | tee "$log" || return
}

closingLine() {
    grep -h 'tests passed' "$root/build/$1/ctest.log" 2>/dev/null | tail -n 1 || true
}
