// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/critique.h"

#include "engine/goldrush/design/art/artfault.h"
#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/findingplace.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/repairs.h"
#include "engine/goldrush/design/setstatistics.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/design/unknownkeys.h"
#include "engine/goldrush/files/problems.h"
#include "engine/goldrush/files/tilesetcheck.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace lodeline::goldrush {
namespace {

using Arguments = std::vector<std::string>;

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

int ofHundred(double share)
{
    return static_cast<int>(std::lround(100 * share));
}

// Looks for everything, a kind of finding a function.
class Critic
{
public:
    explicit Critic(const TileSet& set)
        : set_(set)
        , tiles_(set.tileCount())
        , statistics_(statisticsOf(set))
    {
    }

    std::vector<Finding> run()
    {
        checkFile();
        checkWords();
        checkMaterial();
        checkBalance();
        checkChances();
        checkMirrors();
        for (std::size_t i = 0; i < set_.tiles.size(); ++i)
            checkDrawing(i);
        std::ranges::stable_sort(findings_, [](const Finding& a, const Finding& b) {
            return std::pair(a.problem.severity, a.tile) < std::pair(b.problem.severity, b.tile);
        });
        for (Finding& finding : findings_)
            finding.repairs = repairsFor(set_, finding);
        return std::move(findings_);
    }

private:
    Finding& add(Severity severity, ProblemCode code, std::string pointer, Arguments arguments = {})
    {
        return findings_.emplace_back(
            located({severity, code, std::move(pointer), std::move(arguments)}, set_));
    }

    Finding& addToTile(Severity severity, ProblemCode code, std::size_t tile, Arguments arguments = {},
                       const std::string& member = {})
    {
        return add(severity, code, "/tiles/" + std::to_string(tile) + member, std::move(arguments));
    }

    void checkFile()
    {
        Problems problems;
        findErrors(set_, "", problems);
        findWarnings(set_, "", problems);
        findArtFaults(set_, "", problems);
        findUnknownKeys(set_, problems);
        for (Problem& problem : problems) {
            findings_.push_back(located(std::move(problem), set_));
            if (findings_.back().problem.severity == Severity::Error)
                faulty_.insert(findings_.back().tile);
        }
    }

    void checkWords()
    {
        if (isBlank(set_.name))
            add(Severity::Note, SetProblem::NameMissing, "/name");
        if (isBlank(set_.author))
            add(Severity::Note, SetProblem::AuthorMissing, "/author");
        if (isBlank(set_.license))
            add(Severity::Note, SetProblem::LicenceMissing, "/license");
    }

    void checkMaterial()
    {
        if (tiles_ < kFewTiles)
            add(tiles_ < kFewestTiles ? Severity::Warning : Severity::Note, SetProblem::FewTiles, "/tiles",
                {std::to_string(tiles_), std::to_string(kFewTiles)});
        if (tiles_ == 0)
            return;
        const auto segments = [this](FeatureKind kind) {
            return statistics_.segments[static_cast<std::size_t>(kind)];
        };
        if (segments(FeatureKind::Railroad) == 0)
            add(Severity::Note, SetProblem::NoRailroads, "/tiles");
        if (segments(FeatureKind::Mountain) == 0)
            add(Severity::Note, SetProblem::NoMountains, "/tiles");
        if (segments(FeatureKind::City) == 0)
            add(Severity::Note, SetProblem::NoCities, "/tiles");
        for (std::size_t i = 0; i < set_.tiles.size(); ++i)
            if (set_.tiles[i].count == 0 && !set_.isStart(i))
                addToTile(Severity::Note, SetProblem::NoCopies, i);
    }

    int copiesWith(FeatureKind kind) const
    {
        int copies = 0;
        for (const TileDesign& tile : set_.tiles)
            if (std::ranges::any_of(kAllSides, [&](Side side) { return tile.edgeKind(side) == kind; }))
                copies += tile.count;
        return copies;
    }

