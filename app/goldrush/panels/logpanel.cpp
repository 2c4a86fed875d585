// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/logpanel.h"

#include "app/goldrush/panels/logmodel.h"

namespace lodeline::goldrush {

LogPanel::LogPanel(QWidget* parent)
    : LogPanel(new LogModel, parent)
{
}

LogPanel::LogPanel(LogModel* log, QWidget* parent)
    : app::LogPanel(
          log, [log] { log->reword(); }, parent)
    , log_(log)
{
    log->setParent(this);
}

} // namespace lodeline::goldrush
