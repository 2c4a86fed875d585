// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/setchanges.h"

#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>

namespace lodeline::goldrush::editor {
namespace {

constexpr qsizetype kMostNamed = 8;

struct SetChanges
{
    Q_DECLARE_TR_FUNCTIONS(SetChanges)
};

QString listed(QStringList names)
{
    if (names.size() > kMostNamed)
        names = names.mid(0, kMostNamed) << QStringLiteral("…");
    return QLocale().createSeparatedList(names);
}

QString change(const QString& name, int from, int to)
{
    const QLocale locale;
    //: Part of a list: %1 a tile or the value of a token, %2 and %3 how many there were and are
    return SetChanges::tr("%1 from %2 to %3").arg(name, locale.toString(from), locale.toString(to));
}

QStringList tokenChanges(const TileSet& before, const TileSet& after)
{
    std::map<int, std::pair<int, int>> counts;
    for (const TokenKind& kind : before.tokens)
        counts[kind.value].first += kind.count;
    for (const TokenKind& kind : after.tokens)
        counts[kind.value].second += kind.count;
    QStringList changes;
    for (const auto& [value, count] : counts)
        if (count.first != count.second)
            changes << change(QLocale().toString(value), count.first, count.second);
    return changes;
}

// By place where there are as many as before, so that a new id is no other tile.
const TileDesign* earlier(const TileSet& before, const TileSet& after, std::size_t row)
{
    if (before.tiles.size() == after.tiles.size())
        return &before.tiles[row];
    const auto found = std::ranges::find(before.tiles, after.tiles[row].id, &TileDesign::id);
    return found == before.tiles.end() ? nullptr : &*found;
}

} // namespace

QString setChanges(const TileSet& before, const TileSet& after)
{
    QStringList added;
    QStringList changed;
    QStringList copies;
    std::set<const TileDesign*> kept;
    for (std::size_t row = 0; row < after.tiles.size(); ++row) {
        const TileDesign& tile = after.tiles[row];
        const QString id = ui::nameInText(tile.id);
        const TileDesign* old = earlier(before, after, row);
        kept.insert(old);
        if (old == nullptr) {
            added << id;
            continue;
        }
        if (old->count != tile.count)
            copies << change(id, old->count, tile.count);
        TileDesign sameCount = *old;
        sameCount.count = tile.count;
        if (sameCount != tile)
            changed << id;
    }
    QStringList removed;
    for (const TileDesign& tile : before.tiles)
        if (!kept.contains(&tile))
            removed << ui::nameInText(tile.id);
    QStringList lines;
    if (!added.isEmpty())
        //: %1 ids of tiles
        lines << SetChanges::tr("Tiles added: %1").arg(listed(added));
    if (!removed.isEmpty())
        //: %1 ids of tiles
        lines << SetChanges::tr("Tiles removed: %1").arg(listed(removed));
    if (!changed.isEmpty())
        //: %1 ids of tiles
        lines << SetChanges::tr("Tiles changed: %1").arg(listed(changed));
    if (!copies.isEmpty())
        //: How many copies of tiles there were and are: %1 a list of "12 from 4 to 3"
        lines << SetChanges::tr("Copies: %1").arg(listed(copies));
    if (const QStringList tokens = tokenChanges(before, after); !tokens.isEmpty())
        //: How many tokens of each value there were and are: %1 a list of "5 from 8 to 9"
        lines << SetChanges::tr("Tokens of value %1").arg(listed(tokens));
    return lines.join(u'\n');
}

} // namespace lodeline::goldrush::editor
