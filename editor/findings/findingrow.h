// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace lodeline::desk {

// Something that a designer wants to know, in the language of the window.
struct FindingRow
{
    Problem problem;
    int part = -1;         // index of the tile or card that it is about, -1 for the whole
    std::string partId{};  // of that one
    QString place{};       // "Tile 42, north edge"
    QStringList repairs{}; // what can be done about it, the most fitting first
    QList<int> alike{};    // how many of its kind each of these can be done to at once; empty where none

    friend bool operator==(const FindingRow&, const FindingRow&) = default;
};

} // namespace lodeline::desk
