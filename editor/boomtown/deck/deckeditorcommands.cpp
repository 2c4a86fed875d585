// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/canvas/cardcanvas.h"
#include "editor/boomtown/canvas/cardpanel.h"
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/deck/cardcommands.h"
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/deckways.h"
#include "editor/boomtown/lab/decklabpanel.h"
#include "editor/boomtown/print/printeddeck.h"
#include "editor/boomtown/properties/cardproperties.h"
#include "editor/desk/kind.h"
#include "editor/panes/panes.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/words/wordsform.h"
#include "ui/help/topic.h"

#include <QListView>

namespace lodeline::boomtown::editor {

using desk::Command;

bool DeckEditor::can(Command command) const
{
    if (kind().words(command).text.isEmpty())
        return false;
    switch (command) {
    case Command::Rename:
    case Command::TurnRight:
        return list_->currentCard() >= 0;
    default:
        return commands_->can(command);
    }
}

void DeckEditor::runOwn(Command command)
{
    if (commands_->run(command))
        return;
    switch (command) {
    case Command::Find:
        panes().setFolded(desk::Panes::Pane::List, false);
        return list_->focusSearch();
    case Command::Rename:
        showForm(Form::Part);
        return cardProperties_->focusName();
    case Command::TurnRight:
        return card_->turn();
    case Command::Play:
        return play(1);
    case Command::PlayWithPeople:
        return play(2);
    case Command::Install:
        return install();
    case Command::Print:
        return print();
    default:
        return;
    }
}

void DeckEditor::play(int people)
{
    //: Title of a message
    if (mayLeave(tr("Play this deck")))
        ways_->play(document_.deck(), people);
}

void DeckEditor::print()
{
    print::PrintDialog dialog(std::make_shared<PrintedDeck>(document_.deck()), file().path(), this);
    ui::setTopic(dialog, QStringLiteral("deck-print"));
    dialog.exec();
}

void DeckEditor::install()
{
    if (!mayLeave(tr("Install in the game")))
        return;
    if (QString::fromStdString(document_.deck().name).trimmed().isEmpty()) {
        showForm(Form::Whole);
        words_->focusPart("/name");
        emit told(tr("Give the deck a name first: the game lists decks by name."));
    } else {
        ways_->install(document_.deck());
    }
}

bool DeckEditor::isLabRunning() const
{
    return lab_->isRunning();
}

void DeckEditor::cancelLab()
{
    lab_->cancel();
}

} // namespace lodeline::boomtown::editor
