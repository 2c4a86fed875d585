// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/findings.h"

#include "engine/boomtown/lab/simulationresult.h"

#include <algorithm>
#include <cmath>

namespace lodeline::boomtown {
namespace {

using LabCode = LabFinding::Code;
using Weight = LabFinding::Weight;
using Argument = LabFinding::Argument;

constexpr std::int64_t kSeenToJudge = 20; // games with a bonus, or with a card in the circle
constexpr double kDecides = 0.4;
constexpr double kClearlyMore = 0.15;
constexpr double kSeriouslyDecides = 0.6;
constexpr double kLittle = 1.0; // point
constexpr double kHalf = 0.5;   // of the reference
constexpr double kPassed = 0.5;
constexpr std::size_t kWorstCards = 3;
constexpr double kFar = 3.0; // times the reference

class Judge
{
public:
    Judge(const DeckSums& sums, std::span<const std::string> ids, const std::optional<DeckFigures>& reference)
        : sums_(sums)
        , ids_(ids)
        , own_(figuresOf(sums))
        , compares_(reference.has_value())
        , reference_(reference.value_or(DeckFigures()))
    {
    }

    std::vector<LabFinding> findings()
    {
        if (sums_.games >= kGamesToJudge)
            judge();
        if (sums_.games < kFewGames)
            add(LabCode::FewGames, Weight::Remark, 1, {Argument::count(sums_.games)});
        std::ranges::stable_sort(found_, isWeightier);
        return std::move(found_);
    }

private:
    void judge()
    {
        if (compares_)
            bonuses();
        cards();
        if (compares_) {
            points();
            closeness();
        }
        first();
        if (std::ranges::all_of(found_, [](const LabFinding& f) { return f.code == LabCode::FirstFair; }))
            add(LabCode::NothingStandsOut, Weight::Remark, 1, {});
    }

    LabFinding& add(LabCode code, Weight weight, double strength, std::vector<Argument> arguments)
    {
        return found_.emplace_back(
            LabFinding{{weight, strength, std::move(arguments), compares_}, code, {}, -1});
    }

    void bonuses()
    {
        for (std::size_t i = 0; i < own_.bonuses.size(); ++i) {
            if (sums_.bonuses[i].games < kSeenToJudge)
                continue;
            const auto kind = static_cast<BonusKind>(i);
            const Argument name = Argument::named(std::string(bonusShape(kind).name));
            const DeckFigures::Bonus& own = own_.bonuses[i];
            const DeckFigures::Bonus& usual = reference_.bonuses[i];
            if (own.decided >= kDecides && own.decided >= usual.decided + kClearlyMore)
                add(LabCode::BonusDecides,
                    own.decided >= kSeriouslyDecides ? Weight::Serious : Weight::Notable,
                    own.decided / kDecides,
                    {name, Argument::percent(own.decided), Argument::percent(usual.decided)})
                    .bonus = kind;
            if (std::abs(own.points) < kLittle && std::abs(usual.points) >= kLittle &&
                std::abs(own.points) < kHalf * std::abs(usual.points))
                add(LabCode::BonusBringsLittle, Weight::Notable, 1,
                    {name, Argument::decimal(own.points), Argument::decimal(usual.points)})
                    .bonus = kind;
        }
    }

    void cards()
    {
        std::vector<int> worst;
        for (std::size_t i = 0; i < sums_.cards.size(); ++i) {
            const CardSums& card = sums_.cards[i];
            if (card.drafted + card.passed >= kSeenToJudge && passedShareOf(card) >= kPassed)
                worst.push_back(static_cast<int>(i));
        }
        const auto share = [this](int card) {
            return passedShareOf(sums_.cards[static_cast<std::size_t>(card)]);
        };
        std::ranges::stable_sort(worst, std::greater<>(), share);
        worst.resize(std::min(worst.size(), kWorstCards));
        for (const int card : worst)
            add(LabCode::CardPassed, Weight::Notable, share(card) / kPassed,
                {Argument::named(ids_[static_cast<std::size_t>(card)]), Argument::percent(share(card))})
                .card = card;
    }

    void points()
    {
        const double ratio = own_.points / reference_.points;
        const std::vector<Argument> both{Argument::decimal(own_.points),
                                         Argument::decimal(reference_.points)};
        if (ratio >= kMuchMore)
            add(LabCode::PointsHigh, ratio >= kFar ? Weight::Serious : Weight::Notable, ratio / kMuchMore,
                both);
        else if (ratio <= kMuchLess)
            add(LabCode::PointsLow, Weight::Notable, kMuchLess / std::max(ratio, 0.01), both);
    }

    // By the points of a player, which are larger where more is to be had. Who loses most points has none.
    void closeness()
    {
        if (own_.points <= 0 || reference_.points <= 0 || reference_.margin <= 0)
            return;
        const double ratio = own_.margin / own_.points * reference_.points / reference_.margin;
        const std::vector<Argument> both{Argument::decimal(own_.margin),
                                         Argument::decimal(reference_.margin)};
        if (ratio >= kMuchMore)
            add(LabCode::SeldomClose, Weight::Notable, ratio / kMuchMore, both);
        else if (ratio <= kMuchLess)
            add(LabCode::OftenClose, Weight::Remark, kMuchLess / std::max(ratio, 0.01), both);
    }

    void first()
    {
        const WinShare& share = own_.first;
        const std::optional<Fairness> fairness = fairnessOf(share, 1.0 / kPlayers);
        if (!fairness || sums_.games < kFewGames)
            return;
        std::vector<Argument> arguments{Argument::percent(share.share), Argument::percent(share.low),
                                        Argument::percent(share.high)};
        if (compares_)
            arguments.push_back(Argument::percent(reference_.first.share));
        constexpr std::array codes{LabCode::FirstAdvantage, LabCode::FirstDisadvantage, LabCode::FirstFair};
        add(codes[static_cast<std::size_t>(fairness->kind)], fairness->weight, fairness->strength,
            std::move(arguments));
    }

    const DeckSums& sums_;
    const std::span<const std::string> ids_;
    const DeckFigures own_;
    const bool compares_;
    const DeckFigures reference_; // looked at only where it compares
    std::vector<LabFinding> found_;
};

} // namespace

std::vector<LabFinding> findingsOf(const DeckSums& sums, std::span<const std::string> ids,
                                   const std::optional<DeckFigures>& reference)
{
    if (sums.games == 0)
        return {};
    return Judge(sums, ids, reference).findings();
}

} // namespace lodeline::boomtown
