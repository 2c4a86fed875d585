// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <algorithm>

namespace lodeline::ui {

// A label that shows its text as it is. A QLabel would guess, and take a name such as <img src='…'> for a
// document with a picture to be fetched. One that can be selected, or is a document all the same, runs in the
// direction of its window, whatever name it begins with.
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

    // A name without a space widens no window; it is cut off where there is no more room.
    QSize minimumSizeHint() const override
    {
        constexpr int kMostLetters = 40;
        const QSize least = QLabel::minimumSizeHint();
        return {std::min(least.width(), kMostLetters * fontMetrics().averageCharWidth()), least.height()};
    }

protected:
    bool event(QEvent* event) override;
};

} // namespace lodeline::ui
