// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/keyfigures.h"

#include "editor/lab/labwords.h"
#include "ui/plain/shown.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>

#include <functional>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kRow = 20;
constexpr int kGap = 18; // between columns

struct Row
{
    QString name;
    QString hint;
    std::function<QString(const SetFigures&)> text;
};
struct Group
{
    QString name;
    std::vector<Row> rows;
};

using Text = std::function<QString(const SetFigures&)>;

Text decimalOf(double SetFigures::*member)
{
    return [member](const SetFigures& figures) { return decimalText(figures.*member); };
}

Text shareOf(double SetFigures::*member)
{
    return [member](const SetFigures& figures) { return percentText(figures.*member); };
}

struct FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

Group points()
{
    Group group{FigureWords::tr("Points per player"),
                //: Row of a table: the points of a player from all sources
                {{FigureWords::tr("Total"), {}, decimalOf(&SetFigures::points)}}};
    for (std::size_t i = 0; i < 5; ++i)
        group.rows.push_back({sourceText(static_cast<events::Score::Kind>(i)), {}, [i](const SetFigures& f) {
                                  return decimalText(f.sources[i]);
                              }});
    group.rows.push_back({FigureWords::tr("In the final scoring"),
                          FigureWords::tr("Share of all points that is scored after the last turn"),
                          shareOf(&SetFigures::late)});
    //: Row of a table
    group.rows.push_back({FigureWords::tr("Winner's lead"),
                          FigureWords::tr("Points between first and second place"),
                          decimalOf(&SetFigures::margin)});
    return group;
}

Group start()
{
    //: Heading in a table: what it means to have the first turn
    return {FigureWords::tr("Going first"),
            {{FigureWords::tr("Share of wins"), FigureWords::tr("A shared win counts as part of a win"),
              [](const SetFigures& f) { return percentText(f.start.share, 1); }},
             //: Row of a table: the range in which the share of wins lies with a chance of 95 in 100
             {FigureWords::tr("95% interval"),
              FigureWords::tr("Where the true share probably lies, judging by how much the games differ"),
              [](const SetFigures& f) {
                  //: An interval: %1 "48", the lower bound, %2 "59 %", the upper one
                  return FigureWords::tr("%1 to %2")
                      .arg(QLocale().toString(100 * f.start.low, 'f', 0), percentText(f.start.high));
              }},
             //: Row of a table: the share of wins if all players won equally often
             {FigureWords::tr("Equal share"), {}, [](const SetFigures& f) {
                  return percentText(1.0 / f.players, f.players == 3 ? 1 : 0);
              }}}};
}

Group completion()
{
    Group group{FigureWords::tr("Share complete at the end"), {}};
    constexpr std::array kinds{std::pair(FeatureKind::Railroad, events::Score::Kind::Railroad),
                               std::pair(FeatureKind::Mountain, events::Score::Kind::Mountain),
                               std::pair(FeatureKind::City, events::Score::Kind::City)};
    for (const auto& [kind, source] : kinds) {
        const auto k = static_cast<std::size_t>(kind);
        group.rows.push_back({sourceText(source), {}, [k](const SetFigures& f) {
                                  return f.built[k] > 0 ? percentText(f.completion[k]) : QStringLiteral("–");
                              }});
    }
    return group;
}

