// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/highlightlist.h"

#include "app/goldrush/wording/words.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kRowAir = 10; // px, around the words of a row

struct HighlightWords
{
    Q_DECLARE_TR_FUNCTIONS(HighlightWords)
};

QString whatText(Highlight::Kind kind)
{
    switch (kind) {
    case Highlight::Kind::Railroad:
        //: Highlight of a game: the railroad of most tiles
        return HighlightWords::tr("Longest railroad");
    case Highlight::Kind::Mountain:
        //: Highlight of a game: the mountain with most nuggets
        return HighlightWords::tr("Richest mountain");
    case Highlight::Kind::City:
        return HighlightWords::tr("City with the most railroads");
    case Highlight::Kind::Prairie:
        //: Highlight of a game: the prairie of most tiles
        return HighlightWords::tr("Largest prairie");
    case Highlight::Kind::Turn:
        //: The turn of the game that brought its player most points
        return HighlightWords::tr("Best turn");
    case Highlight::Kind::Tokens:
        //: Who has taken most mining tokens
        return HighlightWords::tr("Most tokens");
    case Highlight::Kind::Gold:
        //: Whose mining tokens are worth most
        return HighlightWords::tr("Most gold");
    }
    return {};
}

QString amountText(const Highlight& one)
{
    switch (one.kind) {
    case Highlight::Kind::Railroad:
    case Highlight::Kind::Prairie:
        //: How long a railroad or how large a prairie is
        return HighlightWords::tr("%Ln tile(s)", nullptr, one.amount);
    case Highlight::Kind::Mountain:
        //: How rich a mountain is
        return HighlightWords::tr("%Ln nugget(s)", nullptr, one.amount);
    case Highlight::Kind::City:
        //: How many railroads end in a city
        return HighlightWords::tr("%Ln railroad(s)", nullptr, one.amount);
    case Highlight::Kind::Tokens:
        //: How many mining tokens a player has taken
        return HighlightWords::tr("%Ln token(s)", nullptr, one.amount);
    case Highlight::Kind::Turn:
    case Highlight::Kind::Gold:
        break;
    }
    //: What a turn has brought or gold is worth
    return HighlightWords::tr("%Ln point(s)", nullptr, one.amount);
}

QString whoseText(const Highlight& one, const GameRecord& record)
{
    if (one.seats.empty())
        //: Who has scored a railroad, mountain, city or prairie
        return HighlightWords::tr("Nobody");
    QStringList names;
    for (const int seat : one.seats)
        names << playerName(record, seat);
    return joined(names);
}

} // namespace

HighlightList::HighlightList(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(3);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setStretchLastSection(false); // as spread() gives each its share
    header()->setSectionsClickable(false);
    connect(this, &QTreeWidget::itemActivated, this, &HighlightList::lead);
    connect(this, &QTreeWidget::itemClicked, this, &HighlightList::lead);
    retranslate();
}

void HighlightList::showGame(const GameRecord& record, const std::vector<Event>& history)
{
    record_ = record;
    rows_.clear();
    for (const Highlight& one : highlights(history))
        rows_.push_back({one, one.event ? std::optional(history[*one.event]) : std::nullopt});
    fill();
}

void HighlightList::fill()
{
    clear();
    const Row* before = nullptr;
    for (const Row& row : rows_) {
        const bool isTied = before && before->what.kind == row.what.kind;
        //: Stands below a row such as "Longest railroad": another one that is as long
        const QString what = isTied ? HighlightWords::tr("Tied with it") : whatText(row.what.kind);
        before = &row;
        auto* item = new QTreeWidgetItem(this, {what, amountText(row.what), whoseText(row.what, record_)});
        item->setSizeHint(0, {fontMetrics().horizontalAdvance(item->text(0)) + 2 * kRowAir,
                              fontMetrics().height() + kRowAir});
        for (int column = 0; row.where && column < columnCount(); ++column)
            item->setToolTip(column, ui::toolTip(tr("Show it on the board")));
    }
    spread();
}

void HighlightList::spread()
{
    int wanted = 0;
    for (int column = 0; column < columnCount(); ++column) {
        resizeColumnToContents(column);
        wanted += columnWidth(column);
    }
    const int spare = std::max(0, viewport()->width() - wanted) / columnCount();
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, columnWidth(column) + spare);
}

void HighlightList::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    spread();
}

void HighlightList::lead(QTreeWidgetItem* item)
{
    const Row& row = rows_[static_cast<std::size_t>(indexOfTopLevelItem(item))];
    if (row.where)
        emit placeRequested(*row.where);
}

void HighlightList::retranslate()
{
    //: What stood out in a game: the longest railroad, the best turn and more
    setAccessibleName(tr("Highlights of the game"));
    setAccessibleDescription(tr("Click or press Enter to show it on the board."));
    setHeaderLabels({
        //: Heading of a column: what stood out in the game
        tr("What"),
        //: Heading of a column: tiles, nuggets or points
        tr("How much"),
        //: Heading of a column: who scored it
        tr("Who"),
    });
    fill();
}

void HighlightList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fill();
    QTreeWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
