#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run screens [--folder FOLDER] [--only NAME] [--language CODE] [--accept]: pictures of every page, dialog and layer. It says
# what has too little room and what is not as it was stored; --accept stores what is shown now. With a language it shows them
# in that one and the fonts of the system, and compares nothing.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"

needPackages "to build the windows and render them" "${testPackages[@]}"
configure test >&2
compile test lodeline-screens >&2
mode=--compare
[[ " $* " == *" --accept "* ]] && mode=--accept
"$root/build/test/bin/lodeline-screens" --stored "$root/tests/data/screens" --folder "$root/build/screens" "$mode" "$@"
