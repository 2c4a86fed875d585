// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/asker.h"

#include <QCoreApplication>

namespace lodeline::app {
namespace {

struct RefusalWords
{
    Q_DECLARE_TR_FUNCTIONS(Refusal)
};

} // namespace

QString refusalText(Refusal why)
{
    switch (why) {
    case Refusal::Outdated:
        //: Why a move was not made: the position is another one by now
        return RefusalWords::tr("The game has moved on since then. Please choose again.");
    case Refusal::NotTheirs:
        //: Why a move was not made
        return RefusalWords::tr("It is another player's turn now.");
    case Refusal::AgainstTheRules:
        //: Why a move was not made
        return RefusalWords::tr("The rules do not allow that now.");
    case Refusal::NothingThere:
        //: Why undo or redo did nothing
        return RefusalWords::tr("There is nothing to undo or redo.");
    }
    return {};
}

} // namespace lodeline::app
