// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/languagemenu.h"

#include "ui/languages/cataloguefile.h"
#include "ui/languages/languages.h"
#include "ui/languages/letters.h"
#include "ui/languages/owncatalogues.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/problemsdialog.h"

#include <QActionGroup>
#include <QCollator>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace lodeline::ui {

namespace {

struct Surveyed
{
    QString code;
    QString file; // of all texts, with those that travel with the program
    std::shared_ptr<const Catalogue> own;
};

// A menu is a window of its own, which is gone when a dialog comes.
QWidget* windowOf(const QMenu& menu)
{
    const QWidget* widget = &menu;
    while (qobject_cast<const QMenu*>(widget) && widget->parentWidget())
        widget = widget->parentWidget();
    return widget->window();
}

} // namespace

LanguageMenu::LanguageMenu(Languages& languages, QWidget* parent)
    : QMenu(parent)
    , languages_(languages)
    , choices_(new QActionGroup(this))
    , others_(new QActionGroup(this))
    , system_(choices_->addAction(QString()))
{
    system_->setCheckable(true);
    system_->setData(QString());
    connect(choices_, &QActionGroup::triggered, this, [this](const QAction* action) {
        const QString code = action->data().toString();
        languages_.use(code);
        showCurrent();
        emit chosen(code);
    });
    connect(&languages_, &Languages::availableChanged, this, &LanguageMenu::fill);
    connect(&languages_, &Languages::ownChanged, this, [this] {
        coverage_.clear();
        fill();
        if (isAsked_)
            count();
        tellRefused();
    });
    connect(this, &QMenu::aboutToShow, this, [this] {
        showCurrent();
        survey();
    });
    setToolTipsVisible(true);
    fill();
}

void LanguageMenu::fill()
{
    for (QAction* action : choices_->actions() + others_->actions())
        if (action != system_)
            delete action;
    clear();
    addAction(system_);
    addSeparator();
    QStringList codes = languages_.available();
    const QCollator order(QLocale::C);
    std::ranges::sort(codes, order, &Languages::nativeName);
    for (const QString& code : codes) {
        QAction* action = choices_->addAction(QString());
        action->setCheckable(true);
        action->setData(code);
        showName(*action);
        addAction(action);
    }
    if (languages_.own() && !languages_.own()->folder().isEmpty())
        addOwn();
    addActions(tools_);
    showCurrent();
    emit menuAction()->changed();
}

void LanguageMenu::addTool(QAction* entry)
{
    tools_ << entry;
    fill();
}

void LanguageMenu::survey()
{
    if (!std::exchange(isAsked_, true))
        fill();
    if (coverage_.isEmpty() && !surveyor_.isRunning())
        count();
}

void LanguageMenu::count()
{
    std::vector<Surveyed> files;
    for (const QString& code : languages_.available()) {
        const QString file = languages_.shippedFile(code);
        const auto own = languages_.own() ? languages_.own()->find(code) : nullptr;
        if (code != QLatin1String("en"))
            files.push_back({code, file.isEmpty() ? languages_.templateFile() : file, own});
    }
    surveyor_.run(
        [files](const std::stop_token& stop) {
            QHash<QString, Coverage> found;
            for (const Surveyed& one : files) {
                if (stop.stop_requested())
                    break;
                const auto loaded = loadCatalogue(one.file, one.code);
                if (loaded)
                    found.insert(one.code, coverageOf(loaded->catalogue, one.own ? *one.own : Catalogue()));
            }
            return found;
        },
        [this](const QHash<QString, Coverage>& found) {
            coverage_ = found;
            showCoverage();
        });
}

// The entries of a menu that may be open by now stay, and so does the one that the keyboard is at.
void LanguageMenu::showCoverage()
{
    QList<QAction*> entries = choices_->actions();
    entries.removeOne(system_);
    QStringList codes;
    for (const QAction* entry : std::as_const(entries))
        codes << entry->data().toString();
    codes.sort();
    if (codes != languages_.available())
        return fill();
    for (QAction* entry : std::as_const(entries))
        showName(*entry);
}

// Rounded down, so that all of it is said only of all.
void LanguageMenu::showName(QAction& action) const
{
    const QString code = action.data().toString();
    action.setText(isAsked_ ? readableName(code, canShow) : Languages::nativeName(code));
    const auto found = coverage_.constFind(code);
    if (found == coverage_.constEnd() || found->texts == 0)
        return;
    const QLocale locale;
    const auto share = [&](int texts) { return locale.toString(100 * texts / found->texts); };
    if (found->written < found->texts)
        //: Entry of the list of languages: %1 the name of one, %2 how much of it is translated, a number
        action.setText(tr("%1 (%2%)").arg(action.text(), share(found->written)));
    //: Tool tip of a language; %1, %2 numbers. A text is first drafted, then read by a native speaker.
    action.setToolTip(ui::toolTip(tr("Translated: %1%. Read by a native speaker: %2%.")
                                      .arg(share(found->written), share(found->read))));
}

void LanguageMenu::addOwn()
{
    addSeparator();
    for (const OwnCatalogue& own : languages_.own()->catalogues()) {
        if (own.problems.empty())
            continue;
        //: Menu entry: shows what is wrong with a translation; %1 the name of its file
        QAction* action = others_->addAction(tr("Problems in %1…").arg(plainLabel(fileInText(own.file))));
        connect(action, &QAction::triggered, this, [this, file = own.file] { showProblems(file); });
        addAction(action);
    }
    //: Menu entry: opens the folder where the user's own translations are
    QAction* folder = others_->addAction(tr("Open the folder of your &translations"));
    connect(folder, &QAction::triggered, this, &LanguageMenu::openFolder);
    addAction(folder);
}

void LanguageMenu::openFolder() const
{
    const QString folder = languages_.own()->folder();
    if (QDir().mkpath(folder))
        languages_.own()->refresh(); // which follows it only while it is there
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        //: %1 the path of a folder
        MessageBox::tell(windowOf(*this), QString(),
                         tr("Your translations are in %1.").arg(isolated(shownPath(folder))));
}

// Who has just saved it sees why nothing changes; once for each state of the file.
void LanguageMenu::tellRefused()
{
    const OwnCatalogue* refused =
        languages_.own()->refused(languages_.wanted().isEmpty() ? languages_.current() : languages_.wanted());
    const auto stamp =
        refused ? std::pair(refused->file, refused->modified) : std::pair<QString, QDateTime>();
    if (refused && stamp != told_)
        showProblems(refused->file);
    told_ = stamp;
}

void LanguageMenu::showProblems(const QString& file)
{
    for (const OwnCatalogue& own : languages_.own()->catalogues()) {
        if (own.file != file)
            continue;
        auto* dialog = new ProblemsDialog(QDir(languages_.own()->folder()).filePath(file), own.problems,
                                          windowOf(*this));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    }
}

void LanguageMenu::showCurrent()
{
    //: Choice of the language of the windows: as the system has it; %1 the name of that language
    system_->setText(tr("System (%1)").arg(Languages::nativeName(languages_.resolved({}))));
    for (QAction* action : choices_->actions())
        action->setChecked(action->data().toString() == languages_.wanted());
}

void LanguageMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QMenu::changeEvent(event);
}

} // namespace lodeline::ui
