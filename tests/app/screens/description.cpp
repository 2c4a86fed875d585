// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/screens/description.h"

#include "tests/ui/screens/faults.h"

#include <QJsonArray>
#include <QMap>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace lodeline::test {
namespace {

constexpr QSize kCells{24, 15}; // of the small picture
constexpr int kStray = 2;       // pixels that a control may be off
constexpr int kShade = 2;       // of 16, by which a cell may differ
constexpr qreal kSpeck = 0.01;  // share of cells that may differ more

void describe(QWidget& widget, QWidget& window, QJsonArray& lines)
{
    const QString title = titleOf(widget);
    if (!title.isEmpty()) {
        const QPoint at = widget.mapTo(&window, QPoint());
        lines << QStringLiteral("%1 @ %2,%3 %4x%5")
                     .arg(title)
                     .arg(at.x())
                     .arg(at.y())
                     .arg(widget.width())
                     .arg(widget.height());
    }
    for (QObject* child : widget.children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && !part->isWindow() && part->isVisible())
            describe(*part, window, lines);
    }
}

// A row of cells each, three digits a cell: red, green and blue.
QJsonArray smallPicture(const QImage& picture)
{
    const QImage small = picture.scaled(kCells, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QJsonArray rows;
    for (int y = 0; y < kCells.height(); ++y) {
        QString row;
        for (int x = 0; x < kCells.width(); ++x) {
            const QColor colour = small.pixelColor(x, y);
            for (const int part : {colour.red(), colour.green(), colour.blue()})
                row += QString::number(part / 16, 16);
        }
        rows << row;
    }
    return rows;
}

using Places = QMap<QString, QList<QRect>>; // by what is there

Places placesOf(const QJsonObject& description)
{
    Places places;
    for (const QJsonValue value : description["controls"].toArray()) {
        const QString line = value.toString();
        const qsizetype cut = line.lastIndexOf(QLatin1String(" @ "));
        const QStringList numbers = line.mid(cut + 3).replace(u' ', u',').replace(u'x', u',').split(u',');
        places[line.left(cut)] << QRect(numbers.value(0).toInt(), numbers.value(1).toInt(),
                                        numbers.value(2).toInt(), numbers.value(3).toInt());
    }
    return places;
}

QString moved(const QString& what, const QRect& before, const QRect& now)
{
    const QPoint way = now.topLeft() - before.topLeft();
    QStringList said;
    if (way.manhattanLength() > kStray)
        said << QStringLiteral("moved by %1, %2").arg(way.x()).arg(way.y());
    const QSize more = now.size() - before.size();
    if (std::abs(more.width()) > kStray || std::abs(more.height()) > kStray)
        said << QStringLiteral("is %1x%2 instead of %3x%4")
                    .arg(now.width())
                    .arg(now.height())
                    .arg(before.width())
                    .arg(before.height());
    return said.isEmpty() ? QString() : what + u' ' + said.join(QStringLiteral(" and "));
}

QStringList movedControls(const Places& before, const Places& now)
{
    QStringList said;
    for (auto old = before.cbegin(); old != before.cend(); ++old) {
        const QList<QRect> here = now.value(old.key());
        for (qsizetype i = 0; i < old->size(); ++i)
            said << (i < here.size() ? moved(old.key(), old->at(i), here[i])
                                     : QStringLiteral("%1 is gone").arg(old.key()));
    }
    for (auto fresh = now.cbegin(); fresh != now.cend(); ++fresh)
        for (qsizetype i = before.value(fresh.key()).size(); i < fresh->size(); ++i)
            said << QStringLiteral("%1 is new").arg(fresh.key());
    said.removeAll({});
    return said;
}

// Whether a cell is another one to the eye.
bool differs(QStringView before, QStringView now)
{
    for (qsizetype i = 0; i < 3; ++i)
        if (std::abs(before.mid(i, 1).toInt(nullptr, 16) - now.mid(i, 1).toInt(nullptr, 16)) > kShade)
            return true;
    return false;
}

QString repainted(const QJsonArray& before, const QJsonArray& now)
{
    if (before.size() != now.size())
        return QStringLiteral("the small pictures cannot be compared");
    int changed = 0;
    QRect where;
    for (int y = 0; y < now.size(); ++y) {
        const QString old = before[y].toString();
        const QString fresh = now[y].toString();
        for (int x = 0; x < kCells.width(); ++x) {
            if (!differs(QStringView(old).mid(3 * x, 3), QStringView(fresh).mid(3 * x, 3)))
                continue;
            ++changed;
            where |= QRect(x, y, 1, 1);
        }
    }
    const int cells = kCells.width() * kCells.height();
    if (changed <= kSpeck * cells)
        return {};
    const auto percent = [](int part, int whole) { return 100 * part / whole; };
    return QStringLiteral(
               "%1 % of it looks otherwise, from %2 % to %3 % of its width, %4 % to %5 % of its height")
        .arg(std::max(1, percent(changed, cells)))
        .arg(percent(where.left(), kCells.width()))
        .arg(percent(where.right() + 1, kCells.width()))
        .arg(percent(where.top(), kCells.height()))
        .arg(percent(where.bottom() + 1, kCells.height()));
}

} // namespace

QJsonObject description(QWidget& window, const QImage& picture)
{
    QJsonArray controls;
    describe(window, window, controls);
    return {{"controls", controls},
            {"picture", smallPicture(picture)},
            {"faults", QJsonArray::fromStringList(faultsOf(window))}};
}

QStringList changes(const QJsonObject& before, const QJsonObject& now)
{
    QStringList said = movedControls(placesOf(before), placesOf(now));
    said << repainted(before["picture"].toArray(), now["picture"].toArray());
    const QJsonArray known = before["faults"].toArray();
    for (const QJsonValue fault : now["faults"].toArray())
        if (!known.contains(fault))
            said << fault.toString();
    said.removeAll({});
    return said;
}

} // namespace lodeline::test
