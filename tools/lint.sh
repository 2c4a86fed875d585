#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run lint: what can be checked without running the programs. ./run lint --house prints which folder needs which.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"
# shellcheck source-path=SCRIPTDIR source=stages.sh
source "$root/tools/stages.sh"

checkFormat() {
    sourceFiles | xargs -0 -r clang-format-16 --dry-run -Werror
}

checkShell() {
    local scripts
    mapfile -t -d '' scripts < <(find "$root/tools" "$root/tests" -name '*.sh' -print0)
    (cd "$root" && shellcheck --external-sources run .ci/run "${scripts[@]}")
}

checkLayout() {
    python3 "$root/tools/layout.py"
}

checkTools() {
    python3 -B -m unittest discover -s "$root/tests/tools" -p '*test.py'
}

checkTranslations() {
    python3 -B "$root/translations/check.py"
}

# No fault: whoever writes an English text need not know other languages.
noteBehind() {
    local lines line
    mapfile -t lines < <(python3 -B "$root/translations/update.py" --behind 2>&1)
    for line in "${lines[@]}"; do
        note "$line"
    done
}

checkDesktopFiles() {
    desktop-file-validate "$root"/resources/desktop/*.desktop &&
        appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info \
            "$root"/resources/desktop/*.metainfo.xml
}

# Sources include what moc writes, so that has to be there first: in the build of ./run test, which may have it.
generate() {
    local targets
    configure test || return
    mapfile -t targets < <(ninja -C "$root/build/test" -t targets all |
        sed -n 's/^\([^/]*_\(autogen\|moc\)\): phony$/\1/p')
    compile test "${targets[@]}"
}

analyse() {
    generate && python3 "$root/tools/tidy.py" "$root/build/test"
}

checkHouse() {
    python3 -B "$root/tools/house.py"
}

if [[ ${1:-} == --house ]]; then
    exec python3 -B "$root/tools/house.py" --house
fi
needPackages "to check the sources" "${lintPackages[@]}"
stage "format" checkFormat
stage "layout" checkLayout
stage "house" checkHouse
stage "shell scripts" checkShell
stage "tools" checkTools
stage "translations" checkTranslations
noteBehind
stage "desktop files" checkDesktopFiles
stage "static analysis" analyse
finish
