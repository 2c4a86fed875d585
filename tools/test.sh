#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run test: every test that is not slow, optimised. Both stages run; the last lines say which failed.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"
# shellcheck source-path=SCRIPTDIR source=stages.sh
source "$root/tools/stages.sh"
# shellcheck source-path=SCRIPTDIR source=testing.sh
source "$root/tools/testing.sh"

# By the compiler of the system: what people use and the sanitized build are made by clang, and both shall be content.
buildTests() {
    configure test && compile test all
}

needPackages "to build everything and test it" "${testPackages[@]}"
stage "build" buildTests
stage "tests" runTests test --label-exclude '^slow$'
note "$(closingLine test)"
finish
