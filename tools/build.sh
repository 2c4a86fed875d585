# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Configuring and building by preset, without needless work.
: "${root:?}"

# soundsHere: what sounds are built with, as it lies here; a build is configured anew once it has come or gone
soundsHere() {
    compgen -G '/usr/lib*/cmake/Qt6Multimedia' || compgen -G '/usr/lib/*/cmake/Qt6Multimedia' || true
}

# configure PRESET [CMAKE OPTION…]: only where it was not done yet for these presets in this place;
# changes of a CMakeLists.txt are noticed by ninja itself
configure() {
    local preset=$1 dir="$root/build/$1" wanted
    shift
    wanted="$root $* $(soundsHere) $(cksum <"$root/CMakePresets.json")"
    if [[ -f $dir/configured && $(<"$dir/configured") == "$wanted" ]]; then
        return
    fi
    (cd "$root" && cmake --preset "$preset" --fresh "$@") || return
    printf '%s' "$wanted" >"$dir/configured"
}

# compile PRESET TARGET…: silent where nothing is to be done
compile() {
    local dir="$root/build/$1"
    shift
    [[ $(ninja -C "$dir" -n "$@" 2>&1) == *"no work to do."* ]] && return
    cmake --build "$dir" --target "$@"
}

# findClang: the command, if there is one
findClang() {
    command -v clang++-16 || command -v clang++ || true
}

# configureByClang PRESET: where there is no clang, by the compiler of the system
configureByClang() {
    local compiler
    compiler=$(findClang)
    configure "$1" ${compiler:+-DCMAKE_CXX_COMPILER="$compiler"}
}

# build PRESET TARGET…
build() {
    configureByClang "$1" && compile "$@"
}

# sourceFiles: every C++ file of ours, ended by NUL
sourceFiles() {
    local folder folders=()
    for folder in engine resources ui app editor tests bench; do
        [[ -d $root/$folder ]] && folders+=("$root/$folder")
    done
    find "${folders[@]}" -type f '(' -name '*.cpp' -o -name '*.h' ')' -print0
}
