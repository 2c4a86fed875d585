// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "editor/problems/findingdelegate.h"
#include "editor/problems/findingsmodel.h"
#include "editor/problems/findingwords.h"
#include "editor/problems/severityicon.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace lodeline::goldrush::editor {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent)
    , model_(new FindingsModel(this))
    , onlyThisTile_(new QCheckBox(this))
    , pages_(new QStackedWidget(this))
    , list_(new QListView(this))
    , emptyPage_(new QWidget(this))
    , emptySign_(new ui::Label(emptyPage_))
    , emptyText_(new ui::Label(emptyPage_))
{
    setAutoFillBackground(true); // the ground of a tab is of another shade than the panels in the other tabs
    auto* bar = new QHBoxLayout;
    bar->setSpacing(4);
    for (const Severity severity : kSeverities) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setChecked(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::toggled, this,
                [this, severity](bool shown) { keepingPlace([&] { model_->setShown(severity, shown); }); });
        filters_[static_cast<std::size_t>(severity)] = button;
        bar->addWidget(button);
    }
    bar->addStretch();
    makeList();
    auto* empty = new QVBoxLayout(emptyPage_);
    emptyText_->setAlignment(Qt::AlignCenter);
    emptyText_->setWordWrap(true);
    empty->addStretch(2);
    empty->addWidget(emptySign_, 0, Qt::AlignHCenter);
    empty->addWidget(emptyText_);
    empty->addStretch(3);
    pages_->addWidget(list_);
    pages_->addWidget(emptyPage_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(bar);
    layout->addWidget(onlyThisTile_);
    layout->addWidget(pages_, 1);
    connect(onlyThisTile_, &QCheckBox::toggled, this, &ProblemsPanel::applyTileFilter);
    setTabOrder(filters_.back(), onlyThisTile_);
    setTabOrder(onlyThisTile_, list_);
    retranslate();
}

void ProblemsPanel::makeList()
{
    delegate_ = new FindingDelegate(list_);
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setFrameShape(QFrame::StyledPanel);
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (!delegate_->tookClick())
            jump(index);
    });
    connect(list_, &QListView::activated, this, &ProblemsPanel::jump);
    // Queued: a repair changes the list, which is still busy with the click.
    connect(delegate_, &FindingDelegate::repairClicked, this, &ProblemsPanel::repairByButton,
            Qt::QueuedConnection);
    auto* repair = new QShortcut(repairKey(), list_);
    repair->setContext(Qt::WindowShortcut); // a jump leads away from the list
    repair->setAutoRepeat(false);           // each repair is a decision
    connect(repair, &QShortcut::activated, this, &ProblemsPanel::repairCurrent);
}

void ProblemsPanel::setFindings(std::vector<Finding> findings)
{
    keepingPlace([&] { model_->setFindings(std::move(findings)); });
    emit countsChanged();
}

void ProblemsPanel::setCurrentTile(int tile)
{
    currentTile_ = tile;
    applyTileFilter();
}

int ProblemsPanel::count(Severity severity) const
{
    return model_->count(severity);
}

void ProblemsPanel::applyTileFilter()
{
    onlyThisTile_->setEnabled(currentTile_ >= 0);
    const int tile = onlyThisTile_->isChecked() ? currentTile_ : -1;
    keepingPlace([&] { model_->setOnlyTile(tile); });
}

template <typename Change>
void ProblemsPanel::keepingPlace(Change change)
{
    const QModelIndex current = list_->currentIndex();
    const int row = current.row();
    const Finding before = current.isValid() ? model_->finding(current) : Finding();
    const int scroll = list_->verticalScrollBar()->value();
    change();
    showState();
    if (row < 0 || model_->rowCount() == 0 || list_->currentIndex().isValid())
        return;
    int next = std::min(row, model_->rowCount() - 1);
    for (int i = 0; i < model_->rowCount(); ++i) {
        const Finding& finding = model_->finding(model_->index(i));
        if (finding.problem == before.problem && finding.tileId == before.tileId)
            next = i;
    }
    list_->setCurrentIndex(model_->index(next));
    list_->verticalScrollBar()->setValue(scroll);
    list_->scrollTo(list_->currentIndex());
}

void ProblemsPanel::jump(const QModelIndex& index)
{
    const Finding finding = model_->finding(index); // a jump may change the list
    emit jumpRequested(finding);
}

void ProblemsPanel::repairByButton(const QPersistentModelIndex& index, const QPoint& where)
{
    if (!index.isValid())
        return;
    const Finding finding = model_->finding(index);
    if (finding.repairs.size() == 1) {
        emit repairRequested(finding, finding.repairs.front());
        return;
    }
    QMenu* menu = newMenu();
    addRepairs(*menu, finding);
    menu->popup(where);
}

