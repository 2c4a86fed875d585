// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/joining.h"

#include <QCoreApplication>

namespace lodeline::ui {
namespace {

struct Joining
{
    Q_DECLARE_TR_FUNCTIONS(Joining)
};

} // namespace

QString listed(const QStringList& parts)
{
    //: Stands between the parts of a list or a description, as in "4 tiles, 1 open end", "1, 2, 5" or
    //: "Ann 12, Ben 9"; parts may be numbers, ids of tiles or players with points, and have commas of their
    //: own
    return parts.join(Joining::tr(", "));
}

QString clauses(const QStringList& parts)
{
    //: Stands between clauses, as in "scores 6 points for a railroad; the cowboy comes back at once"
    return parts.join(Joining::tr("; "));
}

QString sentences(const QStringList& parts)
{
    //: Stands between sentences; after the last one there is no full stop
    const QString between = Joining::tr(". ");
    const QString stop = between.trimmed();
    QString text;
    for (const QString& part : parts) {
        if (!text.isEmpty()) {
            if (text.endsWith(stop))
                text.chop(stop.size());
            text += between;
        }
        text += part;
    }
    return text;
}

QString labelled(const QString& label, const QString& text)
{
    //: %1 what it is about, %2 what is said of it, as in "Ann: 12 points, 3 cowboys left"
    return Joining::tr("%1: %2").arg(label, text);
}

QString withRemark(const QString& text, const QString& remark)
{
    //: %1 any text, %2 a remark about it, as in "Ann (Foreman)"
    return remark.isEmpty() ? text : Joining::tr("%1 (%2)").arg(text, remark);
}

} // namespace lodeline::ui
