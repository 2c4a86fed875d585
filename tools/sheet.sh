#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run translate --sheet CODE: a page for a browser with every window in English and in that language, side by side, each
# text outlined and numbered.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"

code=${1:-}
if [[ ! -f $root/translations/lodeline_$code.ts ]]; then
    say "There is no translation '$code' to show. Say its code: ./run translate --sheet pl"
    exit 2
fi
needPackages "to build the windows and render them" "${testPackages[@]}"
configure test >&2
compile test lodeline-screens >&2
folder=$root/build/sheets/$code
rm -rf "$folder"
mkdir -p "$folder"
say "Rendering every window; this takes a minute or two."
"$root/build/test/bin/lodeline-screens" --sheet --language "$code" --folder "$folder" >&2
printf 'Open this in a browser: %s/index.html\n' "$folder"
