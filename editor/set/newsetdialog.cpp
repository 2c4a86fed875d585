// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/newsetdialog.h"

#include "editor/document/newset.h"
#include "editor/document/setcontent.h"
#include "ui/files.h"
#include "ui/shippedsets.h"
#include "ui/tilesetfiles.h"

namespace lodeline::goldrush::editor {
namespace {

constexpr auto kClassic = ":/tilesets/classic.tileset.json";

} // namespace

NewSetDialog::NewSetDialog(QWidget* parent)
    : NewDialog({[] { return tr("New tile set"); }, [] { return tr("Name of the set"); }},
                {[] {
                     //: Entry of a list: a tile set without tiles
                     return inTwoLines(tr("Empty set"),
                                       tr("No tiles yet, but the mining tokens of the classic set."));
                 },
                 std::make_shared<const SetContent>(emptySet())},
                setsOfTheProgram, parent)
{
    resize(460, 440);
}

std::vector<desk::NewDialog::Beginning> NewSetDialog::setsOfTheProgram()
{
    std::vector<Beginning> sets;
    for (const ui::ShippedSet& shipped : ui::shippedSets()) {
        const bool isClassic = shipped.file.isEmpty();
        const auto loaded = ui::loadTileSet(isClassic ? QLatin1String(kClassic) : shipped.file);
        if (!loaded)
            continue;
        const auto content = std::make_shared<const SetContent>(loaded->set);
        const auto text = [content, isClassic] {
            const TileSet& set = content->set();
            return isClassic ? inTwoLines(ui::classicName(),
                                          tr("All tiles of the classic game, to change as you like."))
                             : inTwoLines(ui::setName(set), ui::setDescription(set));
        };
        sets.push_back({text, content});
    }
    return sets;
}

TileSet NewSetDialog::set() const
{
    TileSet set = setOf(chosen());
    name(set);
    return set;
}

} // namespace lodeline::goldrush::editor
