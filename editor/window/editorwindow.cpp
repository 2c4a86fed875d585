// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorwindow.h"

#include "editor/desk/desk.h"
#include "editor/desk/kind.h"
#include "editor/program/editorsettings.h"
#include "editor/window/deskflow.h"
#include "editor/window/editoractions.h"
#include "editor/window/editorhelp.h"
#include "editor/window/editormenus.h"
#include "editor/window/handbook.h"
#include "editor/window/startmessages.h"
#include "editor/window/welcomepage.h"
#include "resources/art/own/ownpictures.h"
#include "ui/appearance.h"
#include "ui/containers.h"
#include "ui/languages/languagemenu.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/recentfiles.h"
#include "ui/translating/translatortools.h"
#include "ui/windows/screens.h"
#include "ui/windows/tabtitle.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <iterator>

namespace lodeline::desk {
namespace {

constexpr int kMessage = 6000; // ms

// Whether its drawing can show them or not.
bool hasOwnPictures(const Desk& desk)
{
    return !desk.kind().words(Command::ShowOwnPicture).text.isEmpty();
}

QStringList filesIn(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive) || ui::isContainerName(path))
            files << path;
    }
    return files;
}

// Where it is not sure what unsaved changes name, all stay.
void tidyPictures(const Leftovers& all)
{
    constexpr int kDays = 90;
    if (!all.isAll || !all.aside.empty())
        return;
    std::vector<PictureRef> named;
    for (const Leftover& leftover : all.found)
        std::ranges::copy(leftover.content->pictures(), std::back_inserter(named));
    art::ownPictures().store().tidy(named, kDays);
}

} // namespace

EditorWindow::EditorWindow(EditorSettings& settings, const Kinds& kinds, ui::Languages& languages,
                           ui::Appearance& appearance, const QString& sideFolder)
    : settings_(settings)
    , kinds_(kinds)
    , appearance_(appearance)
    , actions_(new EditorActions(kinds, this))
    , menus_(new EditorMenus(this, actions_, languages))
    , flow_(new DeskFlow(settings, kinds, sideFolder, this))
    , pages_(new QStackedWidget(this))
    , welcome_(new WelcomePage(actions_, this))
    , tabs_(new QTabWidget(this))
    , handbook_(new Handbook(kinds, this))
    , startMessages_(new StartMessages(this))
    , translators_(new ui::TranslatorTools(languages, *menus_->languages(), this))
{
    appearance_.handTo(*this);
    tabs_->setDocumentMode(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    tabs_->tabBar()->setChangeCurrentOnDrag(true); // parts can be dragged to another tab
    pages_->addWidget(welcome_);
    pages_->addWidget(tabs_);
    setCentralWidget(pages_);
    setAcceptDrops(true);
    connectFile();
    connectDesk();
    connectView();
    resize(1280, 800);
    restoreGeometry(settings_.windowGeometry());
    ui::fitToScreen(*this);
    statusBar()->setSizeGripEnabled(true);
    // A screen reader is told it when it comes, and no longer than it is there.
    connect(statusBar(), &QStatusBar::messageChanged, statusBar(), &QWidget::setAccessibleName);
    applyTheme();
    retranslate();
    showCurrent();
}

EditorWindow::~EditorWindow() = default;

Desk* EditorWindow::current() const
{
    return qobject_cast<Desk*>(tabs_->currentWidget());
}

// What an action does to the desk in front; it is disabled where there is none.
template <typename Call>
void EditorWindow::onDesk(QAction* action, Call call)
{
    connect(action, &QAction::triggered, this, [this, call] { std::invoke(call, *current()); });
}

void EditorWindow::connectFile()
{
    for (std::size_t i = 0; i < kinds_.all().size(); ++i) {
        connect(actions_->newOnes[static_cast<qsizetype>(i)], &QAction::triggered, this,
                [this, &kind = *kinds_.all()[i]] { add(flow_->newOf(kind)); });
    }
    connect(actions_->open, &QAction::triggered, this, [this] { openFile(flow_->fileToOpen()); });
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_->close, &QAction::triggered, this, [this] { closeTab(tabs_->currentIndex()); });
    onDesk(actions_->save, [this](Desk& desk) { flow_->save(desk); });
    onDesk(actions_->saveAs, [this](Desk& desk) { flow_->saveAs(desk); });
    connect(menus_->recentFiles(), &ui::RecentMenu::fileRequested, this, &EditorWindow::openFile);
    connect(welcome_, &WelcomePage::fileRequested, this, &EditorWindow::openFile);
    // Queued: the button that was pressed to open a file is one of what is made anew.
    connect(&settings_.recentFiles(), &ui::RecentFiles::changed, this, &EditorWindow::showRecentFiles,
            Qt::QueuedConnection);
    showRecentFiles();
    welcome_->setTourOffered(!settings_.isTourTaken());
    connect(tabs_, &QTabWidget::tabCloseRequested, this, &EditorWindow::closeTab);
    connect(tabs_, &QTabWidget::currentChanged, this, &EditorWindow::showCurrent);
    connect(flow_, &DeskFlow::told, this, &EditorWindow::tell);
}

