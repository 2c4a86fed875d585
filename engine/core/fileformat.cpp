// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/fileformat.h"

#include "engine/core/jsonparser.h"

namespace lodeline {
namespace {

constexpr std::size_t kLongestFormat = 64;

// Keeps nothing but the string, and ends the pass by false.
class FormatSeeker : public nlohmann::json_sax<Json>
{
public:
    std::string format;

    bool null() override { return isPassed(); }
    bool boolean(bool) override { return isPassed(); }
    bool number_integer(number_integer_t) override { return isPassed(); }
    bool number_unsigned(number_unsigned_t) override { return isPassed(); }
    bool number_float(number_float_t, const string_t&) override { return isPassed(); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return isPassed() && ++depth_ > 0; }
    bool end_object() override { return --depth_ > 0; }
    bool start_array(std::size_t) override { return depth_ > 0 && start_object(0); }
    bool end_array() override { return end_object(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override { return false; }

    bool key(string_t& name) override
    {
        isNext_ = depth_ == 1 && name == "format";
        return true;
    }

    bool string(string_t& value) override
    {
        if (isNext_ && value.size() <= kLongestFormat)
            format = std::move(value);
        return isPassed();
    }

private:
    bool isPassed() const { return !isNext_; }

    int depth_ = 0;
    bool isNext_ = false; // the value that comes is that of the key
};

} // namespace

std::string formatOf(std::string_view text)
{
    FormatSeeker seeker;
    Json::sax_parse(text, &seeker);
    return std::move(seeker.format);
}

} // namespace lodeline
