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
compile test lodeline-screens lodeline-editor-sheet >&2
folder=$root/build/sheets/$code
rm -rf "$folder"
mkdir -p "$folder/editor"
say "Rendering every window; this takes a minute or two."
"$root/build/test/bin/lodeline-screens" --sheet --language "$code" --folder "$folder" >&2
"$root/build/test/bin/lodeline-editor-sheet" "$code" "$folder/editor" >&2
printf 'Open these in a browser:\n%s/index.html\n%s/editor/index.html\n' "$folder" "$folder"