void ProblemsPanel::repairCurrent()
{
    const QModelIndex current = list_->currentIndex();
    if (!current.isValid() || model_->finding(current).repairs.empty())
        return;
    const QRect row = list_->visualRect(current);
    repairByButton(current, list_->viewport()->mapToGlobal(row.bottomLeft()));
}

QMenu* ProblemsPanel::newMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void ProblemsPanel::addRepairs(QMenu& menu, const Finding& finding)
{
    for (const Repair repair : finding.repairs) {
        QAction* action = menu.addAction(repairText(repair));
        connect(action, &QAction::triggered, this,
                [this, finding, repair] { emit repairRequested(finding, repair); });
    }
}

void ProblemsPanel::showMenu(const QModelIndex& index, const QPoint& where)
{
    if (!index.isValid())
        return;
    const Finding finding = model_->finding(index);
    QMenu* menu = newMenu();
    const QPersistentModelIndex row(index);
    QAction* show = menu->addAction(tr("&Show the place"));
    connect(show, &QAction::triggered, this, [this, row] {
        if (row.isValid())
            jump(row);
    });
    if (!finding.repairs.empty())
        menu->addSeparator();
    addRepairs(*menu, finding);
    menu->popup(where);
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu)
        return QWidget::eventFilter(watched, event);
    const auto* menu = static_cast<QContextMenuEvent*>(event);
    if (menu->reason() != QContextMenuEvent::Keyboard) {
        const QPoint at = list_->viewport()->mapFromGlobal(menu->globalPos());
        showMenu(list_->indexAt(at), menu->globalPos());
        return true;
    }
    const QModelIndex current = list_->currentIndex();
    showMenu(current, list_->viewport()->mapToGlobal(list_->visualRect(current).center()));
    return true;
}

void ProblemsPanel::showState()
{
    //: Button: shows or hides problems of this kind in the list
    const QStringList counts{tr("%Ln error(s)", nullptr, count(Severity::Error)),
                             //: Button: shows or hides problems of this kind in the list
                             tr("%Ln warning(s)", nullptr, count(Severity::Warning)),
                             //: Button: shows or hides problems of this kind in the list
                             tr("%Ln note(s)", nullptr, count(Severity::Note))};
    //: Name of a button for screen readers
    const QStringList names{tr("Show %Ln error(s)", nullptr, count(Severity::Error)),
                            //: Name of a button for screen readers
                            tr("Show %Ln warning(s)", nullptr, count(Severity::Warning)),
                            //: Name of a button for screen readers
                            tr("Show %Ln note(s)", nullptr, count(Severity::Note))};
    for (const Severity severity : kSeverities) {
        QToolButton* button = filters_[static_cast<std::size_t>(severity)];
        button->setText(counts[static_cast<qsizetype>(severity)]);
        button->setAccessibleName(names[static_cast<qsizetype>(severity)]);
    }
    const auto all = model_->findings().size();
    const bool playable = count(Severity::Error) == 0;
    emptySign_->setVisible(playable);
    if (all == 0)
        emptyText_->setText(tr("No problems. This set can be played."));
    else if (onlyThisTile_->isChecked() && currentTile_ >= 0)
        emptyText_->setText(tr("No problems of this kind on this tile."));
    else
        emptyText_->setText(playable ? tr("No problems of this kind. This set can be played.")
                                     : tr("No problems of this kind."));
    const bool hasRows = model_->rowCount() > 0;
    pages_->setCurrentWidget(hasRows ? static_cast<QWidget*>(list_) : emptyPage_);
    setFocusProxy(hasRows ? static_cast<QWidget*>(list_) : filters_.front());
}

void ProblemsPanel::retranslate()
{
    const QStringList tips{tr("Errors: the set cannot be played until they are repaired"),
                           tr("Warnings: the set can be played, but may not play well"),
                           tr("Notes: worth knowing, but nothing to worry about")};
    for (const Severity severity : kSeverities) {
        QToolButton* button = filters_[static_cast<std::size_t>(severity)];
        button->setToolTip(ui::toolTip(tips[static_cast<qsizetype>(severity)]));
    }
    onlyThisTile_->setText(tr("&Only this tile"));
    list_->setAccessibleName(tr("Problems of the tile set"));
    list_->setAccessibleDescription(tr(
        "Enter shows the place, Ctrl+Enter repairs the problem, the menu key shows everything you can do"));
    keepingPlace([this] { model_->retranslate(); });
}

void ProblemsPanel::setTheme(const art::Theme& theme)
{
    delegate_->setMarks(theme.marks);
    list_->viewport()->update();
    for (const Severity severity : kSeverities)
        filters_[static_cast<std::size_t>(severity)]->setIcon(severityIcon(severity, theme.marks));
    const QIcon fine = severityIcon(std::nullopt, theme.marks);
    emptySign_->setPixmap(fine.pixmap(QSize(40, 40), devicePixelRatioF()));
}

void ProblemsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
