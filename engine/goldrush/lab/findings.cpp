// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/lab/findings.h"

#include <algorithm>

namespace lodeline::goldrush {
namespace {

using LabCode = LabFinding::Code;
using Weight = LabFinding::Weight;
using Argument = LabFinding::Argument;
using Source = events::Score::Kind;

constexpr std::int64_t kDrawsToJudge = 20;
constexpr std::size_t kWorstTiles = 3;
constexpr double kDiscardedShare = 0.05;
constexpr double kSeriousDiscards = 0.25;
constexpr double kHardShare = 0.5;
constexpr double kDiscards = 1.0; // a game, as the next two
constexpr double kDead = 1.0;
constexpr double kSpent = 3.0;
constexpr double kTwice = 2.0;
constexpr double kStrong = 0.25; // of all points, as the next
constexpr double kDominant = 0.4;
constexpr double kClearlyMore = 0.125; // of all points or tokens
constexpr double kLittle = 0.03;
constexpr double kLonger = 1.4;
constexpr double kTokensLeft = 0.5;
constexpr double kTokensGone = 0.25; // of the games

LabCode shifted(LabCode first, std::size_t by)
{
    return static_cast<LabCode>(static_cast<std::size_t>(first) + by);
}

class Judge
{
public:
    Judge(const SetSums& sums, const SetOutline& outline, const std::optional<SetFigures>& reference)
        : sums_(sums)
        , outline_(outline)
        , own_(figuresOf(sums))
        , compares_(reference.has_value())
        , reference_(reference.value_or(SetFigures()))
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
        tiles();
        if (compares_) {
            squares();
            sources();
            points();
            completion();
            pace();
        }
        tokens();
        start();
        if (std::ranges::all_of(found_, [](const LabFinding& f) { return f.code == LabCode::StartFair; }))
            add(LabCode::NothingStandsOut, Weight::Remark, 1, {});
    }

    void add(LabCode code, Weight weight, double strength, std::vector<Argument> arguments, int design = -1)
    {
        found_.push_back({{weight, strength, std::move(arguments), compares_}, code, design});
    }

    // A figure with its reference, once it is at least `least` and `factor` times the reference.
    void addAbove(LabCode code, double figure, double reference, double least, double factor)
    {
        const double limit = std::max(least, factor * reference);
        if (figure >= limit)
            add(code, figure >= 3 * limit ? Weight::Serious : Weight::Notable, figure / limit,
                {Argument::decimal(figure), Argument::decimal(reference)});
    }

    void tiles()
    {
        struct Tile
        {
            int design;
            double share;
        };
        const auto worst = [this](std::int64_t TileSums::*part, double least) {
            std::vector<Tile> tiles;
            for (std::size_t i = 0; i < sums_.tiles.size(); ++i) {
                const TileSums& tile = sums_.tiles[i];
                const double share = static_cast<double>(tile.*part) /
                                     static_cast<double>(std::max<std::int64_t>(tile.drawn, 1));
                if (tile.drawn >= kDrawsToJudge && share >= least)
                    tiles.push_back({static_cast<int>(i), share});
            }
            std::ranges::stable_sort(tiles, std::greater<>(), &Tile::share);
            tiles.resize(std::min(tiles.size(), kWorstTiles));
            return tiles;
        };
        std::vector<int> named;
        for (const Tile& tile : worst(&TileSums::discarded, kDiscardedShare)) {
            add(LabCode::TileDiscarded, tile.share >= kSeriousDiscards ? Weight::Serious : Weight::Notable,
                tile.share / kDiscardedShare, {nameOf(tile.design), Argument::percent(tile.share)},
                tile.design);
            named.push_back(tile.design);
        }
        for (const Tile& tile : worst(&TileSums::hard, kHardShare))
            if (std::ranges::find(named, tile.design) == named.end())
                add(LabCode::TileHard, Weight::Notable, tile.share / kHardShare,
                    {nameOf(tile.design), Argument::percent(tile.share)}, tile.design);
    }

    void squares()
    {
        addAbove(LabCode::ManyDiscarded, own_.discarded, reference_.discarded, kDiscards, kTwice);
        addAbove(LabCode::DeadSquares, own_.deadSquares, reference_.deadSquares, kDead, kTwice);
        addAbove(LabCode::SpentSquares, own_.spentSquares, reference_.spentSquares, kSpent, kTwice);
    }

    // Whether the set has what such points come from.
    bool has(Source source) const
    {
        switch (source) {
        case Source::Railroad:
            return builds(FeatureKind::Railroad);
        case Source::Mountain:
            return builds(FeatureKind::Mountain);
        case Source::City:
            return builds(FeatureKind::City);
        case Source::Prairie:
            return builds(FeatureKind::Prairie);
        case Source::Gold:
            break;
        }
        return outline_.tokens > 0 && builds(FeatureKind::Mountain);
    }
    bool builds(FeatureKind kind) const { return own_.built[static_cast<std::size_t>(kind)] >= 1; }

    static Weight weightOf(double share)
    {
        if (share >= kMuchMore * kDominant)
            return Weight::Serious;
        return share >= kDominant ? Weight::Notable : Weight::Remark;
    }

