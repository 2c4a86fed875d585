// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/labpanel.h"

#include "editor/lab/histogramgrid.h"
#include "editor/lab/keyfigures.h"
#include "editor/lab/labwords.h"
#include "editor/lab/learningpage.h"
#include "editor/lab/tilestable.h"
#include "editor/measuring/findingslist.h"
#include "engine/goldrush/ai/level.h"
#include "engine/goldrush/files/tilesetfile.h"

#include <QScrollArea>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

// Whether games of both are the same, whatever the sets are called and however they look. What was measured
// goes by the ids of the tiles, so these count, though they do not matter in play.
bool playsAlike(const TileSet& a, const TileSet& b)
{
    const auto same = [](const TileDesign& x, const TileDesign& y) {
        return x.id == y.id && x.count == y.count && x.railroads == y.railroads &&
               x.mountains == y.mountains && x.prairies == y.prairies;
    };
    return a.start == b.start && a.tokens == b.tokens && std::ranges::equal(a.tiles, b.tiles, same);
}

} // namespace

desk::LabOffer LabPanel::offer()
{
    return {.leastPlayers = kMinPlayers,
            .mostPlayers = kMaxPlayers,
            .levels = {"random", "greenhorn", "prospector", "foreman"},
            .usual = {},
            .compare = [] { return tr("Compare &with the classic set"); },
            .compareTip =
                [] {
                    return tr("Also plays the same number of games with the classic set and shows the "
                              "results next to yours");
                }};
}

LabPanel::LabPanel(const QString& learned, QWidget* parent)
    : LabFrame(offer(), parent)
    //: Tooltip: %1 how much it matters ("Serious")
    , findings_(new desk::FindingsList([] { return tr("%1 – double-click to show the tile"); }, this))
    , figures_(new KeyFigures(this))
    , histograms_(new HistogramGrid(this))
    , scroll_(new QScrollArea(this))
    , tiles_(new TilesTable(this))
    , learning_(new LearningPage(learned, this))
{
    makePages();
    connectParts();
    retranslate();
}

// Each fills the panel, which is low where the window is.
void LabPanel::makePages()
{
    scroll_->setWidget(histograms_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::StrongFocus); // scrolled by keys
    addPage(findings_, [] { return tr("What stands out"); });
    //: Title of a page: mean numbers of a game
    addPage(figures_, [] { return tr("On average"); });
    //: Title of a page
    addPage(scroll_, [] { return tr("Histograms"); });
    //: Title of a page: how the tiles of the set did in the games
    addPage(tiles_, [] { return tr("Tiles"); });
    //: Title of a page: what the computer has learned about the set of tiles
    addPage(learning_, [] { return tr("Learned"); });
}

void LabPanel::connectParts()
{
    connect(&runner_, &LabRunner::progressed, this, &LabPanel::setProgress);
    connect(&runner_, &LabRunner::measured, this, [this](const SimulationResult& result) {
        own_ = result;
        showResult();
    });
    connect(&runner_, &LabRunner::classicMeasured, this, [this](const SimulationResult& result) {
        classic_ = result;
        showResult();
    });
    connect(&runner_, &LabRunner::ended, this, &LabPanel::end);
    connect(tiles_, &TilesTable::tileActivated, this, &LabPanel::activateTile);
    connect(findings_, &desk::FindingsList::partActivated, this, &LabPanel::activateTile);
    connect(learning_, &LearningPage::learnRequested, this, &LabPanel::learn);
}

void LabPanel::setTileSet(const TileSet& set)
{
    set_ = set;
    const Problems problems = validate(set_);
    learning_->setTileSet(set_,
                          std::ranges::find(problems, Severity::Error, &Problem::severity) == problems.end());
    judged(problems);
}

void LabPanel::setTheme(const art::Theme& theme)
{
    findings_->setTheme(theme);
    tiles_->setTheme(theme);
    learning_->setTheme(theme);
}

QString LabPanel::phrase(Phrase wanted) const
{
    switch (wanted) {
    case Phrase::Invitation:
        return tr("Run the lab to see how your tiles play.");
    case Phrase::Outdated:
        return tr("The set has changed since these games were played. Run the lab again to bring the "
                  "results up to date.");
    case Phrase::Unplayable:
        //: %1 the first thing that is wrong with a tile set
        return tr("This set cannot be played: %1");
    case Phrase::FileName:
        //: Name of a file without its ending: %1 name of a tile set
        return tr("%1 lab");
    }
    return {};
}

void LabPanel::start(const LabSettings& settings)
{
    measured_ = set_;
    own_.reset();
    classic_.reset();
    const bool usesWeights = settings.level != "random" && settings.level != kLevels.front();
    runner_.start(measured_, settings, usesWeights ? learning_->used() : std::nullopt);
    showResult();
}

void LabPanel::learn()
{
    emit aboutToRun();
    if (learning_->isPlayable())
        learning_->learn(settings().players);
}

bool LabPanel::isOutdated() const
{
    return !playsAlike(set_, measured_);
}

void LabPanel::activateTile(int design)
{
    const std::string& id = measured_.tiles[static_cast<std::size_t>(design)].id;
    const auto found = std::ranges::find(set_.tiles, id, &TileDesign::id);
    if (found != set_.tiles.end())
        emit tileActivated(static_cast<int>(found - set_.tiles.begin()));
}

void LabPanel::showResult()
{
    const bool hasOwn = own_ && own_->measuresSet();
    const bool hasClassic = classic_ && classic_->measuresSet();
    showFindings();
    figures_->setFigures(hasOwn ? std::optional(figuresOf(own_->tally.set)) : std::nullopt,
                         hasClassic ? std::optional(figuresOf(classic_->tally.set)) : std::nullopt);
    histograms_->setSums(hasOwn ? std::optional(own_->tally.set) : std::nullopt,
                         hasClassic ? std::optional(classic_->tally.set) : std::nullopt);
    tiles_->setTiles(measured_, hasOwn ? own_->tally.set.tiles : std::vector<TileSums>());
    showState();
}

void LabPanel::showFindings()
{
    std::vector<desk::FindingsList::Row> rows;
    if (own_ && own_->measuresSet())
        for (const LabFinding& finding :
             findingsOf(own_->tally.set, own_->outline, referenceFor(*own_, classic())))
            rows.push_back(
                {finding.weight, findingText(finding), finding.design, static_cast<int>(finding.code)});
    if (own_ && own_->learned)
        rows.push_back({StandOut::Weight::Remark,
                        tr("In these games, the computer players used what they had learned about the set."),
                        -1, desk::FindingsList::kNoFinding});
    findings_->setRows(std::move(rows));
}

void LabPanel::retranslate()
{
    LabFrame::retranslate();
    scroll_->setAccessibleName(tr("Histograms"));
    showFindings();
}

} // namespace lodeline::goldrush::editor
