#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# shard.sh PLAN ROUND NUMBER: computes one shard of a plan, unless it is there, on whatever machine this runs. Its file
# appears at once and whole, or not at all.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=shards.sh
source "$here/shards.sh"

readPlan "$1"
range=$(rangeOf "$3")
file=$(shardFile "$2" "$3")
holds "$file" "$range" && exit
part=$file.${HOSTNAME:-host}.$$.part
trap 'rm -f -- "$part"' EXIT
if [[ $command == simulate ]]; then
    "$cli" simulate --games "$range" --format json "${options[@]}" >"$part"
else
    after=()
    [[ $2 == 0 ]] || after=(--after "$(stateFile "$2")")
    "$cli" train --games "$games" --shard "$range" "${after[@]}" "${options[@]}" -- "$part"
fi
holds "$part" "$range" || fail "the games $range were not all played"
mv -f -- "$part" "$file"
