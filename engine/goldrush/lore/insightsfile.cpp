// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/insightsfile.h"

#include "engine/core/jsonreader.h"
#include "engine/core/words/valuenamed.h"
#include "engine/goldrush/learning/learnedsetfile.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lodeline::goldrush {
namespace {

using Argument = Insight::Argument;

constexpr auto kInsights = "insights";
constexpr std::size_t kMostInsights = 100;
constexpr std::size_t kMostArguments = 9;
constexpr std::int64_t kMostThousandths = 1'000'000'000'000;

constexpr std::array<std::string_view, 3> kKinds{"percent", "decimal", "count"}; // by Argument::Kind

// What `toString` calls by that name, of the values from 0 to `last`.
template <typename Enum>
std::optional<Enum> named(std::string_view name, Enum last)
{
    for (int value = 0; value <= static_cast<int>(last); ++value)
        if (toString(static_cast<Enum>(value)) == name)
            return static_cast<Enum>(value);
    return std::nullopt;
}

// How many arguments the sentence takes, the places of which are %1, %2 and so on.
std::size_t argumentsOf(Insight::Code code)
{
    const std::string_view sentence = insightTemplate(code);
    std::size_t count = 0;
    for (std::array place{'%', '1'};
         sentence.find(std::string_view(place.data(), place.size())) != std::string_view::npos; ++place[1])
        ++count;
    return count;
}

Json toJson(const Insight& insight)
{
    Json arguments = Json::array();
    for (const Argument& argument : insight.arguments)
        arguments.push_back({{"kind", kKinds[static_cast<std::size_t>(argument.kind)]},
                             {"thousandths", std::llround(kInsightParts * argument.number)}});
    return {{"code", toString(insight.code)},
            {"weight", toString(insight.weight)},
            {"arguments", std::move(arguments)}};
}

std::optional<Argument::Kind> argumentKindFromString(std::string_view name)
{
    return valueNamed<Argument::Kind>(kKinds, name);
}

Argument readArgument(const Json& json, const std::string& pointer, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    const auto kind = reader.named("kind", argumentKindFromString, "percent decimal count");
    const std::int64_t thousandths = reader.integer("thousandths", -kMostThousandths, kMostThousandths);
    return {kind.value_or(Argument::Kind::Count), static_cast<double>(thousandths) / kInsightParts};
}

// Nothing of an insight that only newer programs know.
std::optional<Insight> readInsight(const Json& json, const std::string& pointer, Problems& problems)
{
    ObjectReader reader(json, pointer, problems);
    const auto code = named(reader.string("code"), Insight::Code::Learned);
    if (!code)
        return std::nullopt;
    Insight insight;
    insight.code = *code;
    if (const auto weight = named(reader.string("weight"), Insight::Weight::Serious))
        insight.weight = *weight;
    else
        reader.report(FileProblem::BadValue, reader.pointer("weight"), {"remark, notable, serious"});
    for (const auto& [argument, at] : reader.array("arguments", true, kMostArguments))
        insight.arguments.push_back(readArgument(*argument, at, problems));
    const std::string expected = std::to_string(argumentsOf(*code));
    if (std::to_string(insight.arguments.size()) != expected)
        reader.report(FileProblem::OutOfRange, reader.pointer("arguments"), {expected, expected});
    return insight;
}

Result<Json> parsed(std::string_view learned)
{
    return parseDocument(learned, kLearnedFormat, kLearnedVersion, kMaxLearnedBytes);
}

} // namespace

std::string withInsights(std::string_view learned, const std::vector<Insight>& insights)
{
    Json document = parsed(learned).value();
    Json list = Json::array();
    std::ranges::transform(insights, std::back_inserter(list),
                           [](const Insight& insight) { return toJson(insight); });
    document[kInsights] = std::move(list);
    return writeDocument(document);
}

std::optional<std::vector<Insight>> insightsIn(std::string_view learned)
{
    const Result<Json> document = parsed(learned);
    if (!document || !document->contains(kInsights))
        return std::nullopt;
    Problems problems;
    ObjectReader reader(*document, "", problems);
    std::vector<Insight> insights;
    for (const auto& [json, pointer] : reader.array(kInsights, true, kMostInsights))
        if (auto insight = readInsight(*json, pointer, problems))
            insights.push_back(*std::move(insight));
    return hasErrors(problems) ? std::nullopt : std::optional(std::move(insights));
}

} // namespace lodeline::goldrush
