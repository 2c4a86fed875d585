// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lodeline::ui {

// A tile set that comes with the program.
struct ShippedSet
{
    QString file;        // what NewGame::tileSetFile is for it; empty for the classic set
    QString name;        // both in the language of the window
    QString description; // empty for the classic set
};

QString classicName(); // of the classic set

// The classic set first.
std::vector<ShippedSet> shippedSets();

} // namespace lodeline::ui
