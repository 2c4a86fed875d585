// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/standout.h"

#include "engine/core/series/numbertext.h"

#include <algorithm>
#include <array>

namespace lodeline {
namespace {

constexpr double kSureInterval = 0.1; // from end to end
constexpr double kFarFromEven = 0.1;
constexpr double kBeyondRounding = 0.005; // or the sentence would seem to contradict itself

std::string textOf(const StandOut::Argument& argument)
{
    switch (argument.kind) {
    case StandOut::Argument::Kind::Percent:
        return fixed(100 * argument.number, 0) + "%";
    case StandOut::Argument::Kind::Decimal:
        return fixed(argument.number, 1);
    case StandOut::Argument::Kind::Count:
        return fixed(argument.number, 0);
    case StandOut::Argument::Kind::Name:
        return argument.name;
    }
    return {};
}

} // namespace

std::string_view toString(StandOut::Weight weight)
{
    constexpr std::array<std::string_view, 3> names{"remark", "notable", "serious"};
    return names[static_cast<std::size_t>(weight)];
}

bool isWeightier(const StandOut& a, const StandOut& b)
{
    return a.weight != b.weight ? a.weight > b.weight : a.strength > b.strength;
}

std::string filled(std::string_view sentence, const std::vector<StandOut::Argument>& arguments)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const std::size_t argument = sentence[i] == '%' && i + 1 < sentence.size()
                                         ? static_cast<std::size_t>(sentence[i + 1] - '1')
                                         : arguments.size();
        if (argument < arguments.size()) {
            text += textOf(arguments[argument]);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

std::optional<Fairness> fairnessOf(const WinShare& share, double even)
{
    using Weight = StandOut::Weight;
    const double beyond = std::max(share.low - even, even - share.high);
    if (beyond >= kBeyondRounding)
        return Fairness{share.share > even ? Fairness::Kind::Advantage : Fairness::Kind::Disadvantage,
                        beyond >= kFarFromEven ? Weight::Serious : Weight::Notable, 1 + beyond};
    if (beyond <= 0 && share.high - share.low <= kSureInterval)
        return Fairness{Fairness::Kind::Fair, Weight::Remark, 1};
    return std::nullopt;
}

} // namespace lodeline
