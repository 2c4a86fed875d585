#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# ./run check: the slow half of the tests, under sanitizers, and the fuzzers. Every stage runs.
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

# What works in several threads, as targets and as names of tests
readonly threadTargets=(coretest aitest boomtowntest labtest tst_paintingthreads tst_ownpictures tst_background tst_safefile)
readonly threadTests='Crew|Lookahead|Simulation|stopsWhenAsked|paintingthreads|ownpictures|ui.background|ui.safefile'

readonly manyGames=20000

# Optimised, as ./run test leaves it.
buildTests() {
    configure test && compile test all
}

testCluster() {
    isolated timeout --kill-after=10 600 bash "$root/tests/cluster/clustertest.sh" "$root/build/test/bin/lodeline-cli"
}

# Slurm waits more than it works: it does so beside the random games.
startCluster() {
    testCluster >"$scratch/cluster.log" 2>&1 &
    clusterRun=$!
}

finishCluster() {
    local status=0
    wait "$clusterRun" || status=$?
    cat "$scratch/cluster.log"
    return $status
}

# fuzz TARGET: new inputs are kept beside the build, so that the next run starts from them. The time of one
# input is that of the clock, and all fuzzers share the cores.
fuzz() {
    local name=${1#fuzz_} dir="$root/build/sanitize" dictionary=()
    mkdir -p "$dir/found/$name" "$dir/crashes"
    [[ -f $root/tests/fuzz/$name.dict ]] && dictionary=(-dict="$root/tests/fuzz/$name.dict")
    LSAN_OPTIONS="suppressions='$root/tools/lsan.supp':print_suppressions=0:intercept_tls_get_addr=0" isolated "$dir/bin/$1" -max_total_time="${LODELINE_FUZZ_SECONDS:-60}" -timeout=60 -rss_limit_mb=2048 \
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

needPackages "to build everything and test it" "${testPackages[@]}" "${clusterPackages[@]}"

clang=$(findClang)
symbolizer=$(command -v llvm-symbolizer-16 || command -v llvm-symbolizer || true)
[[ -z $symbolizer ]] || export ASAN_SYMBOLIZER_PATH=$symbolizer UBSAN_SYMBOLIZER_PATH=$symbolizer

stage "build" buildTests
startCluster
stage "slow: whole games in real windows, pictures of all windows" runTests test --label-regex '^slow$'
LODELINE_RANDOM_GAMES=$manyGames stage "properties: $manyGames random games, and tiles" runTests test --tests-regex '^(property|allocation)test/|RandomBoomtowns|^boomtownaitest/Ending|^independent.boomtown$|^resources.landreading$'
stage "cluster: GNU parallel, ssh, Slurm" finishCluster
stage "sanitize: build" build sanitize all
stage "sanitize: tests" runTests sanitize
stage "threads: build" build threads "${threadTargets[@]}"
stage "threads: tests" runTests threads --tests-regex "$threadTests"

if [[ -n $clang ]]; then
    mapfile -t fuzzers < <(fuzzTargets)
    stage "fuzz: ${LODELINE_FUZZ_SECONDS:-60} s each" runFuzzers "${fuzzers[@]}"
else
    note "fuzz: not run, there is no clang here; the corpora were replayed by the tests"
fi

for preset in test sanitize threads; do
    note "ctest $preset: $(closingLine "$preset")"
done
finish
