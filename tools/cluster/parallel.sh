#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# parallel.sh [-S HOSTS] [-j JOBS] simulate|train GAMES SHARDS FOLDER OPTION…: a series of games in shards by GNU parallel,
# here or over ssh (docs/cluster.md). Prints the name of the result; started again it goes on where it was.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=shards.sh
source "$here/shards.sh"

# Other machines begin in the same folder, as the options may name files from here.
where=(--jobs 100% --workdir "$PWD")
while getopts S:j: option; do
    case $option in
        S) where+=(--sshlogin "$OPTARG") ;;
        j) where+=(--jobs "$OPTARG") ;;
        *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))

# What a machine fails at, another one tries.
runShards() {
    printf '%s\n' "${@:3}" |
        parallel --will-cite --quote --retries 3 "${where[@]}" bash "$here/shard.sh" "$1" "$2" '{}'
}

drive "$@"
