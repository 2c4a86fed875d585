#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# clustertest.sh LODELINE_CLI [GAMES]: the scripts of tools/cluster under real GNU parallel, over ssh, and a real Slurm. Their
# results are those of one run to the last byte, also where shards are killed, cut off or overwritten in between.
set -euo pipefail
LODELINE_CLI=$(realpath -e -- "$1")
export LODELINE_CLI
games=${2:-3000}
sets=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../resources/tilesets" && pwd)
tools=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../../tools/cluster" && pwd)
scratch=$(mktemp -d)
# shellcheck source-path=SCRIPTDIR source=onenode.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/onenode.sh"
trap 'stopServers; rm -rf -- "$scratch"' EXIT

readonly shards=8
readonly match=(--players 'greedy,random' --seed 7 --untimed)
readonly training=(--rounds 2 --seed 3)
readonly trainingGames=12

fail() {
    echo "FAILED: $*"
    tail -n 20 "$scratch"/*.log "$scratch"/*/*.log 2>/dev/null || true
    exit 1
}

# expectSame WHAT FILE OTHER
expectSame() {
    cmp -- "$2" "$3" || fail "$1"
    echo "ok: $1"
}

# The results of one run.
playWhole() {
    "$LODELINE_CLI" simulate --games "$games" --format json "${match[@]}" >"$scratch/whole.json"
    "$LODELINE_CLI" train --games "$trainingGames" "${training[@]}" -- "$scratch/weights.json"
}

# someShard FOLDER: the name of a shard that is there
someShard() {
    find "$1" -name 'simulate-*..*.json' -print -quit | grep .
}

# tellsTimes FOLDER: which shards there are, and when each was written
tellTimes() {
    find "$1" -name 'simulate-*..*.json' -printf '%f %T@\n' | sort
}

