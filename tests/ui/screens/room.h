// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QGuiApplication>
#include <QScreen>
#include <QStringList>
#include <QWidget>

namespace lodeline::test {

// The room that every window must be content with: of a small screen, or of a usual one where text is half
// as large again (144 dots per inch, tests/ui/screens/large.json).
inline QSize smallestRoom()
{
    const bool large = QGuiApplication::primaryScreen()->logicalDotsPerInch() > 120;
    return large ? QSize(1280, 800) : QSize(1024, 640);
}

// What of a window that is shown asks for more than that; empty if nothing does.
inline QString tooLarge(QWidget& window, const QString& what, QSize room = smallestRoom())
{
    window.resize(room);
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    const QSize asked = window.minimumSizeHint().expandedTo(window.size());
    if (asked.width() <= room.width() && asked.height() <= room.height())
        return {};
    return QStringLiteral("%1: %2x%3").arg(what).arg(asked.width()).arg(asked.height());
}

} // namespace lodeline::test
