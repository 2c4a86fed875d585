// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace lodeline::goldrush::editor {

// Exports on the command line, without a display and without a window:
//
//   lodeline-editor --export-pdf OUT SET    pages to print
//   lodeline-editor --export-svg OUT SET    the same, a file a page
//   lodeline-editor --export-png OUT SET    pictures: one of all designs if OUT ends in ".png", else a folder
//
// with the options that --export-pdf --help lists. Nothing if the arguments ask for none of these; otherwise
// does it and gives the exit status: 0 done, 1 the set is at fault or OUT cannot be written (a line a problem
// on standard error, `file:pointer: severity: message`), 2 the call is at fault. To be called first in main,
// before any application object exists.
std::optional<int> runExport(int argc, char* argv[]);

} // namespace lodeline::goldrush::editor
