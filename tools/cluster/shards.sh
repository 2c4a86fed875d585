# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What the scripts of this folder have in common: a series of games is cut into shards, each with a file of its own in
# one folder. Whoever drives them gives `runShards PLAN ROUND NUMBER…`, which computes some, and may lose any of them.
# A plan is the file that says what a series is; ROUND is 0 but for `train`.

readonly attempts=3

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$0: $*"
    exit 1
}

# The program; the same one on all machines, by the same path.
findCli() {
    local root candidate
    root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
    for candidate in "${LODELINE_CLI:-}" "$root/build/cli/bin/lodeline-cli" "$(type -P lodeline-cli || true)"; do
        [[ -z $candidate ]] || { realpath -e -- "$candidate" && return; }
    done
    fail "there is no lodeline-cli: build it by ./run cli, or say where it is by LODELINE_CLI"
}

# settingsKey CLI COMMAND OPTION…: what tells results of different settings apart, by the program and the content of files
settingsKey() {
    local argument
    {
        printf '%s\0' "${@:2}"
        sha256sum <"$1"
        for argument in "${@:3}"; do
            argument=${argument#--*=} # an option may bring its file in one word
            [[ ! -f $argument ]] || sha256sum <"$argument"
        done
    } | sha256sum | cut -c 1-12
}

# writePlan FOLDER COMMAND GAMES SHARDS OPTION…: prints its name
writePlan() {
    local folder=$1 command=$2 games=$3 shards=$4 of=() cli key plan
    shift 4
    cli=$(findCli) || exit 1
    # The games of a training depend on how many a round has, those of a match only on their numbers.
    [[ $command == simulate ]] || of=(--games "$games")
    key=$(settingsKey "$cli" "$command" "${of[@]}" "$@")
    # Jobs that still wait for their turn read it, whatever is started after them.
    plan=$folder/$command-$key-$games-$shards.plan
    printf '%s\0' "$cli" "$command" "$games" "$shards" "$@" >"$plan.part"
    mv -f -- "$plan.part" "$plan"
    printf '%s\n' "$plan"
}

# readPlan PLAN: sets cli, command, games, shards, options and stem, with which the names of its results begin
readPlan() {
    local fields
    mapfile -d '' -t fields <"$1"
    cli=${fields[0]} command=${fields[1]} games=${fields[2]} shards=${fields[3]}
    # shellcheck disable=SC2034 # used by shard.sh
    options=("${fields[@]:4}")
    stem=${1%"-$games-$shards.plan"}
}

# rangeOf NUMBER: the games of a shard, A..B
rangeOf() {
    printf '%d..%d\n' $(($1 * games / shards)) $((($1 + 1) * games / shards))
}

# shardFile ROUND NUMBER
shardFile() {
    local round=
    [[ $command == simulate ]] || round=-round$1
    printf '%s%s-%s.json\n' "$stem" "$round" "$(rangeOf "$2")"
}

# stateFile ROUND: what the rounds before came to
stateFile() {
    printf '%s-before-round%d-of-%d.json\n' "$stem" "$1" "$games"
}

# holds FILE RANGE: whether it is a whole file, of these games
holds() {
    [[ -s $1 ]] && "$cli" merge --games "$2" -- "$1" >/dev/null 2>&1
}

# missingShards ROUND: the numbers of those that are not there, broken or cut off
missingShards() {
    local number
    for ((number = 0; number < shards; ++number)); do
        holds "$(shardFile "$1" "$number")" "$(rangeOf "$number")" || printf '%d\n' "$number"
    done
}

# completeRound PLAN ROUND: computes what is missing, as often as needed
completeRound() {
    local missing attempt
    for ((attempt = 0; attempt < attempts; ++attempt)); do
        mapfile -t missing < <(missingShards "$2")
        [[ ${#missing[@]} -gt 0 ]] || return 0
        say "$command: ${#missing[@]} of $shards shards to compute"
        # A shard that outlives the driver must not keep its lock.
        runShards "$1" "$2" "${missing[@]}" 9>&- || say "Not all of them came through."
    done
    mapfile -t missing < <(missingShards "$2")
    [[ ${#missing[@]} == 0 ]] || fail "shards ${missing[*]} failed $attempts times; start it again to go on"
}

# mergeRound ROUND: joins all shards of a round, and prints the name of the file
mergeRound() {
    local number joined=$stem-joined.part file files=()
    for ((number = 0; number < shards; ++number)); do
        files+=("$(shardFile "$1" "$number")")
    done
    "$cli" merge --games "$games" -- "${files[@]}" >"$joined" || fail "the shards cannot be joined"
    file=$stem-result-of-$games.json
    ! isTraining "$joined" || file=$(stateFile $(($1 + 1)))
    mv -f -- "$joined" "$file"
    printf '%s\n' "$file"
}

# isTraining FILE: whether there are rounds to come after it
isTraining() {
    head -n 3 -- "$1" | grep -q '"format": "lodeline-training"'
}

# drive COMMAND GAMES SHARDS FOLDER OPTION…: all of it; prints the name of the result
drive() {
    local folder plan file round=0
    [[ $# -ge 4 && ($1 == simulate || $1 == train) && $2 =~ ^[1-9][0-9]*$ && $3 =~ ^[1-9][0-9]*$ && $3 -le $2 ]] ||
        fail "it takes simulate or train, how many games, in how many shards, a folder, and options of lodeline-cli"
    mkdir -p -- "$4"
    folder=$(realpath -e -- "$4")
    # NFS tells other machines only of locks on files that are open for writing.
    exec 9>>"$folder/.lock"
    flock --nonblock 9 || fail "another series is being computed in $folder"
    plan=$(writePlan "$folder" "$1" "$2" "$3" "${@:5}") || exit 1
    readPlan "$plan"
    while true; do
        completeRound "$plan" "$round"
        file=$(mergeRound "$round") || exit 1
        isTraining "$file" || break
        round=$((round + 1))
    done
    rm -f -- "$stem"-*.part
    printf '%s\n' "$file"
}
