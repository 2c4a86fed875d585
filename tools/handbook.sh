#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run handbook: makes the pictures of the editor's handbook anew in each language, from its real panels, into
# resources/handbook.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"

needPackages "to build the editor and render its panels" "${testPackages[@]}"
configure test >&2
compile test lodeline-handbook >&2
"$root/build/test/bin/lodeline-handbook" "$root/resources/handbook"
# With a palette each, so that all of them together stay small.
mogrify -strip +dither -colors 128 -define png:color-type=3 -define png:compression-level=9 \
    "$root"/resources/handbook/*/*.png
