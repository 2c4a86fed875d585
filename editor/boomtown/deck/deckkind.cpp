// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckkind.h"

#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/newdeckdialog.h"
#include "editor/boomtown/document/deckcontent.h"
#include "editor/desk/keyrow.h"
#include "editor/desk/usualwords.h"
#include "editor/findings/findingspanel.h"
#include "engine/boomtown/files/deckfile.h"
#include "ui/boomtown/decks.h"
#include "ui/keys/keytext.h"
#include "ui/plainlabel.h"

#include <QLocale>

namespace lodeline::boomtown::editor {

using desk::Command;
using desk::CommandWords;
using desk::keyRow;
using desk::Phrase;

DeckKind::DeckKind(QString installFolder)
    : installFolder_(std::move(installFolder))
{
}

std::string_view DeckKind::format() const
{
    return kDeckFormat;
}

QString DeckKind::suffix() const
{
    return deckSuffix();
}

QString DeckKind::phrase(Phrase wanted) const
{
    switch (wanted) {
    case Phrase::New:
        //: Menu entry: a new deck of cards
        return tr("New dec&k…");
    case Phrase::NewTip:
        return tr("Start a new Boomtown deck, plain or based on another one");
    case Phrase::Nameless:
        //: Name of a deck of cards that has none yet
        return tr("New deck");
    case Phrase::Parts:
        //: Menu: what can be done with cards
        return tr("&Card");
    case Phrase::FilesToOpen:
        //: In a file dialog: %1 the ending of their names
        return tr("Decks (%1)");
    }
    return {};
}

CommandWords DeckKind::words(Command command) const
{
    switch (command) {
    case Command::Find:
        return {tr("&Find a card")};
    case Command::Add:
        //: Menu entry
        return {tr("&New card")};
    case Command::TurnRight:
        //: Menu entry: shows the card upside down
        return {tr("T&urn the card")};
    case Command::Statistics:
        //: Menu entry: shows how balanced the deck is
        return {tr("&Balance")};
    case Command::ShowList:
        //: Menu entry: shows or hides a part of the window
        return {tr("C&ard list")};
    default:
        return desk::usualWords(command);
    }
}

QString DeckKind::keysHtml() const
{
    QStringList lands;
    QStringList symbols;
    for (const Territory territory : kAllTerritories)
        lands << CardCanvas::keyOf(territory);
    for (const Symbol symbol : kAllSymbols)
        symbols << CardCanvas::keyOf(symbol);
    //: What to do with the mouse, in a table
    return keyRow(tr("Click"), tr("Choose a square; click it again for its next land, or click its symbol "
                                  "for the next symbol; right-click to go back")) +
           //: The arrow keys
           keyRow(tr("Arrow keys"), tr("Choose a square")) +
           keyRow(ui::leftToRight(lands.join(u' ')), tr("Choose the land of the square")) +
           keyRow(ui::leftToRight(symbols.join(u' ')), tr("Choose the symbol of the square")) +
           //: Names of keys, in a table
           keyRow(tr("Enter, Backspace"), tr("Next or previous land; with Shift, next or previous symbol")) +
           keyRow(ui::shownKey(desk::FindingsPanel::repairKey()), tr("Repair the chosen problem"));
}

Result<desk::ContentPtr> DeckKind::read(std::string_view text) const
{
    return readDeck(text);
}

Result<desk::ContentPtr> DeckKind::readKept(const QJsonObject& kept) const
{
    return readKeptDeck(kept);
}

desk::ContentPtr DeckKind::empty() const
{
    return std::make_shared<DeckContent>(Deck());
}

desk::ContentPtr DeckKind::askForNew(QWidget* window) const
{
    NewDeckDialog dialog(window);
    return dialog.exec() == QDialog::Accepted ? std::make_shared<DeckContent>(dialog.deck()) : nullptr;
}

desk::Desk* DeckKind::makeDesk(const desk::Content& content, const QString& sideFolder)
{
    return new DeckEditor(*this, installFolder_, deckOf(content), sideFolder);
}

} // namespace lodeline::boomtown::editor
