// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/setways.h"

#include "editor/desk/documentfile.h"
#include "editor/document/setcontent.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "engine/goldrush/design/meetings.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "ui/containers.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/tilesetfiles.h"
#include "ui/work/waitingover.h"

#include <QTemporaryDir>

namespace lodeline::goldrush::editor {

SetWays::SetWays(ui::InstalledSets& installed, QWidget* window)
    : QObject(window)
    , installed_(installed)
    , window_(window)
{
}

void SetWays::play(const TileSet& set, const desk::Trial& trial)
{
    //: "game": the program that plays
    const QString starting = tr("Starting the game…");
    const auto outcome = desk::playTrial(std::make_shared<SetContent>(set), ui::tileSetSuffix(), trial,
                                         ui::waitingOver(window_, starting));
    if (outcome) {
        emit told(starting);
        emit started();
    } else if (!outcome.error().isEmpty()) {
        //: Title of a message
        ui::MessageBox::warn(window_, tr("Play this set"), outcome.error());
    }
}

void SetWays::playTile(const TileSet& set, int row, int people)
{
    if (const QString why = whyNotFirst(set, row); !why.isEmpty())
        ui::MessageBox::tell(window_, tr("Play this tile"), why);
    else
        play(set, {.people = people, .next = set.tiles[static_cast<std::size_t>(row)].id});
}

// Why a tile cannot be the first to be drawn; empty if it can.
QString SetWays::whyNotFirst(const TileSet& set, int row)
{
    const TileDesign& tile = set.tiles[static_cast<std::size_t>(row)];
    const QString id = ui::nameInText(tile.id);
    const std::optional<std::size_t> start = set.startTile();
    if (start == static_cast<std::size_t>(row) && tile.count == 1)
        //: %1 a tile
        return tr("The only copy of \"%1\" is the start tile, which is already on the board. Add another "
                  "copy to play it.")
            .arg(id);
    if (tile.count == 0)
        //: %1 a tile
        return tr("There is no copy of \"%1\" to draw. Add one to play it.").arg(id);
    if (start && Meetings(set).ways(static_cast<int>(*start), row) == 0)
        //: %1 a tile
        return tr("\"%1\" cannot be the first tile: none of its edges fits the start tile.").arg(id);
    return {};
}

std::optional<ui::Rival> SetWays::askAboutRival(const TileSet& set)
{
    if (!installed_.rivalOf(set))
        return ui::Rival::Replace;
    ui::RivalQuestion question;
    question.title = tr("Install in the game");
    //: %1 name of a tile set
    question.sentence = tr("A set called \"%1\" is already installed.").arg(ui::nameInText(set.name));
    //: Button: the new set takes the place of the installed one
    question.replace = tr("&Replace it");
    //: Button: both sets of the same name stay installed
    question.keepBoth = tr("Keep &both");
    return ui::askAboutRival(question, window_);
}

void SetWays::install(const TileSet& set, const QString& ownFile)
{
    const auto rival = askAboutRival(set);
    if (!rival)
        return;
    const QTemporaryDir folder;
    const std::vector<PictureRef> pictures = picturesOf(set);
    const QString suffix = pictures.empty() ? ui::tileSetSuffix() : ui::pictureSetSuffix();
    const QString file = folder.filePath(ui::fileNameFor(QString::fromStdString(set.name)) + suffix);
    const ui::Worker worker = ui::waitingOver(window_, tr("Installing the set…"));
    ui::Unfound unfound;
    const auto write = [file, set, pictures, ownFile, &unfound](const ui::Progress& progress) {
        return ui::writeDocument(file, writeTileSet(set), pictures, progress, art::Opened::ForNow, ownFile)
            .and_then([&](const ui::Unfound& found) {
                unfound = found;
                return ui::unlessStopped(progress);
            });
    };
    const auto installed = worker(write).and_then([&] { return installed_.install(file, *rival, worker); });
    if (installed)
        emit told(desk::DocumentFile::withUnfound(
            tr("The set is installed. You can now choose it for a new game."), unfound));
    else if (!installed.error().isEmpty())
        ui::MessageBox::warn(window_, tr("The set was not installed"), installed.error());
}

} // namespace lodeline::goldrush::editor
