# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a whole build of the tests quicker. Who plays builds each file as it stands, and the preset `release` does
# the same with the files of the programs, so that no include goes missing unseen.
option(LODELINE_PCH "Precompile the headers that most sources of the windows include" OFF)
option(LODELINE_TEST_PCH "Precompile the headers that most tests include" OFF)
option(LODELINE_UNITE "Compile sources with heavy headers a few at a time" OFF)

set(lodeline_window_headers
  <QAction> <QApplication> <QBoxLayout> <QComboBox> <QDialog> <QGraphicsScene> <QGraphicsView> <QLabel> <QMainWindow>
  <QPainter> <QPushButton> <QTimer> <QToolButton> <algorithm> <array> <functional> <memory> <optional> <vector>
  "${CMAKE_SOURCE_DIR}/engine/goldrush/record.h")
# Nothing of Qt Test: where a test lies is a macro to it.
set(lodeline_window_test_headers ${lodeline_window_headers})
set(lodeline_engine_test_headers <algorithm> <array> <gtest/gtest.h> "${CMAKE_SOURCE_DIR}/engine/goldrush/record.h")

# lodeline_precompile(target header…)
function(lodeline_precompile target)
  if(LODELINE_PCH)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# lodeline_precompiled(target header_list library…): what is compiled for one test program serves all, if they link
# the same libraries
function(lodeline_precompiled target headers)
  if(NOT LODELINE_TEST_PCH)
    return()
  endif()
  set(holder lodeline_${headers})
  if(NOT TARGET ${holder})
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/${holder}.cpp" CONTENT "int main()\n{\n}\n")
    add_executable(${holder} EXCLUDE_FROM_ALL "${CMAKE_BINARY_DIR}/${holder}.cpp")
    target_link_libraries(${holder} PRIVATE lodeline_flags ${ARGN})
    target_precompile_headers(${holder} PRIVATE ${lodeline_${headers}})
    set_target_properties(${holder} PROPERTIES AUTOMOC OFF)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${holder})
endfunction()

# lodeline_unite(target count): compiles so many of its sources as one
function(lodeline_unite target count)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${LODELINE_UNITE} UNITY_BUILD_BATCH_SIZE ${count})
endfunction()
