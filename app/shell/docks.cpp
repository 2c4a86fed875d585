// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/docks.h"

#include "app/match/table.h"
#include "app/shell/settings.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace lodeline::app {

Docks::Docks(QMainWindow* window, QAction* showLog, Settings& settings)
    : QObject(window)
    , window_(window)
    , showLog_(showLog)
    , settings_(settings)
    , side_(new QDockWidget(window))
    , log_(new QDockWidget(window))
{
    side_->setObjectName(QStringLiteral("side"));
    side_->setFeatures(QDockWidget::NoDockWidgetFeatures);
    side_->setTitleBarWidget(new QWidget(side_)); // it needs no title
    log_->setObjectName(QStringLiteral("log"));
    mirror();
    window->restoreState(settings.windowState());
    setShown(false);
    showLog_->setChecked(settings.showsLog());
    connect(showLog_, &QAction::toggled, this, &Docks::setLogShown);
    // The action also goes out when the whole window is hidden, which is no choice of the user.
    connect(log_->toggleViewAction(), &QAction::toggled, this, [this] {
        if (shown_)
            showLog_->setChecked(!log_->isHidden());
    });
    retranslate();
}

void Docks::setTable(Table* table)
{
    if (table_)
        table_->disconnect(this);
    table_ = table;
    hold(side_, table->sidePanel());
    hold(log_, table->logPanel());
    connect(table, &Table::sideHeightChanged, this, &Docks::makeRoom, Qt::QueuedConnection);
}

void Docks::hold(QDockWidget* dock, QWidget* panel)
{
    if (QWidget* old = dock->widget()) {
        old->hide();
        old->setParent(window_); // of a table that may be played on again
    }
    if (panel)
        dock->setWidget(panel);
}

void Docks::setShown(bool shown)
{
    shown_ = false;
    side_->setVisible(shown && side_->widget());
    log_->setVisible(shown && log_->widget() && settings_.showsLog());
    shown_ = shown;
    makeRoom();
}

void Docks::makeRoom()
{
    if (!shown_ || !side_->widget() || log_->isHidden() || log_->isFloating())
        return;
    const int wanted = table_->sideHeight();
    if (side_->widget()->height() >= wanted)
        return;
    const int both = side_->height() + log_->height();
    window_->resizeDocks({side_, log_}, {wanted, std::max(1, both - wanted)}, Qt::Vertical);
}

void Docks::setLogShown(bool shown)
{
    settings_.setShowsLog(shown);
    log_->setVisible(shown && shown_ && log_->widget());
}

void Docks::mirror()
{
    // Docks do not mirror by themselves.
    const Qt::DockWidgetArea area =
        window_->layoutDirection() == Qt::RightToLeft ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    if (window_->dockWidgetArea(side_) == area)
        return;
    const bool shown = shown_;
    window_->addDockWidget(area, side_);
    window_->addDockWidget(area, log_);
    window_->splitDockWidget(side_, log_, Qt::Vertical);
    window_->resizeDocks({side_, log_}, {1, 1000}, Qt::Vertical); // the log gets what the players leave
    setShown(shown);
}

void Docks::retranslate()
{
    //: Title of the panel with the drawn tile and the players (noun)
    side_->setWindowTitle(tr("Game"));
    //: Title of the panel that tells what has happened in the game (noun)
    log_->setWindowTitle(tr("Log"));
}

} // namespace lodeline::app
