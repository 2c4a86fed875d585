// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/sets/setwordsjson.h"

namespace lodeline {
namespace {

constexpr std::size_t kMaxLanguages = 200;

Translations readTranslations(ObjectReader& reader, const char* key)
{
    const Json* texts = reader.member(key, false);
    if (!texts)
        return {};
    const std::string pointer = reader.pointer(key);
    ObjectReader languages(*texts, pointer, reader.problems());
    if (!texts->is_object())
        return {};
    if (texts->size() > kMaxLanguages)
        reader.report(FileProblem::TooMany, pointer, {std::to_string(kMaxLanguages)});
    Translations translations;
    for (const auto& [language, value] : texts->items())
        if (const auto text = readString(value, languages.pointer(language), reader.problems()))
            translations.emplace_back(language, *text);
    return translations;
}

void addTranslations(Json& json, const char* key, const Translations& translations)
{
    if (translations.empty())
        return;
    Json& texts = json[key] = Json::object();
    for (const auto& [language, text] : translations)
        texts[language] = text;
}

} // namespace

void readSetWords(ObjectReader& reader, SetWords& words)
{
    words.name = reader.string("name", "");
    words.names = readTranslations(reader, "names");
    words.author = reader.string("author", "");
    words.license = reader.string("license", "");
    words.description = withLineFeeds(reader.string("description", ""));
    words.descriptions = readTranslations(reader, "descriptions");
    for (auto& [language, text] : words.descriptions)
        text = withLineFeeds(text);
}

void addSetWords(Json& json, const SetWords& words)
{
    json["name"] = words.name;
    addTranslations(json, "names", words.names);
    for (const auto& [key, text] : {std::pair{"author", &words.author}, std::pair{"license", &words.license},
                                    std::pair{"description", &words.description}})
        if (!text->empty())
            json[key] = *text;
    addTranslations(json, "descriptions", words.descriptions);
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
