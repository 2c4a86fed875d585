// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/table/undowords.h"

#include <QCoreApplication>

namespace lodeline::goldrush {
namespace {

struct UndoWords
{
    Q_DECLARE_TR_FUNCTIONS(UndoWords)
};

} // namespace

QString undoStopText(UndoStop stop)
{
    switch (stop) {
    case UndoStop::Tile:
        return UndoWords::tr("The next tile has been seen, so the last turn stands. In a practice game it "
                             "could be undone.");
    case UndoStop::Token:
        return UndoWords::tr("A token and the next tile have been seen, so the last turn stands. In a "
                             "practice game it could be undone.");
    case UndoStop::Gold:
        return UndoWords::tr("The gold of all players has been seen, so the last turn stands. In a practice "
                             "game it could be undone.");
    }
    return {};
}

} // namespace lodeline::goldrush
