// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/jsonparser.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace lodeline {
namespace {

constexpr int kMaxMembers = 1000; // of one object; finding a member takes a look at each

// What is too much to be built, and at which byte.
struct Excess
{
    ProblemCode code;
    int limit;
    std::size_t byte;
};

// Counts brackets and, within each pair, colons outside strings. Checked before parsing: a parser would build
// it all.
std::optional<Excess> excessOf(std::string_view text, int mostLevels)
{
    std::vector<int> members(static_cast<std::size_t>(mostLevels) + 1);
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (depth == mostLevels)
                return Excess{FileProblem::TooDeep, mostLevels, i};
            members[static_cast<std::size_t>(++depth)] = 0;
        } else if (c == '}' || c == ']') {
            if (depth == 0)
                return {}; // not JSON, as the parser will find
            --depth;
        } else if (c == ':' && ++members[static_cast<std::size_t>(depth)] > kMaxMembers) {
            return Excess{FileProblem::TooManyMembers, kMaxMembers, i};
        }
    }
    return {};
}

// Line and column, from 1, of a byte.
std::vector<std::string> lineAndColumn(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t start = before.rfind('\n') + 1;
    return {std::to_string(line), std::to_string(std::max<std::size_t>(before.size() - start, 1))};
}

std::string escaped(std::string_view key)
{
    std::string text;
    for (const char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

// Builds the document and stops at the first key that its object has already: other readers would take the
// first or the last of the two.
class Builder : public nlohmann::json_sax<Json>
{
public:
    explicit Builder(std::size_t mostValues)
        : mostValues_(mostValues)
    {
    }

    Json document;
    std::optional<Problem> fault;
    std::size_t errorAt = 0; // byte, where there is no fault but the text is no JSON

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return add(Json::object()) && open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return add(Json::array()) && open(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        Level& level = levels_.back();
        auto& members = level.value->get_ref<Json::object_t&>();
        if (isThere(level, members, name)) {
            fault = {Severity::Error, FileProblem::DuplicateKey, memberPointer(pointer(), name), {name}};
            return false;
        }
        members.emplace_back(std::move(name), Json());
        return true;
    }

    // The library has no way to go on behind a number that is too large for it. The limit is told rounded.
    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override
    {
        constexpr int kNumberOverflow = 406;
        if (error.id == kNumberOverflow)
            fault = {Severity::Error, FileProblem::OutOfRange, nextPointer(), {"-1.79e308", "1.79e308"}};
        errorAt = position;
        return false;
    }

private:
    struct Level
    {
        Json* value;
        std::unordered_set<std::size_t> hashes; // of the keys, once there are many
    };

    // A look at each is quicker than a table until then.
    static constexpr std::size_t kFewKeys = 16;

    static bool isThere(Level& level, const Json::object_t& members, const std::string& name)
    {
        const auto search = [&] {
            return std::ranges::any_of(members, [&](const auto& member) { return member.first == name; });
        };
        if (members.size() < kFewKeys)
            return search();
        const std::hash<std::string> hash;
        if (level.hashes.empty())
            for (const auto& member : members)
                level.hashes.insert(hash(member.first));
        return !level.hashes.insert(hash(name)).second && search();
    }

    bool add(Json value)
    {
        if (++values_ > mostValues_) {
            fault = {Severity::Error, FileProblem::TooMany, "", {std::to_string(mostValues_)}};
            return false;
        }
        if (levels_.empty()) {
            document = std::move(value);
            last_ = &document;
        } else if (levels_.back().value->is_array()) {
            auto& elements = levels_.back().value->get_ref<Json::array_t&>();
            last_ = &elements.emplace_back(std::move(value));
        } else {
            last_ = &levels_.back().value->get_ref<Json::object_t&>().back().second;
            *last_ = std::move(value);
        }
        return true;
    }

    bool open()
    {
        levels_.push_back({last_, {}});
        return true;
    }

    bool close()
    {
        levels_.pop_back();
        return true;
    }

    // To the innermost object; what contains it has it as its last value.
    std::string pointer() const
    {
        std::string text;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            const Json& value = *levels_[i].value;
            if (value.is_array())
                text.append("/").append(std::to_string(value.size() - 1));
            else
                text = memberPointer(text, value.get_ref<const Json::object_t&>().back().first);
        }
        return text;
    }

    // To the value that is about to be added.
    std::string nextPointer() const
    {
        if (levels_.empty())
            return {};
        const Json& value = *levels_.back().value;
        return value.is_array()
                   ? pointer() + '/' + std::to_string(value.size())
                   : memberPointer(pointer(), value.get_ref<const Json::object_t&>().back().first);
    }

    std::vector<Level> levels_;
    Json* last_ = nullptr;
    const std::size_t mostValues_;
    std::size_t values_ = 0;
};

} // namespace

Result<Json> parseJson(std::string_view text, std::size_t maxBytes, const JsonRoom& room)
{
    if (text.size() > maxBytes)
        return failure(FileProblem::TooLarge, "", {std::to_string(maxBytes >> 20)});
    if (const std::optional<Excess> excess = excessOf(text, room.levels))
        return failure(excess->code, "",
                       {std::to_string(excess->limit), lineAndColumn(text, excess->byte).front()});
    Builder builder(room.values);
    if (!Json::sax_parse(text, &builder))
        return builder.fault ? tl::unexpected(Problems{*builder.fault})
                             : failure(FileProblem::NotJson, "", lineAndColumn(text, builder.errorAt));
    // The library takes a zero byte for the end, whatever comes behind it.
    if (const std::size_t end = text.find('\0'); end != std::string_view::npos)
        return failure(FileProblem::NotJson, "", lineAndColumn(text, end + 1));
    return std::move(builder.document);
}

std::string memberPointer(const std::string& object, std::string_view key)
{
    return object + '/' + escaped(key);
}

} // namespace lodeline
