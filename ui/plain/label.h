// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace lodeline::ui {

// A label that shows its text as it is. A QLabel would guess, and take a name such as <img src='…'> for a
// document with a picture to be fetched.
class Label : public QLabel
{
public:
    explicit Label(QWidget* parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
    }

    explicit Label(const QString& text, QWidget* parent = nullptr)
        : Label(parent)
    {
        setText(text);
    }
};

} // namespace lodeline::ui
