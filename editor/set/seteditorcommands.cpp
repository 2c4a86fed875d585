// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvaspanel.h"
#include "editor/canvas/tilecanvas.h"
#include "editor/lab/labpanel.h"
#include "editor/lab/learningpage.h"
#include "editor/panes/panes.h"
#include "editor/print/dialog/printdialog.h"
#include "editor/properties/setproperties.h"
#include "editor/properties/tileproperties.h"
#include "editor/set/seteditor.h"
#include "editor/set/setpictures.h"
#include "editor/set/setways.h"
#include "editor/set/tilecommands.h"
#include "editor/tileprint/printedset.h"
#include "editor/tiles/tilelistpanel.h"
#include "ui/help/topic.h"

namespace lodeline::goldrush::editor {

using desk::Command;

bool SetEditor::can(Command command) const
{
    switch (command) {
    case Command::Rename:
    case Command::TurnLeft:
    case Command::TurnRight:
    case Command::Mirror:
    case Command::Variants:
    case Command::OwnPicture:
    case Command::ExportPart:
    case Command::MakeStart:
    case Command::MoreCopies:
    case Command::FewerCopies:
    case Command::PlayChosen:
    case Command::PlayChosenWithPeople:
        return !list_->chosenTiles().empty();
    default:
        return commands_->can(command);
    }
}

bool SetEditor::isOn(Command command) const
{
    return command == Command::ShowOwnPicture ? canvas_->canvas()->showsOwnPicture()
                                              : PanedDesk::isOn(command);
}

void SetEditor::runOwn(Command command)
{
    if (commands_->run(command))
        return;
    switch (command) {
    case Command::Find:
        panes().setFolded(desk::Panes::Pane::List, false);
        return list_->focusSearch();
    case Command::Rename:
        showForm(Form::Part);
        return tileProperties_->focusName();
    case Command::OwnPicture:
        return editArt();
    case Command::PictureFolder:
        return pictures_->askForFolder(this);
    case Command::ExportPart:
        return exportTile();
    case Command::ShowOwnPicture:
        return canvas_->canvas()->setShowsOwnPicture(!canvas_->canvas()->showsOwnPicture());
    case Command::Install:
        return install();
    case Command::Print:
        return print();
    default:
        play(command);
    }
}

void SetEditor::play(Command command)
{
    const bool people = command == Command::PlayWithPeople || command == Command::PlayChosenWithPeople;
    const int seats = people ? 2 : 1;
    //: Title of a message
    if (!mayLeave(tr("Play this set")))
        return;
    if (command == Command::PlayChosen || command == Command::PlayChosenWithPeople)
        ways_->playTile(document_.set(), list_->currentTile(), seats);
    else
        ways_->play(document_.set(), {.people = seats, .next = {}});
}

void SetEditor::print()
{
    print::PrintDialog dialog(std::make_shared<PrintedSet>(document_.set()), file().path(), this);
    ui::setTopic(dialog, QStringLiteral("print"));
    dialog.exec();
}

void SetEditor::install()
{
    if (!mayLeave(tr("Install in the game")))
        return;
    if (QString::fromStdString(document_.set().name).trimmed().isEmpty()) {
        showForm(Form::Whole);
        setProperties_->focusPart("/name");
        emit told(tr("Give the set a name first: the game lists sets by name."));
    } else {
        ways_->install(document_.set(), file().path());
    }
}

bool SetEditor::isLabRunning() const
{
    return lab_->isRunning() || lab_->learning().isRunning();
}

void SetEditor::cancelLab()
{
    lab_->cancel();
    lab_->learning().cancel();
}

} // namespace lodeline::goldrush::editor