Group board()
{
    return {
        //: Heading in a table: figures of the tiles on the table
        FigureWords::tr("Board"),
        //: Turns of the players in a game, not rotations
        {{FigureWords::tr("Turns"), FigureWords::tr("All players together"), decimalOf(&SetFigures::turns)},
         //: Row of a table
         {FigureWords::tr("Discarded tiles"), FigureWords::tr("Drawn tiles that fit nowhere"),
          decimalOf(&SetFigures::discarded)},
         {FigureWords::tr("Squares per drawn tile"), FigureWords::tr("How many squares a drawn tile fits"),
          decimalOf(&SetFigures::spots)},
         //: Row of a table
         {FigureWords::tr("Hard-to-place tiles"), FigureWords::tr("Drawn tiles that fit two squares at most"),
          shareOf(&SetFigures::hard)},
         {FigureWords::tr("Open squares at the end"), FigureWords::tr("Empty squares beside a tile"),
          decimalOf(&SetFigures::openSquares)},
         //: Row of a table: open squares with tiles on all four sides
         {FigureWords::tr("Holes"), FigureWords::tr("Open squares with tiles on all four sides"),
          decimalOf(&SetFigures::holes)},
         //: Row of a table
         {FigureWords::tr("Dead squares"), FigureWords::tr("Open squares that no tile in the set fits"),
          decimalOf(&SetFigures::deadSquares)},
         //: Row of a table
         {FigureWords::tr("Unfillable squares"),
          FigureWords::tr(
              "Squares that none of the remaining tiles fits when a quarter of the stack is left"),
          decimalOf(&SetFigures::spentSquares)}}};
}

Group gold()
{
    //: Heading in a table: mining tokens
    return {FigureWords::tr("Tokens"),
            {{FigureWords::tr("Left at the end"), FigureWords::tr("Tokens that nobody took"),
              decimalOf(&SetFigures::tokensLeft)}}};
}

std::array<Group, 5> groups()
{
    return {points(), start(), completion(), board(), gold()};
}

QTreeWidgetItem* itemOf(const Row& row)
{
    auto* item = new QTreeWidgetItem({row.name});
    for (const int column : {1, 2})
        item->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    // The name too, which a narrow column cuts off.
    for (int column = 0; column < 3; ++column)
        item->setToolTip(column, ui::toolTip(row.hint.isEmpty() ? row.name : row.name + u'\n' + row.hint));
    return item;
}

} // namespace

KeyFigures::KeyFigures(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(3);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(12);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setObjectName(QStringLiteral("labFigures"));
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int column : {1, 2})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    retranslate();
}

void KeyFigures::setFigures(const std::optional<SetFigures>& own, const std::optional<SetFigures>& classic)
{
    own_ = own;
    classic_ = classic;
    showFigures();
}

void KeyFigures::retranslate()
{
    //: Name of a table for screen readers
    setAccessibleName(tr("Key figures"));
    //: Title of a column: the names of mean numbers of a game
    setHeaderLabels({tr("On average"),
                     //: Title of a column: figures of the set that is open
                     tr("This set"),
                     //: Title of a column: figures of the classic set
                     tr("Classic set")});
    for (const int column : {1, 2})
        headerItem()->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    clear();
    QFont bold = font();
    bold.setBold(true);
    for (const Group& group : groups()) {
        auto* heading = new QTreeWidgetItem(this, {group.name});
        heading->setFont(0, bold);
        heading->setFirstColumnSpanned(true);
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setSizeHint(0, {0, kRow});
        for (const Row& row : group.rows)
            heading->addChild(itemOf(row));
    }
    expandAll();
    showFigures();
}

void KeyFigures::showFigures()
{
    const QFontMetrics metrics(font());
    const auto fill = [&](QTreeWidgetItem* item, int column, const Row& row,
                          const std::optional<SetFigures>& figures) {
        const QString text = figures ? row.text(*figures) : QStringLiteral("–");
        item->setText(column, text);
        item->setSizeHint(column, {metrics.horizontalAdvance(text) + kGap, kRow});
    };
    const auto all = groups();
    for (std::size_t group = 0; group < all.size(); ++group) {
        for (std::size_t row = 0; row < all[group].rows.size(); ++row) {
            QTreeWidgetItem* item = topLevelItem(static_cast<int>(group))->child(static_cast<int>(row));
            fill(item, 1, all[group].rows[row], own_);
            fill(item, 2, all[group].rows[row], classic_);
        }
    }
}

void KeyFigures::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QTreeWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
