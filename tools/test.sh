#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run test: every stage runs, also after one has failed; the last lines say which.
set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
readonly root
# shellcheck source-path=SCRIPTDIR source=packages.sh
source "$root/tools/packages.sh"
# shellcheck source-path=SCRIPTDIR source=build.sh
source "$root/tools/build.sh"
# shellcheck source-path=SCRIPTDIR source=stages.sh
source "$root/tools/stages.sh"

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

runTests() {
    local log="$root/build/$1/ctest.log"
    (cd "$root" && isolated ctest --preset "$1" -j "$(nproc)") 2>&1 | tee "$log" || return
}

closingLine() {
    grep -h 'tests passed' "$root/build/$1/ctest.log" 2>/dev/null | tail -n 1 || true
}

# By the compiler of the system: the programs that people use and the sanitized build are made by clang, and both
# compilers shall be content.
buildRelease() {
    configure release && compile release all
}

# fuzz TARGET: new inputs are kept beside the build, so that the next run starts from them
fuzz() {
    local name=${1#fuzz_} dir="$root/build/sanitize" dictionary=()
    mkdir -p "$dir/found/$name" "$dir/crashes"
    [[ -f $root/tests/fuzz/$name.dict ]] && dictionary=(-dict="$root/tests/fuzz/$name.dict")
    LSAN_OPTIONS="suppressions='$root/tools/lsan.supp':print_suppressions=0:intercept_tls_get_addr=0" isolated "$dir/bin/$1" -max_total_time="${LODELINE_FUZZ_SECONDS:-60}" -timeout=10 -rss_limit_mb=2048 \
        -print_final_stats=1 -verbosity=0 -artifact_prefix="$dir/crashes/$name-" "${dictionary[@]}" \
        "$dir/found/$name" "$root/tests/data/fuzz/$name" >"$dir/$1.log" 2>&1
}

runFuzzers() {
    local target failed=0 running=()
    for target in "$@"; do
        fuzz "$target" &
        running+=($!)
    done
    for target in "$@"; do
        if wait "${running[0]}"; then
            echo "$target: $(fuzzFigures "$target")"
        else
            failed=1
            echo "$target FAILED; the input that did it is in build/sanitize/crashes"
            tail -n 40 "$root/build/sanitize/$target.log"
        fi
        running=("${running[@]:1}")
    done
    return $failed
}

fuzzFigures() {
    sed -n 's/^stat::number_of_executed_units: *\(.*\)/\1 inputs/p' "$root/build/sanitize/$1.log"
}

fuzzTargets() {
    find "$root/tests/fuzz" -name 'fuzz_*.cpp' -printf '%f\n' | sed 's/\.cpp$//' | sort
}

needPackages "to build everything and test it" "${testPackages[@]}"

clang=$(findClang)
symbolizer=$(command -v llvm-symbolizer-16 || command -v llvm-symbolizer || true)
[[ -z $symbolizer ]] || export ASAN_SYMBOLIZER_PATH=$symbolizer UBSAN_SYMBOLIZER_PATH=$symbolizer

stage "release: build" buildRelease
stage "release: tests" runTests release
stage "sanitize: build" build sanitize all
stage "sanitize: tests" runTests sanitize

if [[ -n $clang ]]; then
    mapfile -t fuzzers < <(fuzzTargets)
    stage "fuzz: ${LODELINE_FUZZ_SECONDS:-60} s each" runFuzzers "${fuzzers[@]}"
else
    note "fuzz: not run, there is no clang here; the corpora were replayed by the tests"
fi

for preset in release sanitize; do
    note "ctest $preset: $(closingLine "$preset")"
done
finish
