// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/lab/deckkeyfigures.h"

#include "editor/measuring/runwords.h"
#include "engine/boomtown/rules/move.h"
#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QEvent>

namespace lodeline::boomtown::editor {
namespace {

struct FigureWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

using Group = desk::FigureGroup<DeckFigures>;

std::vector<Group> groups()
{
    return {
        {FigureWords::tr("Points per player"),
         //: Row of a table: the points of a player from all sources
         {{FigureWords::tr("Total"), {}, [](const DeckFigures& f) { return desk::decimalText(f.points); }},
          //: Row of a table
          {FigureWords::tr("Winner's lead"),
           FigureWords::tr("How many points the winner is ahead of second place"),
           [](const DeckFigures& f) { return desk::decimalText(f.margin); }}}},
        //: Heading in a table: what it means to take the first card
        {FigureWords::tr("Drafting first"),
         {{FigureWords::tr("Share of wins"), FigureWords::tr("A shared win counts as part of a win"),
           [](const DeckFigures& f) { return percentText(f.first.share, 1); }},
          //: Row of a table: the range in which the share of wins lies with a chance of 95 in 100
          {FigureWords::tr("95% interval"),
           FigureWords::tr("Where the true share probably lies, judging by how much the games differ"),
           [](const DeckFigures& f) { return desk::intervalText(f.first); }},
          //: Row of a table: the share of wins if all players won equally often
          {FigureWords::tr("Equal share"), {}, [](const DeckFigures&) {
               return percentText(1.0 / kPlayers);
           }}}}};
}

} // namespace

DeckKeyFigures::DeckKeyFigures(QWidget* parent)
    : FiguresTable(parent)
{
    retranslate();
}

void DeckKeyFigures::setFigures(const std::optional<DeckFigures>& own,
                                const std::optional<DeckFigures>& usual)
{
    own_ = own;
    usual_ = usual;
    setGroups(sideBySide(groups(), own_, usual_));
}

void DeckKeyFigures::retranslate()
{
    //: Title of a column: figures of the deck that is open
    FiguresTable::retranslate(tr("This deck"),
                              //: Title of a column: figures of the deck that comes with the game
                              tr("The game's deck"));
    setFigures(own_, usual_);
}

void DeckKeyFigures::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    FiguresTable::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
