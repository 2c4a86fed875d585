// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonreader.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace lodeline {
namespace {

Problem error(ProblemCode code, std::string pointer, std::vector<std::string> arguments)
{
    return {Severity::Error, code, std::move(pointer), std::move(arguments)};
}

bool isFlat(const Json& value)
{
    return std::ranges::none_of(value, [](const Json& child) {
        return child.is_structured() && !std::ranges::none_of(child, &Json::is_structured);
    });
}

void write(const Json& value, int indent, std::string& text, std::string_view spread, bool isSpread)
{
    if (!value.is_structured() || value.empty() || (isFlat(value) && !isSpread)) {
        text += value.dump();
        return;
    }
    const char* separator = "";
    text += value.is_object() ? '{' : '[';
    for (const auto& [key, child] : value.items()) {
        text += separator;
        text += '\n';
        text.append(static_cast<std::size_t>(indent) + 1, ' ');
        if (value.is_object())
            text += Json(key).dump() + ": ";
        write(child, indent + 1, text, {}, !spread.empty() && key == spread);
        separator = ",";
    }
    text += '\n';
    text.append(static_cast<std::size_t>(indent), ' ');
    text += value.is_object() ? '}' : ']';
}

} // namespace

Result<Json> parseDocument(std::string_view text, std::string_view format, int version, std::size_t maxBytes,
                           const JsonRoom& room)
{
    Result<Json> document = parseJson(text, maxBytes, room);
    if (!document)
        return document;
    Problems problems;
    ObjectReader reader(*document, "", problems);
    const std::string name = reader.string("format");
    if (problems.empty() && name != format)
        return failure(FileProblem::WrongFormat, "/format", {std::string(format)});
    const std::int64_t found = reader.integer("version", 1, INT64_MAX);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    if (found > version)
        return failure(FileProblem::NewerVersion, "/version",
                       {std::to_string(found), std::to_string(version)});
    return document;
}

ObjectReader::ObjectReader(const Json& value, std::string pointer, Problems& problems)
    : object_(value.is_object() ? &value : nullptr)
    , pointer_(std::move(pointer))
    , problems_(problems)
{
    if (!object_)
        report(FileProblem::WrongType, pointer_, {"object"});
}

std::string ObjectReader::pointer(std::string_view key) const
{
    return memberPointer(pointer_, key);
}

void ObjectReader::report(ProblemCode code, const std::string& at, std::vector<std::string> arguments,
                          Severity severity)
{
    addProblem(problems_, {severity, code, at, std::move(arguments)});
}

const Json* ObjectReader::member(const char* key, bool required)
{
    known_.emplace_back(key);
    if (!object_)
        return nullptr;
    const auto it = object_->find(key);
    if (it != object_->end())
        return &*it;
    if (required)
        report(FileProblem::MissingKey, pointer_, {key});
    return nullptr;
}

std::int64_t ObjectReader::integer(const char* key, std::int64_t lowest, std::int64_t highest,
                                   std::optional<std::int64_t> fallback)
{
    const Json* value = member(key, !fallback);
    const std::int64_t otherwise = fallback.value_or(lowest);
    return value ? readInteger(*value, lowest, highest, pointer(key), problems_).value_or(otherwise)
                 : otherwise;
}

std::int64_t ObjectReader::nearestInteger(const char* key, std::int64_t lowest, std::int64_t highest,
                                          std::optional<std::int64_t> fallback)
{
    const Json* value = member(key, !fallback);
    if (!value || !value->is_number_integer())
        return value ? readInteger(*value, lowest, highest, pointer(key), problems_).value_or(lowest)
                     : fallback.value_or(lowest);
    const bool isBeyond =
        value->is_number_unsigned() &&
        value->get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()};
    return isBeyond ? highest : std::clamp(value->get<std::int64_t>(), lowest, highest);
}

std::string ObjectReader::string(const char* key, const std::optional<std::string>& fallback)
{
    const Json* value = member(key, !fallback);
    const std::string otherwise = fallback.value_or(std::string());
    return value ? readString(*value, pointer(key), problems_).value_or(otherwise) : otherwise;
}

bool ObjectReader::boolean(const char* key, bool fallback)
{
    const Json* value = member(key, false);
    if (!value)
        return fallback;
    if (value->is_boolean())
        return value->get<bool>();
    report(FileProblem::WrongType, pointer(key), {"boolean"});
    return fallback;
}

std::vector<std::pair<const Json*, std::string>> ObjectReader::array(const char* key, bool required,
                                                                     std::size_t most)
{
    std::vector<std::pair<const Json*, std::string>> elements;
    const Json* value = member(key, required);
    if (!value)
        return elements;
    if (!value->is_array()) {
        report(FileProblem::WrongType, pointer(key), {"array"});
        return elements;
    }
    if (value->size() > most)
        report(FileProblem::TooMany, pointer(key), {std::to_string(most)});
    for (std::size_t i = 0; i < std::min(value->size(), most); ++i)
        elements.emplace_back(&(*value)[i], pointer(key) + '/' + std::to_string(i));
    return elements;
}

std::vector<std::pair<std::string, std::string>> ObjectReader::unknownMembers()
{
    std::vector<std::pair<std::string, std::string>> unknown;
    if (!object_)
        return unknown;
    for (const auto& [key, value] : object_->items()) {
        if (std::ranges::find(known_, key) != known_.end())
            continue;
        report(FileProblem::UnknownKey, pointer(key), {key}, Severity::Note);
        unknown.emplace_back(key, value.dump());
    }
    return unknown;
}

std::optional<std::string> readString(const Json& value, const std::string& pointer, Problems& problems)
{
    if (value.is_string())
        return value.get<std::string>();
    addProblem(problems, error(FileProblem::WrongType, pointer, {"string"}));
    return std::nullopt;
}

std::optional<std::int64_t> readInteger(const Json& value, std::int64_t lowest, std::int64_t highest,
                                        const std::string& pointer, Problems& problems)
{
    if (!value.is_number_integer()) {
        addProblem(problems, error(FileProblem::WrongType, pointer, {"integer"}));
        return std::nullopt;
    }
    const bool beyond = value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX;
    const std::int64_t number = beyond ? INT64_MAX : value.get<std::int64_t>();
    if (!beyond && number >= lowest && number <= highest)
        return number;
    addProblem(problems,
               error(FileProblem::OutOfRange, pointer, {std::to_string(lowest), std::to_string(highest)}));
    return std::nullopt;
}

void addUnknownMembers(Json& object, const std::vector<std::pair<std::string, std::string>>& members)
{
    for (const auto& [key, text] : members)
        object.emplace(key, Json::parse(text));
}

std::string writeDocument(const Json& document, std::string_view spread)
{
    std::string text;
    write(document, 0, text, spread, false);
    return text + '\n';
}

} // namespace lodeline
