// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/html.h"

#include "ui/wording/joining.h"

#include <QGuiApplication>

#include <algorithm>

namespace lodeline::ui {
namespace {

bool isMirrored()
{
    return QGuiApplication::layoutDirection() == Qt::RightToLeft;
}

bool hasItalics(QChar c)
{
    switch (c.script()) {
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Common:
    case QChar::Script_Inherited:
        return true;
    default:
        return false;
    }
}

QString cell(const QString& style, const QString& html)
{
    return QStringLiteral("<td style=\"%1\">%2</td>").arg(style, html);
}

// A key is not broken into lines, as Ctrl++ would be behind its first +.
QString unbroken(QString keys)
{
    return keys.replace(u'+', QStringLiteral("+\u2060"));
}

} // namespace

QString page(const QString& html)
{
    return isMirrored() ? QStringLiteral("<div dir=\"rtl\">%1</div>").arg(html) : html;
}

QString caption(const QString& text)
{
    return std::ranges::all_of(text, hasItalics) ? QStringLiteral("<i>%1</i>").arg(text) : text;
}

QString table(const QString& rows, const QString& attributes)
{
    const QString side = isMirrored() ? QStringLiteral(" align=\"right\"") : QString();
    return QStringLiteral("<table%1%2>%3</table>").arg(side, attributes, rows);
}

QString tableRow(QStringList cells)
{
    if (isMirrored())
        std::ranges::reverse(cells);
    return QStringLiteral("<tr>%1</tr>").arg(cells.join(QString()));
}

QString heading(const QString& text, const QString& anchor)
{
    return QStringLiteral("<h3><a name=\"%1\"></a>%2</h3>").arg(anchor, text);
}

QString pictured(const QString& address, const QString& text)
{
    return table(tableRow({QStringLiteral("<td><img src=\"%1\"></td>").arg(address),
                           cell(QStringLiteral("vertical-align: middle; padding: 8px"), text)}));
}

QString orKeys(const QString& mouse, const QStringList& keys)
{
    QStringList ways = QStringList(mouse) + keys;
    ways.removeAll({});
    return listed(ways);
}

QString keyTable(const std::vector<KeyEntry>& entries)
{
    const QString room = QStringLiteral("padding: 3px 9px");
    QString rows;
    for (const KeyEntry& entry : entries) {
        if (entry.keys.isEmpty())
            continue;
        rows += tableRow({cell(room, QStringLiteral("<b>%1</b>").arg(unbroken(entry.keys.toHtmlEscaped()))),
                          cell(room, entry.what)});
    }
    return table(rows);
}

} // namespace lodeline::ui
