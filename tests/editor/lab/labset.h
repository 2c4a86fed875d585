// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lab/labrunner.h"
#include "ui/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lodeline::goldrush::editor {

inline TileSet shippedSet(const char* name)
{
    return ui::loadTileSet(QStringLiteral(":/tilesets/%1.tileset.json").arg(QLatin1String(name))).value().set;
}

// Games that are over in no time.
inline LabSettings quickSettings(int games)
{
    LabSettings settings;
    settings.games = games;
    settings.level = "random";
    return settings;
}

// What is exported, all but the clock's share.
inline QJsonObject withoutTimes(const QByteArray& text)
{
    QJsonObject json = QJsonDocument::fromJson(text).object();
    QJsonArray players = json[QStringLiteral("players")].toArray();
    for (QJsonValueRef entry : players) {
        QJsonObject player = entry.toObject();
        QJsonObject sums = player[QStringLiteral("sums")].toObject();
        player.remove(QStringLiteral("msPerMove"));
        sums.remove(QStringLiteral("seconds"));
        player[QStringLiteral("sums")] = sums;
        entry = player;
    }
    json[QStringLiteral("players")] = players;
    return json;
}

} // namespace lodeline::goldrush::editor
