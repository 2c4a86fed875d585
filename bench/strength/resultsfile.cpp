// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/resultsfile.h"

#include "engine/core/file.h"
#include "engine/core/jsonreader.h"
#include "engine/core/text.h"

#include <filesystem>

namespace lodeline::strength {

tl::expected<ResultsFile, std::string> ResultsFile::open(std::string path, const std::string& program)
{
    ResultsFile file;
    file.path_ = std::move(path);
    file.results_.program = program;
    std::error_code error;
    if (!file.path_.empty() && std::filesystem::exists(file.path_, error)) {
        auto results = readFile(file.path_, kMaxResultsBytes).and_then(resultsOf);
        if (!results)
            return tl::unexpected(printable(file.path_) + ": " + message(results.error().front()));
        if (results->program != program)
            return tl::unexpected(printable(file.path_) +
                                  " was played by another build of this program. Name another file.");
        file.results_ = std::move(*results);
    }
    if (const auto written = file.write(); !written)
        return tl::unexpected(written.error());
    return file;
}

tl::expected<void, std::string> ResultsFile::store(const Cell& cell, When when)
{
    constexpr std::chrono::seconds kWhile{10};
    results_.store(cell);
    if (when == When::Sometimes && std::chrono::steady_clock::now() - written_ < kWhile)
        return {};
    return write();
}

tl::expected<void, std::string> ResultsFile::write()
{
    written_ = std::chrono::steady_clock::now();
    if (path_.empty())
        return {};
    return writeFile(path_, writeDocument(toJson(results_))).map_error([this](const std::string& reason) {
        return printable(path_) + ": " + reason;
    });
}

} // namespace lodeline::strength
