// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/logpanel.h"

#include "app/goldrush/panels/logmodel.h"

#include <QEvent>

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
    setMouseTracking(true);
    const auto tell = [this](const QModelIndex& line) {
        if (line.isValid())
            emit pointedAt(log_->line(line.row()));
    };
    const auto choose = [this](const QModelIndex& line) { emit chosen(log_->line(line.row())); };
    connect(this, &QAbstractItemView::entered, this, tell);
    connect(this, &QAbstractItemView::viewportEntered, this, &LogPanel::pointedAway);
    connect(this, &QAbstractItemView::clicked, this, choose);
    connect(this, &QAbstractItemView::activated, this, choose);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, tell);
}

bool LogPanel::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        emit pointedAway();
    return app::LogPanel::viewportEvent(event);
}

void LogPanel::focusOutEvent(QFocusEvent* event)
{
    emit pointedAway();
    app::LogPanel::focusOutEvent(event);
}

} // namespace lodeline::goldrush
