// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/statisticspanel.h"

#include "editor/preview/heading.h"
#include "editor/statistics/comparisonchart.h"
#include "editor/statistics/sectionflow.h"
#include "editor/statistics/squarestrip.h"
#include "editor/statistics/statisticsrows.h"
#include "editor/statistics/tilestrip.h"
#include "ui/files.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QCheckBox>
#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr std::size_t kHardest = 8;
constexpr std::size_t kLoners = 10;

TileSet classicSet()
{
    const auto loaded = ui::loadTileSet(QStringLiteral(":/tilesets/classic.tileset.json"));
    return loaded ? loaded->set : TileSet();
}

} // namespace

StatisticsPanel::StatisticsPanel(QWidget* parent)
    : QWidget(parent)
    , classic_(figuresOf(classicSet()))
    , meetings_(set_)
    , scroll_(new QScrollArea(this))
    , flow_(new SectionFlow)
    , hardest_(new SquareStrip)
    , allSquares_(new QCheckBox)
    , partners_(new TileStrip(pictures_))
    , loners_(new TileStrip(pictures_))
{
    for (std::size_t part = 0; part < PartCount; ++part) {
        charts_[part] = new ComparisonChart;
        addSection(sections_[part])->addWidget(charts_[part]);
    }
    QVBoxLayout* squares = addSection(hardestSection_);
    squares->addWidget(hardest_);
    squares->addWidget(allSquares_);
    addSection(partnersSection_)->addWidget(partners_);
    addSection(lonersSection_)->addWidget(loners_);
    loners_->setMostRows(2);
    scroll_->setWidget(flow_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(scroll_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll_);
    connect(allSquares_, &QCheckBox::toggled, this, &StatisticsPanel::showFigures);
    connect(partners_, &TileStrip::tileActivated, this, &StatisticsPanel::tileActivated);
    connect(loners_, &TileStrip::tileActivated, this, &StatisticsPanel::tileActivated);
    retranslate();
}

QVBoxLayout* StatisticsPanel::addSection(Section& section)
{
    auto* box = new QWidget;
    section.title = new ui::Label(box);
    section.note = new ui::Label(box);
    makeHeading(section.title);
    makeNote(section.note);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(section.title);
    column->addWidget(section.note);
    flow_->add(box);
    return column;
}

void StatisticsPanel::setTileSet(const TileSet& set)
{
    pictures_.setTiles(set.tiles, set.pictures);
    if (set.tiles == set_.tiles && set.tokens == set_.tokens)
        return;
    set_.tiles = set.tiles;
    set_.tokens = set.tokens;
    figures_ = figuresOf(set_);
    meetings_ = Meetings(set_);
    refresh();
}

void StatisticsPanel::setCurrentTile(int design)
{
    if (design == current_)
        return;
    current_ = design;
    showPartners();
}

void StatisticsPanel::setTheme(const art::Theme& theme)
{
    pictures_.setTheme(theme);
    for (ComparisonChart* chart : charts_)
        chart->setTheme(theme);
    hardest_->setTheme(theme);
}

void StatisticsPanel::refresh()
{
    showFigures();
    showPartners();
    showLoners();
}

void StatisticsPanel::showFigures()
{
    constexpr std::array<ChartRows (*)(const Figures&, const Figures&), PartCount> rows{
        overviewRows, edgeRows, supplyRows, featureRows, endRows, symbolRows, chanceRows};
    for (std::size_t part = 0; part < PartCount; ++part)
        charts_[part]->setRows(rows[part](figures_, classic_));
    const std::size_t squares = allSquares_->isChecked() ? figures_.statistics.squares.size() : kHardest;
    hardest_->setSquares(hardestSquares(figures_.statistics, squares));
    QStringList note{tr("Numbers in parentheses and those of the classic set are per hundred tiles.")};
    if (figures_.nuggets > figures_.tokens)
        note << tr("There are fewer mining tokens than nuggets.");
    sections_[Symbols].note->setText(note.join(u' '));
}

QString StatisticsPanel::nameOf(int design) const
{
    return ui::nameInText(set_.tiles[static_cast<std::size_t>(design)].id);
}

void StatisticsPanel::showPartners()
{
    std::vector<TileStrip::Entry> entries;
    QLabel* note = partnersSection_.note;
    if (current_ < 0 || current_ >= meetings_.designCount()) {
        note->setText(tr("Choose a tile to see which tiles can lie beside it."));
    } else {
        for (const auto& [design, ways] : meetings_.partnersOf(current_)) {
            //: Below the picture of a tile: %1 in how many ways it can lie beside another, as "12×"
            entries.push_back(
                {design, tr("%1×").arg(numberText(ways)),
                 //: Tooltip and name of a tile: %1 its id
                 tr("Tile %1 can lie beside it in %Ln way(s)", nullptr, ways).arg(nameOf(design))});
        }
        //: %Ln and %2 numbers of designs, %1 the id of a tile; below the picture of each its number of ways
        note->setText(tr("%Ln of %2 design(s) can lie beside tile %1, each in this many ways:", nullptr,
                         static_cast<int>(entries.size()))
                          .arg(nameOf(current_), numberText(meetings_.designCount())));
    }
    partners_->setVisible(!entries.empty());
    partners_->setEntries(std::move(entries));
}

void StatisticsPanel::showLoners()
{
    std::vector<TileStrip::Entry> entries;
    for (const int design : meetings_.leastSociable()) {
        if (entries.size() == kLoners)
            break;
        const QString chance = shareText(meetings_.sociability(design));
        //: %1 the id of a tile, %2 a percentage
        entries.push_back({design, chance,
                           tr("Tile %1: %2 of the edges of other tiles match").arg(nameOf(design), chance)});
    }
    loners_->setVisible(!entries.empty());
    loners_->setEntries(std::move(entries));
}

void StatisticsPanel::retranslate()
{
    scroll_->setAccessibleName(tr("Statistics of the tile set"));
    const auto word = [](Section& section, QWidget* content, const QString& title, const QString& note) {
        section.title->setText(title);
        section.note->setText(note);
        section.note->setVisible(!note.isEmpty());
        content->setAccessibleName(title);
    };
    const auto wordPart = [&](Part part, const QString& title, const QString& note) {
        word(sections_[part], charts_[part], title, note);
        //: Titles of columns: the figures of the set that is open, and those of the classic set to compare
        //: with
        charts_[part]->setColumns(tr("This set"),
                                  //: Title of a column: the figures of the classic set
                                  tr("Classic set"));
    };
    //: Heading: the most important figures of the set
    wordPart(Overview, tr("Overview"), {});
    wordPart(Edges, tr("Edges by kind"), tr("The line across each bar shows the classic set."));
    wordPart(Supply, tr("Edges and matching tiles"),
             tr("How many edges need a neighbor, and how many tiles have a matching edge."));
    //: Title of a column with two numbers, as in "56 / 27"
    charts_[Supply]->setColumns(tr("Edges / tiles"), tr("Classic set"));
    const QString onAHundred =
        tr("Numbers in parentheses and those of the classic set are per hundred tiles.");
    wordPart(Features, tr("Features on the tiles"), onAHundred);
    //: Heading: where railroads end
    wordPart(Ends, tr("Railroads"), {});
    wordPart(Symbols, tr("Symbols and tokens"), onAHundred);
    wordPart(Chances, tr("Chance of filling an open square"),
             tr("How likely it is that a randomly drawn tile fits in at least one rotation."));
    //: Below the hardest of the open squares, each with the edges around it: list all of them
    allSquares_->setText(tr("Show all squares"));
    //: Heading: the squares that fewest tiles fit
    word(hardestSection_, hardest_, tr("Hardest squares"),
         tr("Share of the tiles that fit where the neighbors show these edges."));
    word(partnersSection_, partners_, tr("Tiles that fit together"), tr("Choose a tile."));
    word(lonersSection_, loners_, tr("Hardest tiles to match"),
         tr("How often a random edge of another tile matches a random edge of one of these tiles."));
    refresh();
}

void StatisticsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
