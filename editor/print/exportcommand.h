// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace lodeline::print {

struct LoadedPrintable
{
    std::shared_ptr<const Printable> printed;
    Problems problems; // that do not keep anybody from printing it
};

// A format of files that can be printed.
struct PrintFormat
{
    std::string_view format; // "format" in them
    Result<LoadedPrintable> (*read)(std::string_view text) = nullptr;
};

// Exports on the command line, without a display and without a window:
//
//   lodeline-editor --export-pdf OUT FILE    pages to print
//   lodeline-editor --export-svg OUT FILE    the same, a file a page
//   lodeline-editor --export-png OUT FILE    pictures: one of all designs if OUT ends in ".png", else a
//   folder
//
// with the options that --export-pdf --help lists. A file is of the format that it says, else of the first.
// Nothing if the arguments ask for none of these; otherwise does it and gives the exit status: 0 done, 1 the
// file is at fault or OUT cannot be written (a line a problem on standard error, `file:pointer: severity:
// message`), 2 the call is at fault. To be called first in main, before any application object exists.
std::optional<int> runExport(int argc, char* argv[], const std::vector<PrintFormat>& formats);

} // namespace lodeline::print
