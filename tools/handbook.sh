#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run handbook: makes the pictures of the editor's handbook anew, from its real panels, into resources/handbook.
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
