// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/html.h"

#include "ui/wording/joining.h"

namespace lodeline::ui {

QString heading(const QString& text, const QString& anchor)
{
    return QStringLiteral("<h3><a name=\"%1\"></a>%2</h3>").arg(anchor, text);
}

QString pictured(const QString& address, const QString& text)
{
    return QStringLiteral("<table><tr><td><img src=\"%1\"></td>"
                          "<td style=\"vertical-align: middle; padding: 8px\">%2</td></tr></table>")
        .arg(address, text);
}

QString orKeys(const QString& mouse, const QStringList& keys)
{
    QStringList ways = QStringList(mouse) + keys;
    ways.removeAll({});
    return listed(ways);
}

QString keyTable(const std::vector<KeyEntry>& entries)
{
    QString rows;
    for (const KeyEntry& entry : entries) {
        if (entry.keys.isEmpty())
            continue;
        rows += QStringLiteral("<tr><td style=\"padding: 3px 9px\"><b>%1</b></td>"
                               "<td style=\"padding: 3px 9px\">%2</td></tr>")
                    .arg(entry.keys.toHtmlEscaped(), entry.what);
    }
    return QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace lodeline::ui
