// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/sets/setwordsjson.h"

namespace lodeline {
namespace {

constexpr std::size_t kMaxNames = 200;

void readNames(ObjectReader& reader, SetWords& words)
{
    const Json* names = reader.member("names", false);
    if (!names)
        return;
    const std::string pointer = reader.pointer("names");
    ObjectReader languages(*names, pointer, reader.problems());
    if (!names->is_object())
        return;
    if (names->size() > kMaxNames)
        reader.report(FileProblem::TooMany, pointer, {std::to_string(kMaxNames)});
    for (const auto& [language, name] : names->items())
        if (const auto text = readString(name, languages.pointer(language), reader.problems()))
            words.names.emplace_back(language, *text);
}

} // namespace

void readSetWords(ObjectReader& reader, SetWords& words)
{
    words.name = reader.string("name", "");
    readNames(reader, words);
    words.author = reader.string("author", "");
    words.license = reader.string("license", "");
    words.description = withLineFeeds(reader.string("description", ""));
}

void addSetWords(Json& json, const SetWords& words)
{
    json["name"] = words.name;
    if (!words.names.empty()) {
        Json& names = json["names"] = Json::object();
        for (const auto& [language, name] : words.names)
            names[language] = name;
    }
    for (const auto& [key, text] : {std::pair{"author", &words.author}, std::pair{"license", &words.license},
                                    std::pair{"description", &words.description}})
        if (!text->empty())
            json[key] = *text;
}

void checkSetFormat(ObjectReader& reader, std::string_view format, int newest)
{
    if (reader.string("format", std::string(format)) != format)
        reader.report(FileProblem::WrongFormat, reader.pointer("format"), {std::string(format)});
    const std::int64_t version = reader.integer("version", 1, INT64_MAX, newest);
    if (version > newest)
        reader.report(FileProblem::NewerVersion, reader.pointer("version"),
                      {std::to_string(version), std::to_string(newest)});
}

} // namespace lodeline