void EditorWindow::connectDesk()
{
    onDesk(actions_->undo, [](Desk& desk) { desk.document().history().undo(); });
    onDesk(actions_->redo, [](Desk& desk) { desk.document().history().redo(); });
    for (const auto& [action, command] : actions_->ofDesk())
        onDesk(action, [command = command](Desk& desk) { desk.run(command); });
}

void EditorWindow::connectView()
{
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(actions_->handbook, &QAction::triggered, this, [this] { handbook_->open(); });
    connect(actions_->tour, &QAction::triggered, this, [this] { add(flow_->tour()); });
    connect(actions_->keys, &QAction::triggered, this, [this] { showEditorKeys(*actions_, this); });
    connect(actions_->about, &QAction::triggered, this, [this] { showAboutEditor(this); });
    connect(actions_->themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setTheme(static_cast<ui::ThemeChoice>(action->data().toInt()));
        appearance_.use(settings_.theme());
    });
    connect(menus_->languages(), &ui::LanguageMenu::chosen, this,
            [this](const QString& code) { settings_.setLanguage(code); });
    connect(&appearance_, &ui::Appearance::changed, this, &EditorWindow::applyTheme);
}

void EditorWindow::openFile(const QString& path)
{
    if (!path.isEmpty())
        bringForward(flow_->openFile(path));
}

void EditorWindow::bringForward(Desk* desk)
{
    if (desk && tabs_->indexOf(desk) >= 0)
        tabs_->setCurrentWidget(desk);
    else
        add(desk);
}

void EditorWindow::add(Desk* desk)
{
    if (!desk)
        return;
    desk->setTheme(appearance_.theme());
    desk->setMenu(menus_->listMenu());
    desk->addPartActions(actions_->ofPartsInFocus());
    layOut(*desk);
    const int index = tabs_->addTab(desk, desk->title());
    connect(desk, &Desk::titleChanged, this, &EditorWindow::updateTitles);
    connect(desk, &Desk::choiceChanged, this, &EditorWindow::updateActions);
    connect(desk, &Desk::told, this, &EditorWindow::tell);
    connect(desk, &Desk::tourTaken, this, [this] {
        settings_.setTourTaken();
        welcome_->setTourOffered(false);
    });
    connect(&desk->document().history(), &QUndoStack::indexChanged, this, &EditorWindow::updateActions);
    connect(
        &desk->file(), &DocumentFile::changedOutside, desk, [this, desk] { flow_->changedOutside(*desk); },
        Qt::QueuedConnection);
    tabs_->setCurrentIndex(index);
    showCurrent();
    desk->begin();
}

void EditorWindow::layOut(Desk& desk)
{
    const Desk* front = current();
    const bool isAlike = front && &front->kind() == &desk.kind();
    desk.restoreLayout(isAlike ? front->layoutState() : settings_.layoutState(desk.kind().format()));
    const bool ownPictures = isAlike ? front->isOn(Command::ShowOwnPicture) : settings_.showsOwnPictures();
    if (hasOwnPictures(desk) && desk.isOn(Command::ShowOwnPicture) != ownPictures)
        desk.run(Command::ShowOwnPicture);
}

void EditorWindow::keepLayout(const Desk& desk)
{
    settings_.setLayoutState(desk.kind().format(), desk.layoutState());
    if (hasOwnPictures(desk))
        settings_.setShowsOwnPictures(desk.isOn(Command::ShowOwnPicture));
}

void EditorWindow::closeTab(int index)
{
    auto* desk = qobject_cast<Desk*>(tabs_->widget(index));
    if (!desk || !flow_->mayClose(*desk))
        return;
    desk->cancelLab();
    settings_.setWindowGeometry(saveGeometry());
    keepLayout(*desk);
    tabs_->removeTab(index);
    delete desk;
    showCurrent();
}

void EditorWindow::showRecentFiles()
{
    const QStringList paths = settings_.recentFiles().paths();
    menus_->recentFiles()->setFiles(paths);
    welcome_->setRecentFiles(paths);
}

void EditorWindow::showCurrent()
{
    pages_->setCurrentWidget(current() ? static_cast<QWidget*>(tabs_) : welcome_);
    if (current() && &current()->kind() != &actions_->kind()) {
        actions_->setKind(current()->kind());
        menus_->retranslate();
    }
    settings_.recentFiles().forgetMissing();
    updateTitles();
    updateActions();
}

void EditorWindow::updateTitles()
{
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* desk = qobject_cast<Desk*>(tabs_->widget(i));
        const QString star = desk->document().isModified() ? QStringLiteral("*") : QString();
        ui::setTabTitle(tabs_, i, ui::plainLabel(desk->title()) + star);
        tabs_->setTabToolTip(i, ui::toolTip(ui::shownPath(desk->file().path())));
    }
    const Desk* desk = current();
    //: Title of the window: %1 a name or a file
    setWindowTitle(desk ? tr("%1[*] — Lodeline Editor").arg(ui::inTitle(desk->title()))
                        : tr("Lodeline Editor"));
    setWindowModified(desk && desk->document().isModified());
}

