// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/keyrow.h"

#include "ui/wording/html.h"

namespace lodeline::desk {

QString keyRow(const QString& keys, const QString& what)
{
    // The gap is a column, which lies between the others in both directions of writing.
    return ui::tableRow({QStringLiteral("<td><b>%1</b></td>").arg(keys.toHtmlEscaped()),
                         QStringLiteral("<td width='16'></td>"),
                         QStringLiteral("<td>%1</td>").arg(what.toHtmlEscaped())});
}

} // namespace lodeline::desk
