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
                {{FigureWords::tr("Total"), {}, decimalOf(&SetFigures::points)}}};
    for (std::size_t i = 0; i < 5; ++i)
        group.rows.push_back({sourceText(static_cast<events::Score::Kind>(i)), {}, [i](const SetFigures& f) {
                                  return decimalText(f.sources[i]);
                              }});
    group.rows.push_back({FigureWords::tr("In the final scoring"),
                          FigureWords::tr("How much of all points is scored after the last turn"),
                          shareOf(&SetFigures::late)});
    group.rows.push_back({FigureWords::tr("Lead of the best player"),
                          FigureWords::tr("Points between the best player and the next"),
                          decimalOf(&SetFigures::margin)});
    return group;
}

Group start()
{
    return {FigureWords::tr("Going first"),
            {{FigureWords::tr("Share of the wins"), FigureWords::tr("A shared win counts in part"),
              [](const SetFigures& f) { return percentText(f.start.share, 1); }},
             {FigureWords::tr("95 % interval"),
              FigureWords::tr("Where the true share lies, judged by the spread of the single games"),
              [](const SetFigures& f) {
                  //: An interval: %1 "48", the lower bound, %2 "59 %", the upper one
                  return FigureWords::tr("%1 to %2")
                      .arg(QLocale().toString(100 * f.start.low, 'f', 0), percentText(f.start.high));
              }},
             {FigureWords::tr("Even share"), {}, [](const SetFigures& f) {
                  return percentText(1.0 / f.players, f.players == 3 ? 1 : 0);
              }}}};
}

Group completion()
{
    Group group{FigureWords::tr("Completed, of all begun"), {}};
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
        FigureWords::tr("Board"),
        //: Turns of the players in a game, not rotations
        {{FigureWords::tr("Turns"), FigureWords::tr("All players together"), decimalOf(&SetFigures::turns)},
         {FigureWords::tr("Discarded tiles"), FigureWords::tr("Drawn, but fit nowhere"),
          decimalOf(&SetFigures::discarded)},
         {FigureWords::tr("Squares for a drawn tile"), FigureWords::tr("On how many squares it fits"),
          decimalOf(&SetFigures::spots)},
         {FigureWords::tr("Hard-to-place draws"),
          FigureWords::tr("Drawn tiles that fit on at most two squares"), shareOf(&SetFigures::hard)},
         {FigureWords::tr("Open squares at the end"), FigureWords::tr("Empty squares beside a tile"),
          decimalOf(&SetFigures::openSquares)},
         {FigureWords::tr("Holes"), FigureWords::tr("Of the open squares: with tiles on all four sides"),
          decimalOf(&SetFigures::holes)},
         {FigureWords::tr("Dead squares"),
          FigureWords::tr("Of the open squares: no tile of the whole set fits them"),
          decimalOf(&SetFigures::deadSquares)},
         {FigureWords::tr("Unfillable squares"),
          FigureWords::tr("When a quarter of the stack is left: squares that no tile still to come fits"),
          decimalOf(&SetFigures::spentSquares)}}};
}

Group gold()
{
    return {FigureWords::tr("Tokens"),
            {{FigureWords::tr("Left at the end"), FigureWords::tr("Taken by nobody"),
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
    setAccessibleName(tr("Key figures"));
    setHeaderLabels({tr("On average"), tr("This set"), tr("Classic set")});
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
