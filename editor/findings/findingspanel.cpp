// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/findings/findingspanel.h"

#include "editor/findings/emptypage.h"
#include "editor/findings/findingdelegate.h"
#include "editor/findings/findingsmodel.h"
#include "editor/findings/severityicon.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace lodeline::desk {

FindingsPanel::FindingsPanel(ui::Words onlyThisPart, QWidget* parent)
    : QWidget(parent)
    , onlyThisPartWords_(std::move(onlyThisPart))
    , model_(new FindingsModel(this))
    , onlyThisPart_(new QCheckBox(this))
    , repairAll_(new QPushButton(this))
    , pages_(new QStackedWidget(this))
    , list_(new QListView(this))
    , empty_(new EmptyPage(this))
    , outcome_(new ui::Label(this))
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
    pages_->addWidget(list_);
    pages_->addWidget(empty_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(bar);
    auto* below = new QHBoxLayout;
    below->addWidget(onlyThisPart_, 1);
    below->addWidget(repairAll_);
    layout->addLayout(below);
    layout->addWidget(pages_, 1);
    outcome_->setWordWrap(true);
    outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(outcome_);
    connect(onlyThisPart_, &QCheckBox::toggled, this, &FindingsPanel::applyPartFilter);
    setTabOrder(filters_.back(), onlyThisPart_);
    setTabOrder(onlyThisPart_, repairAll_);
    setTabOrder(repairAll_, list_);
    connect(repairAll_, &QPushButton::clicked, this, &FindingsPanel::offerRepairsOfKind);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPanel::showState);
    retranslate();
}

void FindingsPanel::makeList()
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
    connect(list_, &QListView::activated, this, &FindingsPanel::jump);
    // Queued: a repair changes the list, which is still busy with the click.
    connect(delegate_, &FindingDelegate::repairClicked, this, &FindingsPanel::repairByButton,
            Qt::QueuedConnection);
    auto* repair = new QShortcut(repairKey(), list_);
    repair->setContext(Qt::WindowShortcut); // a jump leads away from the list
    repair->setAutoRepeat(false);           // each repair is a decision
    connect(repair, &QShortcut::activated, this, &FindingsPanel::repairCurrent);
}

void FindingsPanel::setRows(std::vector<FindingRow> rows)
{
    keepingPlace([&] { model_->setRows(std::move(rows)); });
    emit countsChanged();
}

void FindingsPanel::tellRepair(ui::Words step, ui::Words changes)
{
    step_ = std::move(step);
    changes_ = std::move(changes);
    showOutcome();
}

void FindingsPanel::forgetRepair()
{
    step_ = nullptr;
    showOutcome();
}

void FindingsPanel::showOutcome()
{
    outcome_->setVisible(step_ != nullptr);
    if (!step_)
        return outcome_->clear();
    //: Below the list of problems: %1 a step of the history
    const QString done = tr("Done: %1").arg(step_());
    outcome_->setText(QStringList{done, changes_()}.join(u'\n').trimmed());
}

void FindingsPanel::setCurrentPart(int part)
{
    currentPart_ = part;
    applyPartFilter();
}

int FindingsPanel::count(Severity severity) const
{
    return model_->count(severity);
}

std::vector<int> FindingsPanel::worst(std::size_t parts) const
{
    return model_->worst(parts);
}

void FindingsPanel::applyPartFilter()
{
    onlyThisPart_->setEnabled(currentPart_ >= 0);
    const int part = onlyThisPart_->isChecked() ? currentPart_ : -1;
    keepingPlace([&] { model_->setOnlyPart(part); });
}

template <typename Change>
void FindingsPanel::keepingPlace(Change change)
{
    const QModelIndex current = list_->currentIndex();
    const int row = current.row();
    const FindingRow before = current.isValid() ? model_->row(current) : FindingRow();
    const int scroll = list_->verticalScrollBar()->value();
    change();
    showState();
    if (row < 0 || model_->rowCount() == 0 || list_->currentIndex().isValid())
        return;
    int next = std::min(row, model_->rowCount() - 1);
    for (int i = 0; i < model_->rowCount(); ++i) {
        const FindingRow& finding = model_->row(model_->index(i));
        if (finding.problem == before.problem && finding.partId == before.partId)
            next = i;
    }
    list_->setCurrentIndex(model_->index(next));
    list_->verticalScrollBar()->setValue(scroll);
    list_->scrollTo(list_->currentIndex());
}

void FindingsPanel::jump(const QModelIndex& index)
{
    emit rowChosen(model_->number(index));
}

void FindingsPanel::repairByButton(const QPersistentModelIndex& index, const QPoint& where)
{
    if (!index.isValid())
        return;
    const int row = model_->number(index);
    if (model_->row(index).repairs.size() == 1) {
        emit repairChosen(row, 0);
        return;
    }
    QMenu* menu = newMenu();
    addRepairs(*menu, index);
    menu->popup(where);
}

void FindingsPanel::repairCurrent()
{
    const QModelIndex current = list_->currentIndex();
    if (!current.isValid() || model_->row(current).repairs.empty())
        return;
    const QRect row = list_->visualRect(current);
    repairByButton(current, list_->viewport()->mapToGlobal(row.bottomLeft()));
}

