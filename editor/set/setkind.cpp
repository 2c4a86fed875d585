// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/setkind.h"

#include "editor/desk/usualwords.h"
#include "editor/document/setcontent.h"
#include "editor/set/newsetdialog.h"
#include "editor/set/practiceset.h"
#include "editor/set/seteditor.h"
#include "engine/goldrush/files/tilesetjson.h"
#include "ui/tilesetfiles.h"

namespace lodeline::goldrush::editor {

using desk::Command;
using desk::CommandWords;
using desk::Phrase;

SetKind::SetKind(const QString& installFolder, ui::InstalledSets::Reading reading, QString learned)
    : installed_(installFolder, reading)
    , learned_(std::move(learned))
{
}

std::string_view SetKind::format() const
{
    return kTileSetFormat;
}

QString SetKind::suffix() const
{
    return ui::tileSetSuffix();
}

QString SetKind::pictureSuffix() const
{
    return ui::pictureSetSuffix();
}

QString SetKind::phrase(Phrase wanted) const
{
    switch (wanted) {
    case Phrase::New:
        //: Menu entry: a new tile set
        return tr("&New set…");
    case Phrase::NewTip:
        return tr("Start a new set, empty or based on another one");
    case Phrase::Nameless:
        //: Name of a tile set that has none yet
        return tr("New set");
    case Phrase::Parts:
        //: Menu: what can be done with tiles
        return tr("&Tile");
    case Phrase::FilesToOpen:
        //: In a file dialog: %1 the ending of their names
        return tr("Tile sets (%1)");
    }
    return {};
}

CommandWords SetKind::words(Command command) const
{
    switch (command) {
    case Command::Find:
        return {tr("&Find a tile")};
    case Command::Add:
        //: Menu entry
        return {tr("&New tile")};
    case Command::TurnLeft:
        //: Menu entry: turns tiles by a quarter
        return {tr("Turn &left")};
    case Command::TurnRight:
        //: Menu entry: turns tiles by a quarter
        return {tr("Turn r&ight")};
    case Command::Mirror:
        //: Menu entry: mirrors tiles
        return {tr("&Mirror")};
    case Command::Variants:
        return {tr("Add missing &variants"), tr("Add tiles that the set does not have yet: mirror images of "
                                                "this one, and this one with its railroads turned")};
    case Command::OwnPicture:
        //: Menu entry: the tile's own picture
        return {tr("Custom pict&ure…")};
    case Command::PictureFolder:
        //: Menu entry: own pictures for all tiles that a folder has one for
        return {tr("Pictures from a &folder…"),
                tr("Import pictures from a folder, each for the tile it is named after")};
    case Command::ExportPart:
        //: Menu entry: the tile as a file for drawing programs
        return {tr("E&xport tile as SVG…"),
                tr("Write this tile with a layer for each of its parts, to be changed in a drawing program")};
    case Command::MakeStart:
        return {tr("Make this the &start tile")};
    case Command::MoreCopies:
        //: Menu entry: of the chosen tiles
        return {tr("Add one cop&y")};
    case Command::FewerCopies:
        //: Menu entry: of the chosen tiles
        return {tr("Remove &one copy")};
    case Command::PlayChosen:
        return {tr("Play t&his tile first"), tr("Start a game in which this tile is the first to be drawn")};
    case Command::PlayChosenWithPeople:
        return {tr("Play this tile first with people"),
                tr("Start a game in which this tile is the first to be drawn")};
    case Command::ShowList:
        //: Menu entry: shows or hides a part of the window
        return {tr("&Tile list")};
    case Command::ShowPreview:
        //: Menu entry: shows or hides the tile as the game shows it
        return {tr("Pre&view")};
    case Command::ShowOwnPicture:
        //: Menu entry: the large drawing shows the tile's own picture, not what the game draws without
        return {tr("Custom pict&ure in the drawing")};
    default:
        return desk::usualWords(command);
    }
}

Result<desk::ContentPtr> SetKind::read(std::string_view text) const
{
    return readSet(text);
}

Result<desk::ContentPtr> SetKind::readKept(const QJsonObject& kept) const
{
    return readKeptSet(kept);
}

desk::ContentPtr SetKind::empty() const
{
    return std::make_shared<SetContent>(TileSet());
}

desk::ContentPtr SetKind::askForNew(QWidget* window) const
{
    NewSetDialog dialog(window);
    return dialog.exec() == QDialog::Accepted ? std::make_shared<SetContent>(dialog.set()) : nullptr;
}

desk::Desk* SetKind::makeTour(const QString& sideFolder)
{
    auto* editor = new SetEditor(*this, installed_, practiceSet(), sideFolder, learned_);
    editor->beginTour();
    return editor;
}

desk::Desk* SetKind::makeDesk(const desk::Content& content, const QString& sideFolder)
{
    return new SetEditor(*this, installed_, setOf(content), sideFolder, learned_);
}

} // namespace lodeline::goldrush::editor
