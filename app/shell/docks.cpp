// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/docks.h"

#include "app/match/table.h"
#include "app/shell/actions.h"
#include "app/shell/settings.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>
#include <vector>

namespace lodeline::app {

namespace {

// Takes no room; a plain widget would tell of none at all.
class NoTitle : public QWidget
{
public:
    using QWidget::QWidget;

    QSize sizeHint() const override { return {0, 0}; }
    QSize minimumSizeHint() const override { return {0, 0}; }
};

} // namespace

Docks::Docks(QMainWindow* window, const Actions& actions, Settings& settings)
    : QObject(window)
    , window_(window)
    , settings_(settings)
    , side_(new QDockWidget(window))
    , log_(new QDockWidget(window))
    , noTitle_(new NoTitle(side_))
{
    side_->setObjectName(QStringLiteral("side"));
    side_->setTitleBarWidget(noTitle_);
    log_->setObjectName(QStringLiteral("log"));
    mirror();
    window->restoreState(settings.windowState());
    mirror(); // the last session may have read the other way
    setShown(false);
    actions.showSide->setChecked(settings.showsSide());
    actions.showLog->setChecked(settings.showsLog());
    connect(actions.showSide, &QAction::toggled, this, [this](bool shown) {
        settings_.setShowsSide(shown);
        lent_ = false;
        showPanel(side_, shown);
    });
    connect(actions.showLog, &QAction::toggled, this, [this](bool shown) {
        settings_.setShowsLog(shown);
        showPanel(log_, shown);
    });
    follow(side_, actions.showSide, actions.floatSide);
    follow(log_, actions.showLog, actions.floatLog);
    connect(side_, &QDockWidget::topLevelChanged, this, &Docks::showTitle, Qt::QueuedConnection);
    showTitle();
    retranslate();
}

void Docks::follow(QDockWidget* dock, QAction* show, QAction* floats)
{
    // The action also goes out when the whole window is hidden, which is no choice of the user.
    connect(dock->toggleViewAction(), &QAction::toggled, this, [this, dock, show] {
        if (shown_ && (!lent_ || dock != side_))
            show->setChecked(!dock->isHidden());
    });
    floats->setChecked(dock->isFloating());
    connect(dock, &QDockWidget::topLevelChanged, floats, &QAction::setChecked);
    connect(floats, &QAction::triggered, dock, [dock, show](bool floating) {
        show->setChecked(true);
        dock->setFloating(floating);
    });
}

void Docks::showTitle()
{
    side_->setTitleBarWidget(side_->isFloating() ? nullptr : noTitle_);
}

void Docks::repaintTitles()
{
    side_->update();
    log_->update();
}

void Docks::setTable(Table* table)
{
    if (table_)
        table_->disconnect(this);
    table_ = table;
    lent_ = false;
    hold(side_, table->sidePanel());
    hold(log_, table->logPanel());
    connect(table, &Table::sideHeightChanged, this, &Docks::makeRoom, Qt::QueuedConnection);
    connect(table, &Table::sideNeeded, this, &Docks::lend);
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
    side_->setVisible(shown && side_->widget() && (settings_.showsSide() || lent_));
    log_->setVisible(shown && log_->widget() && settings_.showsLog());
    shown_ = shown;
    makeRoom();
    // Once more when they have their places.
    QMetaObject::invokeMethod(this, &Docks::makeRoom, Qt::QueuedConnection);
}

void Docks::makeRoom()
{
    if (!shown_ || !side_->widget() || side_->isHidden() || side_->isFloating() || log_->isHidden() ||
        log_->isFloating())
        return;
    if (side_->height() != heightLeft_)
        taken_ = 0; // somebody has dragged the border since
    const int missing = table_->sideHeight() - side_->widget()->height();
    const int most = std::max(0, log_->height() - log_->minimumSizeHint().height());
    const int taken = std::clamp(missing, -taken_, most);
    if (taken == 0)
        return;
    taken_ += taken;
    heightLeft_ = side_->height() + taken;
    window_->resizeDocks({side_, log_}, {side_->height() + taken, log_->height() - taken}, Qt::Vertical);
}

void Docks::showPanel(QDockWidget* dock, bool shown)
{
    dock->setVisible(shown && shown_ && dock->widget());
    makeRoom();
}

void Docks::lend(bool needed)
{
    if (needed == lent_ || (needed && settings_.showsSide()))
        return;
    lent_ = needed;
    if (shown_)
        setShown(true);
}

void Docks::mirror()
{
    // Docks do not mirror by themselves.
    const Qt::DockWidgetArea area =
        window_->layoutDirection() == Qt::RightToLeft ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
    if (window_->dockWidgetArea(side_) == area)
        return;
    const bool shown = shown_;
    std::vector<std::pair<QDockWidget*, QRect>> floating; // none floats on after it was given a place
    for (QDockWidget* dock : {side_, log_}) {
        if (dock->isFloating())
            floating.emplace_back(dock, dock->geometry());
    }
    window_->addDockWidget(area, side_);
    window_->addDockWidget(area, log_);
    window_->splitDockWidget(side_, log_, Qt::Vertical);
    window_->resizeDocks({side_, log_}, {1, 1000}, Qt::Vertical); // the log gets what the players leave
    for (const auto& [dock, place] : floating) {
        dock->setFloating(true);
        dock->setGeometry(place);
    }
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
