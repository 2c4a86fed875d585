// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/idwords.h"

#include "ui/plain/shown.h"

#include <QCoreApplication>

namespace lodeline::desk {
namespace {

struct IdWords
{
    Q_DECLARE_TR_FUNCTIONS(IdWords)
};

} // namespace

QString refusedId(const QString& typed, bool isTaken)
{
    //: %1 what somebody has typed as the id of a tile or card, which another one has already
    const QString taken = IdWords::tr("The id \"%1\" is already taken.");
    //: %1 what somebody has typed
    const QString invalid = IdWords::tr("\"%1\" is not a valid id. Use 1 to 32 characters: A to Z, a to z, "
                                        "0 to 9, period, underscore and hyphen.");
    return (isTaken ? taken : invalid).arg(ui::nameInText(typed));
}

} // namespace lodeline::desk
