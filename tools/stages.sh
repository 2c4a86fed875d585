# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the stages of a long check one after the other and sums up honestly.
stageLines=()
failedStages=()

# stage NAME COMMAND…: runs it whatever happened before
stage() {
    local name=$1 begin=$SECONDS status=ok
    shift
    printf '\n== %s\n' "$name"
    "$@" || status=FAILED
    [[ $status == ok ]] || failedStages+=("$name")
    stageLines+=("$(printf '%-7s%4d s  %s' "$status" $((SECONDS - begin)) "$name")")
}

# note TEXT: a line for the summary that neither passes nor fails
note() {
    stageLines+=("              $1")
}

# finish: the summary; the exit status of the whole
finish() {
    printf '\n== Summary after %d min %02d s\n' $((SECONDS / 60)) $((SECONDS % 60))
    printf '%s\n' "${stageLines[@]}"
    if [[ ${#failedStages[@]} == 0 ]]; then
        echo "Everything passed."
        return 0
    fi
    printf -v list '%s, ' "${failedStages[@]}"
    echo "FAILED: ${list%, }"
    return 1
}
