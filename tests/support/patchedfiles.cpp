// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patchedfiles.h"

#include "tests/support/files.h"

#include <nlohmann/json.hpp>

namespace lodeline::test {

std::vector<PatchedFile> patchedFiles(const std::filesystem::path& file)
{
    using Json = nlohmann::json;
    const Json all = Json::parse(readFile(file));
    const Json base = Json::parse(readFile(sourceDirectory() / all.at("base").get<std::string>()));
    std::vector<PatchedFile> files;
    for (const Json& entry : all.at("files"))
        files.push_back({entry.at("name"), base.patch(entry.at("patch")).dump(),
                         entry.at("problems").get<ProblemLines>()});
    return files;
}

} // namespace lodeline::test
