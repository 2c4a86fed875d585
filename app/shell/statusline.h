// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plain/elidedlabel.h"
#include "ui/wording/words.h"

#include <QTimer>

namespace lodeline::ui {
class AccessibleMessages;
}

namespace lodeline::app {

// The one line at the lower edge of the window. It shows the most urgent of what it was told: what the entry
// under the pointer does, what has just happened, what is wrong, what can be done now. Each is shown for as
// long as it is true.
class StatusLine : public ui::ElidedLabel
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setTip(const QString& tip);
    // For a few seconds, and to screen readers.
    void announce(const QString& message);
    // For a few seconds: screen readers are told of it otherwise.
    void note(const QString& message);
    // To screen readers alone, each once and in this order.
    void tell(const QString& message);
    // Until it is told that there is none; to screen readers, too.
    void setTrouble(const ui::Words& words);
    void setHint(const QString& hint);
    // Ends a message before its time, if it is still shown.
    void withdraw(const QString& message);
    // What has happened is so no more.
    void forget();

protected:
    void changeEvent(QEvent* event) override;

private:
    ui::AccessibleMessages& spoken();
    QString trouble() const;
    void refresh();

    QString tip_;
    QString message_;
    ui::Words trouble_;
    QString hint_;
    QTimer timer_; // of the message
};

} // namespace lodeline::app
