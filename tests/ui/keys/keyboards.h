// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeyEvent>
#include <QString>
#include <QWidget>

#include <array>

// Keyboards without Latin letters, and what is typed on them.
namespace lodeline::test {

struct Keyboard
{
    const char* name;
    QString plain; // what the keys type that are a to z in the United States
    QString shifted;
};

inline std::array<Keyboard, 4> keyboards()
{
    return {Keyboard{"Russian", QStringLiteral("фисвуапршолдьтщзйкыегмцчня"),
                     QStringLiteral("ФИСВУАПРШОЛДЬТЩЗЙКЫЕГМЦЧНЯ")},
            Keyboard{"Greek", QStringLiteral("αβψδεφγηιξκλμνοπ;ρστθωςχυζ"),
                     QStringLiteral("ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠ:ΡΣΤΘΩςΧΥΖ")},
            Keyboard{"Arabic", QStringLiteral("ش\uFEFBؤيثبلاهتنمةىخحضقسفعرصءغئ"),
                     QStringLiteral(
                         "\u0650\uFEF5}]\u064F[\uFEF7أ÷ـ،/’آ×؛\u064E\u064C\u064D\uFEF9‘{\u064B\u0652إ~")},
            Keyboard{"Hebrew", QStringLiteral("שנבגקכעיןחלךצמםפ/רדאוה'סטז"),
                     QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}};
}

inline quint32 scanCodeOf(Qt::Key letter)
{
    const QString rows[]{QStringLiteral("QWERTYUIOP"), QStringLiteral("ASDFGHJKL"),
                         QStringLiteral("ZXCVBNM")};
    const quint32 firsts[]{24, 38, 52};
    for (std::size_t row = 0; row < 3; ++row) {
        const qsizetype at = rows[row].indexOf(QChar(static_cast<ushort>(letter)));
        if (at >= 0)
            return firsts[row] + static_cast<quint32>(at);
    }
    return 0;
}

// The key at the place of a Latin letter is pressed, and let go if wanted, as the window system tells it, but
// for the commands of keys that it knows itself.
inline void pressOn(const Keyboard& keyboard, QWidget& widget, Qt::Key letter,
                    Qt::KeyboardModifiers modifiers = {}, bool letGo = true)
{
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const QString text((shift ? keyboard.shifted : keyboard.plain)[letter - Qt::Key_A]);
    const int key = text.front().toUpper().unicode();
    for (const auto type : {QEvent::ShortcutOverride, QEvent::KeyPress, QEvent::KeyRelease}) {
        if (type == QEvent::KeyRelease && !letGo)
            return;
        QKeyEvent event(type, key, modifiers, scanCodeOf(letter), 0, 0, text);
        if (type == QEvent::ShortcutOverride)
            event.ignore();
        QCoreApplication::sendEvent(&widget, &event);
    }
}

inline void letGoOn(const Keyboard& keyboard, QWidget& widget, Qt::Key letter)
{
    const QString text(keyboard.plain[letter - Qt::Key_A]);
    QKeyEvent event(QEvent::KeyRelease, text.front().toUpper().unicode(), {}, scanCodeOf(letter), 0, 0, text);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace lodeline::test
