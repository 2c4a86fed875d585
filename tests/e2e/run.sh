#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh SCRIPT [ARGUMENT…]: runs a script of this folder on a screen, a message bus and a window manager of its
# own. LODELINE_SCREEN sets the size of the screen (1280x800).
set -euo pipefail
here=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")" && pwd)
readonly here

if [[ ${1:-} != --inside ]]; then
    missing=()
    need() { command -v "$1" >/dev/null || missing+=("$2"); }
    need dbus-run-session dbus
    need Xvfb xvfb
    need xauth xauth
    need mcookie util-linux
    need openbox openbox
    need xdotool xdotool
    need xprop x11-utils
    need import imagemagick
    /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' \
        2>/dev/null || missing+=(at-spi2-core python3-gi gir1.2-atspi-2.0)
    if [[ ${#missing[@]} != 0 ]]; then
        printf 'The tests of the real window need: apt-get install %s\n' "${missing[*]}" >&2
        exit 1
    fi
    runtime=$(mktemp -d)
    trap 'kill "${screen:-}" 2>/dev/null && wait "$screen" || true; rm -rf -- "$runtime"' EXIT
    export XAUTHORITY=$runtime/authority
    cookie=$(mcookie)
    xauth -q add :0 . "$cookie" # the server looks at the cookie alone
    # It chooses its number itself and tells it when it can be asked: nothing to race for.
    Xvfb -displayfd 3 -auth "$XAUTHORITY" -screen 0 "${LODELINE_SCREEN:-1280x800}x24" -nolisten tcp -noreset \
        3>"$runtime/display" >/dev/null 2>&1 &
    screen=$!
    until [[ -s $runtime/display ]]; do
        kill -0 "$screen" || exit 1
        sleep 0.02
    done
    DISPLAY=:$(<"$runtime/display")
    export DISPLAY
    xauth -q add "$DISPLAY" . "$cookie"
    XDG_RUNTIME_DIR=$runtime dbus-run-session -- "${BASH_SOURCE[0]}" --inside "$@"
    exit
fi

shift
openbox --sm-disable &
manager=$!
trap 'kill "$manager" && wait "$manager" || true' EXIT
# A window that comes before its manager is never made active.
until xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; do
    kill -0 "$manager" || exit 1
    sleep 0.02
done
script=$1
shift
/usr/bin/python3 -B "$here/$script" "$@"
