#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm.sh [-o OPTION OF SBATCH]… simulate|train GAMES SHARDS FOLDER OPTION…: a series of games in shards as array jobs of
# Slurm (docs/cluster.md). Prints the name of the result; started again it goes on where it was.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=shards.sh
source "$here/shards.sh"

how=()
while getopts o: option; do
    case $option in
        o) how+=("$OPTARG") ;;
        *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))

# The logs lie beside the results, one for each shard, of the last time that it was tried.
runShards() {
    local job numbers
    printf -v job '%q ' bash "$here/shard.sh" "$1" "$2"
    printf -v numbers '%s,' "${@:3}"
    sbatch --quiet --wait --job-name "lodeline-$command" --cpus-per-task 1 --output "$stem-%a.log" \
        --array "${numbers%,}" "${how[@]}" --wrap "exec ${job}\$SLURM_ARRAY_TASK_ID" >/dev/null
}

drive "$@"
