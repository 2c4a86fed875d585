// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/tilecommands.h"

#include "editor/art/usuallayers.h"
#include "editor/document/newset.h"
#include "editor/document/setdocument.h"
#include "editor/document/tilemime.h"
#include "editor/tiles/tilelistpanel.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/design/variants.h"
#include "ui/problemtext.h"

#include <QClipboard>
#include <QGuiApplication>

namespace lodeline::goldrush::editor {

TileCommands::TileCommands(SetDocument& document, TileListPanel& list, QObject* parent)
    : PartCommands(parent)
    , document_(document)
    , list_(list)
{
    connect(&list, &TileListPanel::tilesLeftOut, this, &TileCommands::tellLimit);
}

bool TileCommands::run(desk::Command command)
{
    using desk::Command;
    switch (command) {
    case Command::TurnLeft:
        rotate(-1);
        return true;
    case Command::TurnRight:
        rotate(1);
        return true;
    case Command::Mirror:
        mirror();
        return true;
    case Command::Variants:
        addVariants();
        return true;
    case Command::MakeStart:
        makeStart();
        return true;
    case Command::MoreCopies:
        changeCount(1);
        return true;
    case Command::FewerCopies:
        changeCount(-1);
        return true;
    default:
        return PartCommands::run(command);
    }
}

void TileCommands::insert(const ui::Words& words, int row, std::vector<TileDesign> tiles)
{
    Rows rows;
    const std::size_t wanted = tiles.size();
    document_.change(words, [&](TileSet& set) { rows = insertTiles(set, row, std::move(tiles)); });
    chooseNew(rows, wanted);
}

void TileCommands::chooseNew(const Rows& rows, std::size_t wanted)
{
    list_.chooseTiles(rows);
    if (rows.size() < wanted)
        tellLimit();
}

void TileCommands::tellLimit()
{
    emit told(tr("A set holds at most %Ln design(s).", nullptr, kMaxDesigns));
}

void TileCommands::add()
{
    insert([] { return tr("Add a tile"); }, list_.currentTile() + 1, {emptyTile(document_.set())});
}

void TileCommands::duplicate()
{
    const Rows chosen = list_.chosenTiles();
    Rows copies;
    //: A step of the history
    document_.change(document_.about(chosen, [] { return tr("Duplicate"); }),
                     [&](TileSet& set) { copies = duplicateTiles(set, chosen); });
    chooseNew(copies, chosen.size());
}

void TileCommands::remove()
{
    const Rows rows = list_.chosenTiles();
    list_.leaveChosen();
    //: A step of the history
    document_.change(document_.about(rows, [] { return tr("Remove"); }),
                     [&](TileSet& set) { removeTiles(set, rows); });
}

void TileCommands::copy() const
{
    std::vector<TileDesign> tiles;
    for (const int row : list_.chosenTiles())
        tiles.push_back(document_.set().tiles[static_cast<std::size_t>(row)]);
    if (!tiles.empty())
        QGuiApplication::clipboard()->setMimeData(mimeOf(tiles));
}

void TileCommands::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    auto tiles = data ? tilesOf(*data) : Result<std::vector<TileDesign>>();
    const QString text = data ? data->text().trimmed() : QString();
    if (!tiles && (text.startsWith(u'{') || text.startsWith(u'['))) {
        //: %1 what is wrong
        emit told(tr("The tiles on the clipboard cannot be read: %1").arg(ui::firstErrorText(tiles.error())));
        return;
    }
    if (!tiles || tiles->empty()) {
        emit told(
            tr("There are no tiles on the clipboard. Tiles are copied as text, as in a tile-set file."));
        return;
    }
    const Rows chosen = list_.chosenTiles();
    //: A step of the history
    insert([] { return tr("Paste tiles"); }, (chosen.empty() ? list_.currentTile() : chosen.back()) + 1,
           std::move(*tiles));
}

void TileCommands::editChosen(const ui::Words& words, const std::function<void(TileDesign&)>& edit)
{
    document_.change(document_.about(list_.chosenTiles(), words), [&](TileSet& set) {
        for (const int row : list_.chosenTiles())
            edit(set.tiles[static_cast<std::size_t>(row)]);
    });
}

void TileCommands::rotate(int quarterTurns)
{
    //: A step of the history (verb): tiles are rotated
    editChosen([] { return tr("Turn"); },
               [quarterTurns](TileDesign& tile) {
                   lodeline::goldrush::rotate(tile, rotated(Rotation::R0, quarterTurns));
               });
}

void TileCommands::mirror()
{
    //: A step of the history
    editChosen([] { return tr("Mirror"); }, [](TileDesign& tile) { lodeline::goldrush::mirror(tile); });
}

void TileCommands::addVariants()
{
    const Rows chosen = list_.chosenTiles();
    TileSet grown = document_.set();
    std::vector<TileDesign> found;
    for (const int row : chosen) {
        for (TileDesign& tile : variantsOf(document_.set().tiles[static_cast<std::size_t>(row)], grown)) {
            grown.tiles.push_back(tile);
            found.push_back(std::move(tile));
        }
    }
    if (found.empty()) {
        emit told(tr("No variants are missing: the set already has them all."));
        return;
    }
    //: A step of the history
    insert([] { return tr("Add variants"); }, chosen.back() + 1, std::move(found));
}

void TileCommands::makeStart()
{
    if (const int tile = list_.currentTile(); tile >= 0)
        document_.change(document_.about({tile}, [] { return tr("Choose the start tile"); }),
                         [tile](TileSet& set) { setStart(set, tile); });
}

int TileCommands::count() const
{
    return static_cast<int>(document_.set().tiles.size());
}

Rows TileCommands::chosenRows() const
{
    return list_.chosenTiles();
}

QString TileCommands::whyNoneMoves() const
{
    return list_.isInOrderOfSet() ? QString()
                                  : tr("To move tiles, show all of them in the order \"As in the set\".");
}

Rows TileCommands::moveBefore(const Rows& rows, int before)
{
    Rows placed;
    //: A step of the history: tiles get another place in the list
    document_.change(document_.about(rows, [] { return tr("Move"); }),
                     [&](TileSet& set) { placed = moveTiles(set, rows, before); });
    list_.chooseTiles(placed);
    return placed;
}

void TileCommands::changeCount(int by)
{
    document_.change(
        document_.about(list_.chosenTiles(), [] { return tr("Change the number of copies"); }),
        [&](TileSet& set) { addCount(set, list_.chosenTiles(), by); },
        QStringLiteral("counts") + QString::fromStdString(textOf(list_.chosenTiles())));
}

void TileCommands::setPicture(int tile, const TileDesign& picture, ArtLayers above, bool layersForAll)
{
    document_.change(document_.about({tile}, [] { return tr("Change the picture"); }), [&](TileSet& set) {
        TileDesign& design = set.tiles[static_cast<std::size_t>(tile)];
        design.picture = picture.picture;
        design.art = picture.art;
        design.above = above;
        if (layersForAll)
            setLayersOfAll(set, above);
    });
}

} // namespace lodeline::goldrush::editor
