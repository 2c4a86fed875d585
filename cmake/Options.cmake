# SPDX-License-Identifier: GPL-3.0-or-later
# What a build may choose, and the flags every target of ours shares (target `lodeline_flags`).
option(LODELINE_GUI "Build the programs with windows (needs Qt 6)" ON)
option(LODELINE_WERROR "Treat warnings as errors (on in the presets, off for packagers)" OFF)
option(LODELINE_BENCHMARKS "Build the micro-benchmarks (needs Google Benchmark)" OFF)
option(LODELINE_FUZZERS "Build the libFuzzer targets of the readers, where the compiler is clang" OFF)
option(LODELINE_SHARED "Link our libraries as shared ones: many programs take little room, but they cannot be installed" OFF)
set(LODELINE_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address,undefined")
include(CTest)

set(BUILD_SHARED_LIBS ${LODELINE_SHARED}) # not as a packager says of all that he builds

include(GNUInstallDirs)
# What the programs load when they first need it.
set(LODELINE_MODULE_DIR "${CMAKE_INSTALL_FULL_LIBDIR}/lodeline")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # The sloppiness is what ccache asks for where headers are precompiled. Each checkout has what it compiled
  # for itself: a precompiled header of another one names other files, which are then included twice.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
      "CCACHE_NAMESPACE=${CMAKE_SOURCE_DIR}" "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE_PROGRAM}")
endif()

add_library(lodeline_flags INTERFACE)
target_compile_options(lodeline_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  $<$<BOOL:${LODELINE_WERROR}>:-Werror>)
target_compile_options(lodeline_flags INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
# So that the evaluation gives the same numbers on processors that multiply and add in one step.
target_compile_options(lodeline_flags INTERFACE -ffp-contract=off)
target_include_directories(lodeline_flags INTERFACE "${CMAKE_SOURCE_DIR}")
if(LODELINE_SANITIZE)
  add_compile_options(-fsanitize=${LODELINE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  # Not at every access, which takes a third of compiling and of the tests: the address sanitizer sees a null pointer that
  # is followed and what lies beyond a block; a test looks at how the parts of a block are aligned. Nor does clang look for
  # local variables used after their function, as g++ does not.
  add_compile_options(-fno-sanitize=null,object-size,alignment)
  if(LODELINE_SANITIZE MATCHES address AND CMAKE_CXX_COMPILER_ID MATCHES Clang)
    add_compile_options(-fsanitize-address-use-after-return=never)
  endif()
  add_link_options(-fsanitize=${LODELINE_SANITIZE})
endif()
if(LODELINE_FUZZERS AND NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
  message(STATUS "No libFuzzer targets: they need clang")
  set(LODELINE_FUZZERS OFF)
endif()
