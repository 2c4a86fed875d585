// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/panels/logpanel.h"

namespace lodeline::goldrush {

class LogModel;

// The log of the game.
class LogPanel : public app::LogPanel
{
    Q_OBJECT

public:
    explicit LogPanel(QWidget* parent = nullptr);

    LogModel* log() const { return log_; }

private:
    LogPanel(LogModel* log, QWidget* parent);

    LogModel* log_;
};

} // namespace lodeline::goldrush