    void checkBalance()
    {
        if (tiles_ < kFewTiles)
            return;
        for (const FeatureKind kind : {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie}) {
            const int copies = copiesWith(kind);
            const int edges = statistics_.edges[static_cast<std::size_t>(kind)];
            const double share = copies / static_cast<double>(tiles_);
            const bool concentrated = 100 * share < kUncommonKind && edges >= 3 * copies;
            if (copies > 1 && (100 * share < kScarceKind || concentrated))
                add(Severity::Warning, SetProblem::EdgesOutOfBalance, "/tiles",
                    {std::string(toString(kind)), std::to_string(ofHundred(share))});
        }
    }

    void checkChances()
    {
        if (tiles_ < 2)
            return;
        const std::vector<double> chances = chancesToBePlaced(set_, statistics_);
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            const TileDesign& tile = set_.tiles[i];
            const bool isStart = set_.isStart(i);
            if (tile.count == 0)
                continue;
            if (fitsNowhere(set_, i))
                addToTile(Severity::Warning, isStart ? SetProblem::StartFitsNothing : SetProblem::FitsNowhere,
                          i);
            else if (100 * chances[i] < kRarelyPlaced && tiles_ >= kFewestTiles &&
                     tile.count > (isStart ? 1 : 0))
                addToTile(Severity::Warning, SetProblem::RarelyPlaced, i,
                          {std::to_string(ofHundred(chances[i]))});
        }
    }

    void checkMirrors()
    {
        std::map<TileKey, std::size_t> seen;
        for (std::size_t i = 0; i < set_.tiles.size(); ++i) {
            TileDesign drawing;
            drawing.railroads = set_.tiles[i].railroads;
            drawing.mountains = set_.tiles[i].mountains;
            drawing.prairies = set_.tiles[i].prairies;
            const TileKey key = tileKey(drawing);
            mirror(drawing);
            const auto twin = seen.find(tileKey(drawing));
            if (!seen.try_emplace(key, i).second || twin == seen.end() || twin->first == key)
                continue;
            addToTile(Severity::Note, SetProblem::MirroredTile, i, {set_.tiles[twin->second].id}).other =
                static_cast<int>(twin->second);
        }
    }

    void checkDrawing(std::size_t i)
    {
        const TileDesign& tile = set_.tiles[i];
        if (hasDraftTown(tile))
            addToTile(Severity::Warning, SetProblem::TownWithoutTrack, i, {}, "/draft/town").segment =
                SegmentRef{FeatureKind::City, 0};
        if (const int nuggets = draftNuggets(tile))
            addToTile(Severity::Warning, SetProblem::NuggetsOnNoMountain, i, {std::to_string(nuggets)},
                      "/draft/nuggets");
        if (!faulty_.contains(static_cast<int>(i)))
            checkPrairies(i);
    }

    void checkPrairies(std::size_t i)
    {
        const TileDesign& tile = set_.tiles[i];
        const std::vector<std::vector<HalfEdge>> areas = prairieAreas(tile);
        std::size_t pieces = 0;
        for (std::size_t p = 0; p < tile.prairies.size(); ++p) {
            const std::size_t own = piecesOf(tile.prairies[p], areas).size();
            pieces += own;
            if (own > 1)
                addToTile(Severity::Note, SetProblem::PrairiesJoined, i, {},
                          "/prairies/" + std::to_string(p));
        }
        if (pieces > areas.size())
            addToTile(Severity::Note, SetProblem::PrairiesParted, i, {}, "/prairies");
    }

    const TileSet& set_;
    const int tiles_;
    const SetStatistics statistics_;
    std::vector<Finding> findings_;
    std::set<int> faulty_; // tiles with errors
};

} // namespace

std::vector<Finding> critique(const TileSet& set)
{
    return Critic(set).run();
}

} // namespace lodeline::goldrush
