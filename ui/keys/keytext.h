// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plainlabel.h"

#include <QGuiApplication>
#include <QKeySequence>
#include <QString>

#include <functional>

namespace lodeline::ui {

// The keys that a command of the window has now, by its name ("hint"), ready to be shown; empty where it has
// none.
using KeyText = std::function<QString(const QString& command)>;

// A key as it is shown, also within a text: Ctrl++ would become ++Ctrl in one that is written from right to
// left.
inline QString shownKey(const QKeySequence& key)
{
    const QString text = key.toString(QKeySequence::NativeText);
    const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    return isMirrored && !text.isEmpty() ? leftToRight(text) : text;
}

// The text with the key as its %1, or the other one where a command has no key.
inline QString withKey(const QString& key, const QString& text, const QString& otherwise)
{
    return key.isEmpty() ? otherwise : text.arg(key);
}

} // namespace lodeline::ui
