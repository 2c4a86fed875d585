// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/keyfigures.h"

#include "editor/lab/labwords.h"
#include "editor/measuring/runwords.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>

namespace lodeline::goldrush::editor {
namespace {

using Row = desk::FigureRow<SetFigures>;
using Group = desk::FigureGroup<SetFigures>;
using desk::decimalText;
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
                          FigureWords::tr("How many points the winner is ahead of second place"),
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
              [](const SetFigures& f) { return desk::intervalText(f.start); }},
             {FigureWords::tr("Equal share"), {}, [](const SetFigures& f) {
                  return percentText(1.0 / f.players, f.players == 3 ? 1 : 0);
              }}}};
}

Group completion()
{
    //: Heading above rows for railroads, mountains and cities: how many of them are complete when the game
    //: ends
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

std::vector<Group> groups()
{
    return {points(), start(), completion(), board(), gold()};
}

} // namespace

KeyFigures::KeyFigures(QWidget* parent)
    : FiguresTable(parent)
{
    retranslate();
}

void KeyFigures::setFigures(const std::optional<SetFigures>& own, const std::optional<SetFigures>& classic)
{
    own_ = own;
    classic_ = classic;
    setGroups(sideBySide(groups(), own_, classic_));
}

void KeyFigures::retranslate()
{
    //: Title of a column: figures of the set that is open
    FiguresTable::retranslate(tr("This set"),
                              //: Title of a column: figures of the classic set
                              tr("Classic set"));
    setFigures(own_, classic_);
}

void KeyFigures::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FiguresTable::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
