// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/jsonparser.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>

namespace lodeline {

// The document of a file of ours: such JSON, an object whose "format" and "version" are as expected.
Result<Json> parseDocument(std::string_view text, std::string_view format, int version, std::size_t maxBytes,
                           const JsonRoom& room = {});

// Reads the members of one JSON object and notes every problem with its JSON pointer. A value that is
// missing or wrong is reported and read as its fallback, so that one pass finds all that is wrong.
class ObjectReader
{
public:
    // Reports WrongType if the value is no object; then every member counts as absent, without a further
    // report.
    ObjectReader(const Json& value, std::string pointer, Problems& problems);

    const std::string& pointer() const { return pointer_; }
    std::string pointer(std::string_view key) const;
    Problems& problems() { return problems_; }

    // The member, or nothing. `required` ones are reported when they are missing.
    const Json* member(const char* key, bool required);
    std::int64_t integer(const char* key, std::int64_t lowest, std::int64_t highest,
                         std::optional<std::int64_t> fallback = std::nullopt);
    // The same, but what is out of range is read as the nearest number in it, without a report.
    std::int64_t nearestInteger(const char* key, std::int64_t lowest, std::int64_t highest,
                                std::optional<std::int64_t> fallback = std::nullopt);
    std::string string(const char* key, const std::optional<std::string>& fallback = std::nullopt);
    bool boolean(const char* key, bool fallback);
    // The value of a name, by `readNamed`; the member is required.
    template <typename Value>
    std::optional<Value> named(const char* key, std::optional<Value> (*fromString)(std::string_view),
                               const std::string& allowed);
    // The elements, each with its pointer; empty when the member is absent or no array. More than
    // `most` elements are reported and cut off.
    std::vector<std::pair<const Json*, std::string>> array(const char* key, bool required, std::size_t most);

    // The members that nobody asked for, with their JSON text; each is reported as a note.
    std::vector<std::pair<std::string, std::string>> unknownMembers();

    void report(ProblemCode code, const std::string& at, std::vector<std::string> arguments = {},
                Severity severity = Severity::Error);

private:
    const Json* object_;
    std::string pointer_;
    Problems& problems_;
    std::vector<std::string_view> known_;
};

// Whether a value is a string, an integer in a range; reports it if not.
std::optional<std::string> readString(const Json& value, const std::string& pointer, Problems& problems);
std::optional<std::int64_t> readInteger(const Json& value, std::int64_t lowest, std::int64_t highest,
                                        const std::string& pointer, Problems& problems);

// The value of a name; reports what is no string, and a name that `fromString` does not know with those that
// are allowed.
template <typename Value>
std::optional<Value> readNamed(const Json& value, std::optional<Value> (*fromString)(std::string_view),
                               const std::string& allowed, const std::string& pointer, Problems& problems)
{
    const std::optional<std::string> name = readString(value, pointer, problems);
    const std::optional<Value> found = name ? fromString(*name) : std::nullopt;
    if (name && !found)
        addProblem(problems, {Severity::Error, FileProblem::BadValue, pointer, {allowed}});
    return found;
}

template <typename Value>
std::optional<Value> ObjectReader::named(const char* key,
                                         std::optional<Value> (*fromString)(std::string_view),
                                         const std::string& allowed)
{
    const Json* value = member(key, true);
    return value ? readNamed(*value, fromString, allowed, pointer(key), problems_) : std::nullopt;
}

// Puts kept members back, but for those whose key the object has by now.
void addUnknownMembers(Json& object, const std::vector<std::pair<std::string, std::string>>& members);

// A document as the text of a file: indented, one line for each innermost object. The list in the member
// `spread` of the document has a line for each element, however flat they are.
std::string writeDocument(const Json& document, std::string_view spread = {});

} // namespace lodeline
