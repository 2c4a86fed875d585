# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: GPL-3.0-or-later
# What each command of ./run needs from Debian, and how it gets there.
: "${root:?}"

# What clang makes of the engine plays a third more games a second than what g++ 12 does.
buildPackages=(clang-16 cmake ninja-build nlohmann-json3-dev libexpected-dev libcli11-dev libfmt-dev libexpat1-dev
    libminizip-dev nettle-dev pkg-config)
playPackages=("${buildPackages[@]}" qt6-base-dev qt6-svg-dev librsvg2-dev libqpdf-dev libicu-dev
    qt6-translations-l10n)
# What reads the texts of the windows out of the sources.
translatePackages=(qt6-l10n-tools qt6-base-dev-tools python3)
# What sounds need to be built and played; the game does without.
soundPackages=(qt6-multimedia-dev)
# What is built beside the programs.
checkedPackages=("${playPackages[@]}" "${soundPackages[@]}" g++ ccache libgtest-dev librapidcheck-dev libvalijson-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools)
testPackages=("${checkedPackages[@]}" mold libclang-rt-16-dev llvm-16 python3
    xvfb xauth xdotool openbox imagemagick poppler-utils qpdf librsvg2-bin x11-utils fonts-dejavu-core
    dbus dbus-daemon at-spi2-core python3-pyatspi gir1.2-atspi-2.0)
# What the scripts of tools/cluster run under.
clusterPackages=(parallel openssh-client openssh-server slurmctld slurmd slurm-client munge procps)
lintPackages=("${checkedPackages[@]}" clang-format-16 clang-tidy-16 python3 shellcheck desktop-file-utils appstream)

say() {
    printf '%s\n' "$*" >&2
}

# missingPackages PACKAGE…: those that are not installed, one a line
missingPackages() {
    local -A installed=()
    local status name
    while read -r status name; do
        [[ $status == installed ]] && installed[$name]=1
    done < <(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for name in "$@"; do
        [[ -n ${installed[$name]:-} ]] || printf '%s\n' "$name"
    done
}

# asRoot COMMAND…: fails where there is neither root nor sudo
asRoot() {
    if [[ $(id -u) == 0 ]]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

# needPackages WHY PACKAGE…: installs what is missing. Where that cannot be done it says what is needed and
# lets the build find out whether it is there under another name.
needPackages() {
    local why=$1
    shift
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        offerList "$why" "$@"
        return
    fi
    local missing
    mapfile -t missing < <(missingPackages "$@")
    [[ ${#missing[@]} == 0 ]] && return
    say "Installing what is missing $why: ${missing[*]}"
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q)
    asRoot "${apt[@]}" update >&2 &&
        asRoot "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 && return
    say "They could not be installed. If the build fails, install them by hand:"
    say "  apt-get install --no-install-recommends ${missing[*]}"
}

# offerList WHY PACKAGE…: for systems without apt, where these names are only a hint; said once, not at each start
offerList() {
    local why=$1 note="$root/build/needs-told"
    shift
    grep -qsxF "$why" "$note" && return
    say "This system has no apt-get, so nothing is installed. Needed $why (names as in Debian):"
    say "  $*"
    mkdir -p "$root/build"
    printf '%s\n' "$why" >>"$note"
}
