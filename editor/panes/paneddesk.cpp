// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panes/paneddesk.h"

#include "editor/findings/findingspanel.h"
#include "editor/panes/panes.h"
#include "ui/windows/panes.h"
#include "ui/windows/scrolled.h"
#include "ui/windows/tabtitle.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QScrollArea>
#include <QUndoView>
#include <QVBoxLayout>

namespace lodeline::desk {
namespace {

using Pane = Panes::Pane;

constexpr int kJudgeAfter = 120; // ms after the last change

} // namespace

PanedDesk::PanedDesk(const Kind& kind, std::unique_ptr<Document> document, const QString& sideFolder,
                     QWidget* parent)
    : Desk(kind, std::move(document), sideFolder, parent)
    , history_(new QUndoView(&Desk::document().history()))
    , tabs_(new FoldingTabs(this))
    , forms_(new QTabWidget(this))
{
    judgement_.setSingleShot(true);
    judgement_.setInterval(kJudgeAfter);
    connect(&judgement_, &QTimer::timeout, this, &PanedDesk::judge);
    connect(&Desk::document(), &Document::changed, this, [this] {
        judgement_.start();
        emit titleChanged();
    });
}

PanedDesk::~PanedDesk()
{
    delete history_; // before the document that it shows
}

void PanedDesk::arrange(const Views& views)
{
    views_ = views;
    forms_->addTab(ui::scrolled(views.partForm, Qt::ScrollBarAsNeeded), QString());
    forms_->addTab(ui::scrolled(views.wholeForm, Qt::ScrollBarAsNeeded), QString());
    forms_->addTab(history_, QString());
    history_->setWordWrap(true);
    history_->setResizeMode(QListView::Adjust);
    history_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tabs_->addTab(views.problems, QString());
    tabs_->addTab(views.statistics, QString());
    tabs_->addTab(ui::scrolled(views.lab, Qt::ScrollBarAsNeeded), QString());
    panes_ = new Panes(views.list, views.drawing, views.preview, forms_, tabs_, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(panes_);
    connect(views.problems, &FindingsPanel::countsChanged, this, &PanedDesk::nameProblems);
    connect(&Desk::document().history(), &QUndoStack::indexChanged, views.problems,
            &FindingsPanel::forgetRepair);
    connect(views.rows, &QAbstractItemView::clicked, this, &PanedDesk::showDrawing);
    connect(panes_, &Panes::changed, this, &PanedDesk::choiceChanged);
    retranslateAll();
}

bool PanedDesk::isOn(Command command) const
{
    return panes_->isOn(command);
}

void PanedDesk::run(Command command)
{
    if (!can(command) || panes_->run(command))
        return;
    switch (command) {
    case Command::Problems:
        return showTab(Tab::Problems);
    case Command::Statistics:
        return showTab(Tab::Statistics);
    case Command::Lab:
        return showTab(Tab::Lab);
    case Command::History:
        return showForm(Form::History);
    case Command::NextPane:
        return ui::focusNextPane(
            {views_.rows, views_.canvas, forms_->currentWidget(), tabs_->currentWidget()});
    case Command::Add:
    case Command::Duplicate:
    case Command::Paste:
    case Command::Variants:
        showDrawing(); // of what comes of it
        [[fallthrough]];
    default:
        commitFields();
        runOwn(command);
    }
}

bool PanedDesk::hasErrors()
{
    judge();
    return views_.problems->count(Severity::Error) > 0;
}

void PanedDesk::begin()
{
    views_.list->setFocus();
}

QByteArray PanedDesk::layoutState() const
{
    return panes_->saveState();
}

void PanedDesk::restoreLayout(const QByteArray& state)
{
    panes_->restoreState(state);
}

void PanedDesk::showTab(Tab tab)
{
    panes_->setFolded(Pane::Lower, false);
    tabs_->setCurrentIndex(static_cast<int>(tab));
    tabs_->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void PanedDesk::showForm(Form form)
{
    panes_->setFolded(Pane::Forms, false);
    forms_->setCurrentIndex(static_cast<int>(form));
}

void PanedDesk::showDrawing()
{
    if (panes_->isEnlarged())
        panes_->setEnlarged(false);
}

void PanedDesk::focusDrawing()
{
    showDrawing();
    views_.canvas->setFocus(Qt::ShortcutFocusReason);
}

void PanedDesk::nameProblems()
{
    constexpr int kUsuallyMost = 99;
    const FindingsPanel& problems = *views_.problems;
    const int notes = problems.count(Severity::Note);
    const int others = problems.count(Severity::Error) + problems.count(Severity::Warning);
    const auto withOthers = [](int count) {
        //: Title of the list of what is wrong with a set or deck; %Ln errors and warnings
        return tr("Problems (%Ln)", nullptr, count);
    };
    const auto withNotes = [](int count) {
        //: Title of the list of what is wrong with a set or deck, if there are but notes: less than a warning
        return tr("Problems (%Ln note(s))", nullptr, count);
    };
    //: Title of the list of what is wrong with a set or deck
    QString title = tr("Problems");
    if (others > 0)
        title = withOthers(others);
    else if (notes > 0)
        title = withNotes(notes);
    constexpr int kTab = static_cast<int>(Tab::Problems);
    tabs_->reserve(kTab, {withOthers(kUsuallyMost), withNotes(kUsuallyMost)});
    ui::setTabTitle(tabs_, kTab, title);
}

void PanedDesk::retranslateAll()
{
    //: What a screen reader calls the tabs of forms: of a tile or card, of all, of the history
    const QString properties = tr("Properties");
    forms_->setAccessibleName(properties);
    panes_->setTitle(Pane::Forms, properties);
    //: Where many games are played to measure a set or deck
    tabs_->setTabText(static_cast<int>(Tab::Lab), tr("Lab"));
    //: Title of a tab: changes that can be undone
    forms_->setTabText(static_cast<int>(Form::History), tr("History"));
    //: First entry of the history: the set or deck before all changes
    history_->setEmptyLabel(tr("As opened"));
    history_->setAccessibleName(tr("History of changes"));
    nameProblems();
    retranslate();
    document().retranslate();
    history_->doItemsLayout();
    emit titleChanged();
    emit choiceChanged(); // undo and redo name a step
}

void PanedDesk::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslateAll();
        judge();
    }
    QWidget::changeEvent(event);
}

void PanedDesk::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    judge();
}

} // namespace lodeline::desk