void EditorWindow::updateActions()
{
    const Desk* desk = current();
    for (QAction* action : {actions_->save, actions_->saveAs, actions_->close})
        action->setEnabled(desk);
    for (const auto& [action, command] : actions_->ofDesk()) {
        action->setEnabled(desk && desk->can(command));
        if (action->isCheckable())
            action->setChecked(desk && desk->isOn(command));
    }
    actions_->undo->setEnabled(desk && desk->document().history().canUndo());
    actions_->redo->setEnabled(desk && desk->document().history().canRedo());
    const QString undo = desk ? desk->document().history().undoText() : QString();
    const QString redo = desk ? desk->document().history().redoText() : QString();
    //: Menu entry: %1 a step of the history, as "Lay track"
    const QString undoStep = tr("&Undo: %1").arg(undo);
    //: Menu entry: %1 a step of the history, as "Lay track"
    const QString redoStep = tr("&Redo: %1").arg(redo);
    //: Menu entry
    actions_->undo->setText(undo.isEmpty() ? tr("&Undo") : undoStep);
    //: Menu entry
    actions_->redo->setText(redo.isEmpty() ? tr("&Redo") : redoStep);
}

QString EditorWindow::recoveryQuestion(const Leftover& leftover) const
{
    //: %1 a date and time
    const QString question = tr("The last changes are from %1. Recover them?")
                                 .arg(QLocale().toString(leftover.written, QLocale::ShortFormat));
    if (!leftover.overtaken.isValid())
        return question;
    //: %1 a date and time
    const QString warning =
        tr("The file was changed later, on %1. You will be asked before the recovered version replaces it.");
    return question + u' ' + warning.arg(QLocale().toString(leftover.overtaken, QLocale::ShortFormat));
}

void EditorWindow::offerRecovery()
{
    reader_.run(
        [folder = flow_->sideFolder(), &kinds = kinds_](const std::stop_token& stop) {
            Leftovers all = SideFile::leftovers(
                [&kinds](const QJsonObject& kept) { return kinds.readKept(kept); }, folder, stop);
            tidyPictures(all);
            return all;
        },
        [this](const Leftovers& all) { offer(all); });
}

void EditorWindow::offer(const Leftovers& all)
{
    startMessages_->tellAside(all.aside);
    emit oldFilesRead(); // what the user answers is no matter of the start
    for (const Leftover& leftover : all.found)
        offer(leftover);
}

void EditorWindow::offer(const Leftover& leftover)
{
    QString name =
        leftover.path.isEmpty() ? ui::nameInText(leftover.content->name()) : ui::fileInText(leftover.path);
    if (name.isEmpty())
        name = kinds_.of(*leftover.content).phrase(Phrase::Nameless);
    //: Title of a message
    ui::MessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                       //: %1 a name or a file
                       tr("The editor closed without saving \"%1\".").arg(name), QMessageBox::NoButton, this);
    box.setInformativeText(recoveryQuestion(leftover));
    //: Button: opens the unsaved changes
    const QAbstractButton* recover = box.addButton(tr("&Recover"), QMessageBox::AcceptRole);
    //: Button: throws the unsaved changes away
    const QAbstractButton* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    //: Button: asks about the unsaved changes at the next start
    box.addButton(tr("&Later"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == recover)
        bringForward(flow_->recover(leftover));
    else if (box.clickedButton() == discard)
        SideFile::discard(leftover);
}

void EditorWindow::tell(const QString& message)
{
    statusBar()->showMessage(message, kMessage);
}

void EditorWindow::applyTheme()
{
    actions_->setIcons(QApplication::palette());
    for (int i = 0; i < tabs_->count(); ++i)
        qobject_cast<Desk*>(tabs_->widget(i))->setTheme(appearance_.theme());
}

void EditorWindow::retranslate()
{
    actions_->retranslate();
    actions_->setIcons(QApplication::palette()); // some point as the language runs
    menus_->retranslate();
    for (QAction* action : actions_->themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(settings_.theme()));
    //: Name of the tabs for screen readers: the files that are open
    tabs_->setAccessibleName(tr("Open files"));
    tell({}); // what was told before is in the other language
    updateTitles();
    updateActions();
}

void EditorWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        actions_->fullScreen->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void EditorWindow::closeEvent(QCloseEvent* event)
{
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* desk = qobject_cast<Desk*>(tabs_->widget(i));
        if (desk->document().isModified())
            tabs_->setCurrentIndex(i);
        if (!flow_->mayClose(*desk)) {
            event->ignore();
            return;
        }
    }
    if (!translators_->mayClose()) {
        event->ignore();
        return;
    }
    settings_.setWindowGeometry(saveGeometry());
    for (int i = 0; i < tabs_->count(); ++i) {
        auto* desk = qobject_cast<Desk*>(tabs_->widget(i));
        desk->cancelLab();
        keepLayout(*desk);
    }
    event->accept();
}

void EditorWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!filesIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    // Later: a question about a file would keep the other program waiting.
    QMetaObject::invokeMethod(
        this,
        [this, files = filesIn(*event->mimeData())] {
            for (const QString& file : files)
                openFile(file);
        },
        Qt::QueuedConnection);
}

} // namespace lodeline::desk
