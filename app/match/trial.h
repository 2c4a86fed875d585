// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace lodeline::app {

// A game to try a set with, as `lodeline --play` asks for it.
struct Trial
{
    QString set;               // path of the file
    QStringList against;       // computer players by name
    std::optional<int> people; // with neither of the two: the seats of the last new game
    QString next;              // the id of what is to be drawn first; empty for any

    friend bool operator==(const Trial&, const Trial&) = default;
};

} // namespace lodeline::app
