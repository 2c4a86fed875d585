// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/panels/logpanel.h"
#include "engine/goldrush/rules/event.h"

namespace lodeline::goldrush {

class LogModel;

// The log of the game.
class LogPanel : public app::LogPanel
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    LogModel* log() const { return log_; }

signals:
    // The pointer or the keyboard is at a line, and at none any more.
    void pointedAt(const lodeline::goldrush::Event& event);
    void pointedAway();
    // A line was clicked, or Enter pressed on it.
    void chosen(const lodeline::goldrush::Event& event);

protected:
    bool viewportEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    LogPanel(LogModel* log, QWidget* parent);

    LogModel* log_;
};

} // namespace lodeline::goldrush