QMenu* FindingsPanel::newMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // What it offers is about rows that may be others then.
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, menu, &QWidget::close);
    return menu;
}

void FindingsPanel::addRepairs(QMenu& menu, const QModelIndex& index)
{
    const QPersistentModelIndex row(index);
    const QStringList repairs = model_->row(index).repairs;
    for (int i = 0; i < repairs.size(); ++i)
        connect(menu.addAction(repairs[i]), &QAction::triggered, this, [this, row, i] {
            if (row.isValid())
                emit repairChosen(model_->number(row), i);
        });
}

void FindingsPanel::addRepairsOfKind(QMenu& menu, const QModelIndex& index)
{
    const QPersistentModelIndex row(index);
    const FindingRow& finding = model_->row(index);
    for (int i = 0; i < finding.alike.size(); ++i) {
        if (finding.alike[i] < 2)
            continue;
        //: Menu entry: %1 a repair, done to so many problems of the same kind
        const QString text = tr("%1: all %Ln", nullptr, finding.alike[i]).arg(finding.repairs[i]);
        connect(menu.addAction(text), &QAction::triggered, this, [this, row, i] {
            if (row.isValid())
                emit repairOfKindChosen(model_->number(row), i);
        });
    }
}

void FindingsPanel::offerRepairsOfKind()
{
    const QModelIndex current = list_->currentIndex();
    if (alikeOf(current) < 2)
        return;
    QMenu* menu = newMenu();
    addRepairsOfKind(*menu, current);
    if (menu->actions().size() > 1) {
        menu->popup(repairAll_->mapToGlobal(repairAll_->rect().bottomLeft()));
        return;
    }
    menu->deleteLater(); // before a repair that closes it and may ask something
    menu->actions().front()->trigger();
}

int FindingsPanel::alikeOf(const QModelIndex& index) const
{
    const QList<int> alike = index.isValid() ? model_->row(index).alike : QList<int>();
    return alike.isEmpty() ? 0 : *std::ranges::max_element(alike);
}

void FindingsPanel::showMenu(const QModelIndex& index, const QPoint& where)
{
    if (!index.isValid())
        return;
    QMenu* menu = newMenu();
    const QPersistentModelIndex row(index);
    QAction* show = menu->addAction(tr("&Go to the problem"));
    connect(show, &QAction::triggered, this, [this, row] {
        if (row.isValid())
            jump(row);
    });
    if (!model_->row(index).repairs.empty())
        menu->addSeparator();
    addRepairs(*menu, index);
    addRepairsOfKind(*menu, index);
    menu->popup(where);
}

bool FindingsPanel::eventFilter(QObject* watched, QEvent* event)
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

void FindingsPanel::showState()
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
    const int all = model_->total();
    const bool playable = count(Severity::Error) == 0;
    empty_->setSignShown(playable);
    if (all == 0)
        empty_->setText(tr("No problems. This can be played."));
    else if (onlyThisPart_->isChecked() && currentPart_ >= 0)
        empty_->setText(tr("No problems of this kind here."));
    else
        empty_->setText(playable ? tr("No problems of this kind. This can be played.")
                                 : tr("No problems of this kind."));
    const int alike = alikeOf(list_->currentIndex());
    repairAll_->setEnabled(alike > 1);
    //: Button: does the same repair to all problems that are like the chosen one; never shown with 1
    const QString others = tr("Repair all %Ln of this kind", nullptr, alike);
    repairAll_->setText(alike > 1 ? others : tr("Repair all of this kind"));
    const bool hasRows = model_->rowCount() > 0;
    pages_->setCurrentWidget(hasRows ? static_cast<QWidget*>(list_) : empty_);
    setFocusProxy(hasRows ? static_cast<QWidget*>(list_) : filters_.front());
}

void FindingsPanel::retranslate()
{
    const QStringList tips{tr("Errors: this cannot be played until they are repaired"),
                           tr("Warnings: this can be played, but may make a poor game"),
                           tr("Notes: worth knowing, but nothing to worry about")};
    for (const Severity severity : kSeverities) {
        QToolButton* button = filters_[static_cast<std::size_t>(severity)];
        button->setToolTip(ui::toolTip(tips[static_cast<qsizetype>(severity)]));
    }
    onlyThisPart_->setText(onlyThisPartWords_());
    //: Name of a list for screen readers
    list_->setAccessibleName(tr("Problems"));
    list_->setAccessibleDescription(
        tr("Enter goes to the problem. Ctrl+Enter repairs it. The menu key shows everything you can do."));
    showState();
    showOutcome();
}

void FindingsPanel::setTheme(const art::Theme& theme)
{
    delegate_->setMarks(theme.marks);
    list_->viewport()->update();
    for (const Severity severity : kSeverities)
        filters_[static_cast<std::size_t>(severity)]->setIcon(severityIcon(severity, theme.marks));
    const QIcon fine = severityIcon(std::nullopt, theme.marks);
    empty_->setSign(fine.pixmap(QSize(40, 40), devicePixelRatioF()));
}

void FindingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
