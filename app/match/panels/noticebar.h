// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lodeline::app {

// A line above the board for what must not be missed, with pictures of what it is about; stays until the next
// notice, the next move of a person or a click on its button. Then the focus, if it was here, is its
// parent's.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    // Owns the pictures, of which it shows the first.
    void showNotice(const ui::Words& words, const QList<QWidget*>& pictures = {});
    // Likewise, and tells it.
    void tell(const ui::Words& words);
    // Below what it says already, and tells it.
    void add(const ui::Words& words);
    // Somebody has moved, so that it may be out of date: hides, unless that was a computer player among
    // people, who may not have read it yet.
    void dropAfterMove(bool byComputer, bool hasPeople);
    QString text() const;
    // As wide as its words on one line each, where that is not wider.
    QSize sizeWithin(int width) const;

signals:
    void changed(); // what it shows
    // For screen readers, which would not notice otherwise.
    void told(const QString& message);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Part
    {
        ui::Words words;
        QString text; // as it was said last
    };

    void retranslate();
    void showText();

    std::vector<Part> parts_;
    QHBoxLayout* pictures_;
    QLabel* text_;
    QToolButton* close_;
};

} // namespace lodeline::app
