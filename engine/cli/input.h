// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

namespace lodeline::cli {

// One line a problem on standard error, `file:pointer: severity: message`.
void printProblems(const std::string& file, const Problems& problems);
// The same of an error that has no code.
void printError(const std::string& file, const std::string& pointer, const std::string& sentence);

// What stands for standard input where a call names a file.
inline constexpr std::string_view kStandardInput = "-";

// A file that a call names: its text, or why there is none.
struct Input
{
    std::string file;
    Result<std::string> text;
};

Input readInput(const std::string& file, std::size_t maxBytes);
// False where it cannot be written; prints why.
bool writeOutput(const std::string& file, const std::string& text);
// The same before there is anything to write, so that nobody plays for hours in vain.
bool mayWriteOutput(const std::string& file);

} // namespace lodeline::cli