# spoil FOLDER: cuts off one shard that is there and writes rubbish, or the games of another shard, into the others
spoil() {
    local files
    mapfile -t files < <(find "$1" -name 'simulate-*..*.json' | sort)
    ((${#files[@]} >= 4)) || fail "there should be four shards to spoil"
    truncate --size=-40 "${files[0]}"
    echo rubbish >"${files[1]}"
    cp -- "${files[3]}" "${files[2]}"
}

# checkSpoiled SCRIPT… FOLDER: what is broken is computed anew, and nothing else
checkSpoiled() {
    local folder=${*: -1} kept
    spoil "$folder"
    kept=$(tellTimes "$folder" | tail -n +4)
    expectSame "broken shards are found" "$scratch/whole.json" \
        "$("${@:1:$#-1}" simulate "$games" "$shards" "$folder" "${match[@]}")"
    [[ $(tellTimes "$folder" | tail -n +4) == "$kept" ]] || fail "shards that were whole are computed again"
}

# The driver and all its shards are killed as soon as one of them is there.
killInTheMiddle() {
    local folder=$1 driver
    setsid bash "$tools/parallel.sh" -j 1 simulate "$games" "$shards" "$folder" "${match[@]}" \
        >"$scratch/killed.log" 2>&1 &
    driver=$!
    waitFor 60 someShard "$folder" >/dev/null
    pkill -KILL --session "$driver"
    wait "$driver" 2>/dev/null || true
    [[ $(tellTimes "$folder" | wc -l) -lt $shards ]] || fail "it was over before it could be killed"
    [[ -z $(find "$folder" -name '*result*') ]] || fail "there is a result of half the games"
}

checkParallel() {
    local folder="$scratch/a folder" kept
    mkdir -p "$folder"
    killInTheMiddle "$folder"
    kept=$(tellTimes "$folder")
    expectSame "GNU parallel goes on after it was killed" "$scratch/whole.json" \
        "$("$tools/parallel.sh" simulate "$games" "$shards" "$folder" "${match[@]}")"
    [[ -z $(comm -23 <(echo "$kept") <(tellTimes "$folder")) ]] || fail "what was there is computed again"
    [[ -z $(find "$folder" -name '*.part') ]] || fail "pieces are left lying about"
    checkSpoiled "$tools/parallel.sh" "$folder"
    expectSame "GNU parallel trains" "$scratch/weights.json" \
        "$("$tools/parallel.sh" train "$trainingGames" 5 "$folder" "${training[@]}")"
}

# playSet FOLDER SET OPTION…: a short match on a tile set, whose file has the same relative name each time
playSet() {
    local folder=$1 set=$2
    cp -- "$sets/$set.tileset.json" "$scratch/some.tileset.json"
    (cd -- "$scratch" && "$tools/parallel.sh" "${@:3}" simulate 4 2 "$folder" "${match[@]}" --tileset=some.tileset.json)
}

checkChangedSet() {
    local before after
    before=$(playSet "$scratch/changed" classic)
    after=$(playSet "$scratch/changed" drygulch)
    [[ $before != "$after" ]] || fail "an old result is given for a tile set that has changed"
    echo "ok: a tile set that has changed is played anew"
}

checkSsh() {
    startSsh
    export PARALLEL_SSH="ssh -F $sshConfig"
    expectSame "relative names hold over ssh" "$(playSet "$scratch/here" drygulch)" \
        "$(playSet "$scratch/there" drygulch -S 2/loopback)"
    expectSame "GNU parallel works over ssh" "$scratch/whole.json" \
        "$("$tools/parallel.sh" -S 2/loopback simulate "$games" "$shards" "$scratch/over ssh" "${match[@]}")"
}

oneTaskRuns() {
    squeue --noheader --array --states running --format %i | grep _
}

# One task of the array is killed like by a node that fails: it is computed in a second array.
checkSlurm() {
    local folder=$scratch/slurm-results driver task
    startSlurm
    "$tools/slurm.sh" -o --time=5 simulate "$games" "$shards" "$folder" "${match[@]}" \
        >"$scratch/result" 2>"$scratch/driver.log" &
    driver=$!
    task=$(waitFor 60 oneTaskRuns | head -n 1)
    scancel --signal=KILL --full "$task"
    wait "$driver" || fail "slurm.sh"
    grep -q "simulate: [1-7] of $shards shards to compute" "$scratch/driver.log" || fail "no shard was lost"
    expectSame "Slurm computes a lost shard again" "$scratch/whole.json" "$(<"$scratch/result")"
    checkSpoiled "$tools/slurm.sh" "$folder"
    expectSame "Slurm trains" "$scratch/weights.json" \
        "$("$tools/slurm.sh" train "$trainingGames" 3 "$folder" "${training[@]}")"
}

# Two series in one folder are refused; plans that differ in the shards alone stand beside each other.
checkPlans() {
    local folder=$scratch/plans
    mkdir -p "$folder"
    exec 8>>"$folder/.lock"
    flock 8
    if "$tools/parallel.sh" simulate 4 2 "$folder" "${match[@]}" 2>"$scratch/plans.log"; then
        fail "a folder that is locked is used"
    fi
    grep -q 'another series is being computed' "$scratch/plans.log" || fail "a locked folder is not told"
    exec 8>&-
    "$tools/parallel.sh" simulate 4 2 "$folder" "${match[@]}" >/dev/null
    "$tools/parallel.sh" simulate 4 4 "$folder" "${match[@]}" >/dev/null
    [[ $(find "$folder" -name '*-4-2.plan' -o -name '*-4-4.plan' | wc -l) == 2 ]] || fail "a plan is written over"
    echo "ok: plans keep their shards"
}

# Shards that fail each time are told, and there is no result.
checkHopeless() {
    local folder=$scratch/hopeless
    if "$tools/parallel.sh" simulate 4 2 "$folder" --players nobody,random 2>"$scratch/hopeless.log"; then
        fail "a match of nobody has a result"
    fi
    grep -q 'shards 0 1 failed 3 times' "$scratch/hopeless.log" || fail "lost shards are not told"
    echo "ok: lost shards are told"
}

playWhole
checkParallel
checkChangedSet
checkHopeless
checkPlans
checkSsh
checkSlurm
echo "All of the cluster passed after $SECONDS s."