    void sources()
    {
        if (own_.points <= 0)
            return;
        for (std::size_t i = 0; i < own_.sources.size(); ++i) {
            const auto source = static_cast<Source>(i);
            const double share = own_.share(source);
            const double usual = reference_.share(source);
            if (share >= kStrong && share >= usual + kClearlyMore)
                add(shifted(LabCode::RailroadsDominate, i), weightOf(share), share / kStrong,
                    {Argument::percent(share), Argument::percent(usual)});
            if (share < kLittle && share < usual / kTwice && has(source))
                add(shifted(LabCode::RailroadsBringLittle, i), Weight::Notable, 1,
                    {Argument::percent(share), Argument::percent(usual)});
        }
    }

    void points()
    {
        if (reference_.points <= 0)
            return;
        const double ratio = own_.points / reference_.points;
        const std::vector<Argument> both{Argument::decimal(own_.points),
                                         Argument::decimal(reference_.points)};
        if (ratio >= kMuchMore)
            add(LabCode::PointsHigh, ratio >= 3 ? Weight::Serious : Weight::Notable, ratio / kMuchMore, both);
        else if (ratio <= kMuchLess)
            add(LabCode::PointsLow, Weight::Notable, kMuchLess / std::max(ratio, 0.01), both);
        if (own_.late >= reference_.late + kClearlyMore)
            add(LabCode::LateScoring, Weight::Notable, 1,
                {Argument::percent(own_.late), Argument::percent(reference_.late)});
    }

    void completion()
    {
        constexpr std::array kinds{FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::City};
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto kind = static_cast<std::size_t>(kinds[i]);
            const double share = own_.completion[kind];
            const double usual = reference_.completion[kind];
            if (builds(kinds[i]) && share <= kMuchLess * usual)
                add(shifted(LabCode::RailroadsStayOpen, i), Weight::Notable,
                    kMuchLess * usual / std::max(share, 0.01),
                    {Argument::percent(share), Argument::percent(usual)});
        }
    }

    void pace()
    {
        const double turns = own_.turns / std::max(reference_.turns, 1.0);
        const std::vector<Argument> both{Argument::count(own_.turns), Argument::count(reference_.turns)};
        if (turns >= kLonger)
            add(LabCode::LongGame, Weight::Remark, turns / kLonger, both);
        else if (turns <= kMuchLess)
            add(LabCode::ShortGame, Weight::Remark, kMuchLess / std::max(turns, 0.01), both);
        if (own_.points <= 0 || reference_.margin <= 0)
            return;
        const double margin = own_.margin / own_.points;
        const double usual = reference_.margin / std::max(reference_.points, 1.0);
        const double ratio = margin * reference_.points / reference_.margin;
        const std::vector<Argument> margins{Argument::decimal(own_.margin),
                                            Argument::decimal(reference_.margin), Argument::percent(margin),
                                            Argument::percent(usual)};
        if (ratio >= kMuchMore)
            add(LabCode::SeldomClose, Weight::Notable, ratio / kMuchMore, margins);
        else if (ratio <= kMuchLess)
            add(LabCode::OftenClose, Weight::Remark, kMuchLess / std::max(ratio, 0.01), margins);
    }

    void tokens()
    {
        if (outline_.tokens == 0)
            return;
        constexpr double kClassicTokens = 63;
        const double left = own_.tokensLeft / outline_.tokens;
        const double gone = sums_.tokensLeft.share(0);
        if (compares_ && left >= kTokensLeft && left >= reference_.tokensLeft / kClassicTokens + kClearlyMore)
            add(LabCode::TokensLeft, Weight::Notable, left / kTokensLeft,
                {Argument::percent(left), Argument::count(outline_.tokens)});
        if (gone >= kTokensGone)
            add(LabCode::TokensRunOut, Weight::Notable, gone / kTokensGone, {Argument::percent(gone)});
    }

    void start()
    {
        const WinShare& share = own_.start;
        const double even = 1.0 / own_.players;
        const std::optional<Fairness> fairness = fairnessOf(share, even);
        if (!fairness || sums_.games < kFewGames)
            return;
        std::vector<Argument> arguments{Argument::percent(share.share), Argument::percent(share.low),
                                        Argument::percent(share.high), Argument::percent(even)};
        if (compares_)
            arguments.push_back(Argument::percent(reference_.start.share));
        constexpr std::array codes{LabCode::StartAdvantage, LabCode::StartDisadvantage, LabCode::StartFair};
        add(codes[static_cast<std::size_t>(fairness->kind)], fairness->weight, fairness->strength,
            std::move(arguments));
    }

    Argument nameOf(int design) const
    {
        return Argument::named(outline_.ids[static_cast<std::size_t>(design)]);
    }

    const SetSums& sums_;
    const SetOutline& outline_;
    const SetFigures own_;
    const bool compares_;
    const SetFigures reference_; // looked at only where it compares
    std::vector<LabFinding> found_;
};

} // namespace

SetOutline outlineOf(const TileSet& set)
{
    SetOutline outline;
    outline.tokens = set.tokenCount();
    for (const TileDesign& tile : set.tiles) {
        outline.ids.push_back(tile.id);
        outline.copies.push_back(tile.count);
    }
    return outline;
}

std::vector<LabFinding> findingsOf(const SetSums& sums, const SetOutline& outline,
                                   const std::optional<SetFigures>& reference)
{
    if (sums.games == 0)
        return {};
    return Judge(sums, outline, reference).findings();
}

} // namespace lodeline::goldrush
