// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lore/insights.h"

#include "engine/goldrush/lab/figures.h"

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush {
namespace {

using Code = Insight::Code;
using Weight = Insight::Weight;
using Argument = Insight::Argument;
using Source = events::Score::Kind;

constexpr double kSure = 2.0;         // standard errors
constexpr double kAheadOfNext = 1.1;  // points than the next source
constexpr std::int64_t kFarmers = 30; // to say when they come
constexpr double kEarly = 0.4;        // of the tiles that are laid when half of them have come
constexpr double kLate = 0.6;
constexpr double kTentPoints = 1.0;    // less seems to say that tents hardly matter
constexpr double kGoldShare = 0.03;    // of all points
constexpr double kUnsure = 0.25;       // of the points of a player
constexpr double kOftenChanged = 0.05; // of the turns
constexpr double kClearlyLearned = 0.54;

class Teller
{
public:
    Teller(const LearnedSet& learned, const SetLore& lore)
        : learned_(learned)
        , lore_(lore)
        , figures_(figuresOf(lore.sums))
    {
    }

    std::vector<Insight> insights()
    {
        source();
        farmers();
        tents();
        firstSeat();
        doubts();
        if (learned_.share >= kClearlyLearned)
            add(Code::Learned, Weight::Remark,
                {Argument::count(learned_.games), Argument::percent(learned_.share)});
        std::ranges::stable_sort(told_, std::greater(), &Insight::weight);
        return std::move(told_);
    }

private:
    void add(Code code, Weight weight, std::vector<Argument> arguments)
    {
        for (Argument& argument : arguments)
            argument.number = std::round(kInsightParts * argument.number) / kInsightParts;
        told_.push_back({{weight, 1, std::move(arguments)}, code});
    }

    struct Bringing
    {
        double points = 0; // of a player in a game
        double error = 0;  // of these
    };

    Bringing bringing(Source source) const
    {
        const Histogram& points = lore_.sums.sources[static_cast<std::size_t>(source)].perPlayer;
        const std::int64_t others = std::max<std::int64_t>(points.count() - 1, 1);
        return {points.mean(), points.deviation() / std::sqrt(static_cast<double>(others))};
    }

    void source()
    {
        constexpr std::array kSources{Source::Railroad, Source::Mountain, Source::City, Source::Prairie};
        constexpr std::array kCodes{Code::RailroadsPay, Code::MountainsPay, Code::CitiesPay,
                                    Code::PrairiesPay};
        std::array<Bringing, kSources.size()> all;
        std::ranges::transform(kSources, all.begin(), [this](Source kind) { return bringing(kind); });
        const Bringing gold = bringing(Source::Gold);
        Bringing& mountains = all[1];
        mountains = {mountains.points + gold.points, std::hypot(mountains.error, gold.error)};
        const auto best = std::ranges::max_element(all, {}, &Bringing::points);
        double next = 0;
        double error = 0;
        for (const Bringing& other : all)
            if (&other != &*best && other.points >= next) {
                next = other.points;
                error = std::hypot(best->error, other.error);
            }
        if (best->points > kAheadOfNext * next && best->points - next > kSure * error)
            add(kCodes[static_cast<std::size_t>(best - all.begin())], Weight::Notable,
                {Argument::percent(best->points / figures_.points)});
    }

    // Share of the tiles that are laid when half of the farmers have come.
    double halfOfFarmers() const
    {
        const std::vector<std::int64_t>& counts = lore_.farmers.counts();
        std::int64_t come = 0;
        std::size_t laid = 0;
        for (; laid < counts.size() && 2 * (come + counts[laid]) <= lore_.farmers.count(); ++laid)
            come += counts[laid];
        return static_cast<double>(laid) / 100;
    }

    void farmers()
    {
        if (lore_.farmers.count() < kFarmers)
            return;
        std::int64_t others = 0;
        double points = 0;
        for (const auto& [source, kind] : {std::pair(Source::Railroad, FeatureKind::Railroad),
                                           std::pair(Source::Mountain, FeatureKind::Mountain),
                                           std::pair(Source::City, FeatureKind::City)}) {
            points += static_cast<double>(pointsOf(source));
            others += lore_.sums.features[static_cast<std::size_t>(kind)].cowboys;
        }
        if (others == 0)
            return;
        const double each =
            static_cast<double>(pointsOf(Source::Prairie)) / static_cast<double>(lore_.farmers.count());
        add(Code::Farmers, Weight::Remark,
            {Argument::decimal(each), Argument::decimal(points / static_cast<double>(others))});
        const double half = halfOfFarmers();
        if (half <= kEarly || half >= kLate)
            add(half <= kEarly ? Code::FarmersEarly : Code::FarmersLate, Weight::Remark,
                {Argument::percent(half)});
    }

    std::int64_t pointsOf(Source source) const
    {
        return lore_.sums.sources[static_cast<std::size_t>(source)].perPlayer.sum();
    }

    void tents()
    {
        if (figures_.share(Source::Gold) >= kGoldShare && lore_.tents.mean() >= kTentPoints)
            add(Code::TentPays, Weight::Remark, {Argument::decimal(lore_.tents.mean())});
    }

    void firstSeat()
    {
        const double even = 1.0 / figures_.players;
        const std::optional<Fairness> fairness = fairnessOf(figures_.start, even);
        add(Code::FirstSeat, fairness ? fairness->weight : Weight::Remark,
            {Argument::percent(figures_.start.share), Argument::percent(figures_.start.low),
             Argument::percent(figures_.start.high), Argument::percent(even)});
    }

    void doubts()
    {
        if (lore_.spread > 0)
            add(Code::LeadUnsure,
                lore_.spread >= kUnsure * figures_.points ? Weight::Notable : Weight::Remark,
                {Argument::count(lore_.spread), Argument::count(figures_.points)});
        if (lore_.changes.mean() - kSure * lore_.changes.error() >= kOftenChanged)
            add(Code::MindChanges, Weight::Remark, {Argument::percent(lore_.changes.mean())});
    }

    const LearnedSet& learned_;
    const SetLore& lore_;
    const SetFigures figures_;
    std::vector<Insight> told_;
};

} // namespace

std::vector<Insight> insightsOf(const LearnedSet& learned, const SetLore& lore)
{
    if (lore.games < kGamesToJudge)
        return {};
    return Teller(learned, lore).insights();
}

} // namespace lodeline::goldrush
