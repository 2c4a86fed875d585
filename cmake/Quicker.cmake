# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a whole build quicker. Precompiled headers are for every build alike, so that what is built by those who play
# is what was tested.
option(LODELINE_PCH "Precompile the headers that most sources include" ON)
option(LODELINE_UNITE "Compile sources a few at a time" OFF)
option(LODELINE_MOLD "Link with mold, where it is installed" OFF)
set(LODELINE_LIGHT_OPTIMISATION "" CACHE STRING "How windows and all tests are optimised, if not as all else: -O1")

find_program(MOLD_PROGRAM mold)
if(LODELINE_MOLD AND MOLD_PROGRAM)
  add_link_options(-fuse-ld=mold)
endif()

set(lodeline_engine_headers
  <algorithm> <array> <cmath> <functional> <memory> <optional> <string> <vector> <tl/expected.hpp>)
set(lodeline_art_headers <QPainter> <QPainterPath> <algorithm> <array> <cmath> <memory> <optional> <vector>)
set(lodeline_window_headers
  <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QGraphicsScene> <QGraphicsView> <QLabel> <QMainWindow>
  <QPainter> <QPushButton> <QTimer> <QToolButton> <algorithm> <array> <functional> <memory> <optional> <vector>
  "${CMAKE_SOURCE_DIR}/engine/goldrush/files/record.h")
set(lodeline_window_test_headers ${lodeline_window_headers} <QSignalSpy> <QTemporaryDir> <QTest>)
set(lodeline_engine_test_headers <algorithm> <array> <gtest/gtest.h> "${CMAKE_SOURCE_DIR}/engine/goldrush/files/record.h")

# lodeline_light(): for all that is compiled from this folder on down
macro(lodeline_light)
  if(LODELINE_LIGHT_OPTIMISATION)
    add_compile_options(${LODELINE_LIGHT_OPTIMISATION})
  endif()
endmacro()

# lodeline_precompile(target headers): the first target with those headers compiles them for all
function(lodeline_precompile target headers)
  if(NOT LODELINE_PCH)
    return()
  endif()
  get_property(first GLOBAL PROPERTY lodeline_precompiles_${headers})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${lodeline_${headers}})
    set_property(GLOBAL PROPERTY lodeline_precompiles_${headers} ${target})
  endif()
endfunction()

# lodeline_precompiled(target headers library…): what is compiled for one test program serves all, if they link
# the same libraries
function(lodeline_precompiled target headers)
  if(NOT LODELINE_PCH)
    return()
  endif()
  set(holder lodeline_${headers})
  if(NOT TARGET ${holder})
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/${holder}.cpp" CONTENT "int main()\n{\n}\n")
    add_executable(${holder} EXCLUDE_FROM_ALL "${CMAKE_BINARY_DIR}/${holder}.cpp")
    target_link_libraries(${holder} PRIVATE lodeline_flags ${ARGN})
    target_precompile_headers(${holder} PRIVATE ${lodeline_${headers}})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${holder})
endfunction()

# lodeline_unite(target count alone…): compiles so many of its sources as one, but for those that stay alone because
# they use names of their own that others use, too
function(lodeline_unite target count)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${LODELINE_UNITE} UNITY_BUILD_BATCH_SIZE ${count})
endfunction()
