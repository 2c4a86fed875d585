// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/looks.h"

#include "app/shell/actions.h"
#include "app/shell/settings.h"
#include "ui/appearance.h"
#include "ui/plain/messagebox.h"
#include "ui/plainlabel.h"
#include "ui/problemsdialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace lodeline::app {

Looks::Looks(Settings& settings, ui::Appearance& appearance, Actions* actions, const QString& folder,
             QWidget* window)
    : QObject(window)
    , settings_(settings)
    , appearance_(appearance)
    , actions_(actions)
    , window_(window)
    , own_(folder)
{
    connect(actions->themes, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setTheme(static_cast<ui::ThemeChoice>(action->data().toInt()));
        appearance_.use(settings_.theme());
    });
    connect(actions->textSizes, &QActionGroup::triggered, this, [this](const QAction* action) {
        settings_.setTextSize(action->data().toInt());
        appearance_.setTextSize(settings_.textSize());
    });
    connect(actions->boards, &QActionGroup::triggered, this,
            [this](const QAction* action) { choose(action->data().toString()); });
    connect(actions->patterns, &QAction::triggered, this, [this](bool on) {
        settings_.setPatterns(on);
        ui::Look look = appearance_.look();
        look.patterns = on;
        appearance_.use(look);
    });
    // For this run alone: nobody shall wonder at the next start.
    connect(actions->visions, &QActionGroup::triggered, this, [this](const QAction* action) {
        ui::Look look = appearance_.look();
        look.vision = static_cast<art::Vision>(action->data().toInt());
        appearance_.use(look);
    });
    actions->addTheme->setVisible(!folder.isEmpty());
    connect(actions->addTheme, &QAction::triggered, this, &Looks::askForTheme);
    connect(&own_, &ui::OwnThemes::changed, this, &Looks::followFiles);
    connect(&own_, &ui::OwnThemes::installed, this, &Looks::choose);
    connect(&own_, &ui::OwnThemes::refused, this, &Looks::refuse);
    showCurrent();
}

void Looks::install(const QString& path)
{
    own_.install(path);
}

void Looks::askForTheme()
{
    const QString path =
        QFileDialog::getOpenFileName(window_, tr("Add a theme"), settings_.folder(),
                                     //: Kinds of files to choose from; %1 endings of their names
                                     tr("Themes (%1)").arg(u'*' + ui::themeSuffix()));
    if (path.isEmpty())
        return;
    settings_.setFolder(QFileInfo(path).absolutePath());
    install(path);
}

void Looks::choose(const QString& board)
{
    told_.clear();
    settings_.setBoardTheme(board);
    useBoard();
    showCurrent();
}

void Looks::followFiles()
{
    const qsizetype shipped = ui::boardNames().size();
    for (QAction* action : actions_->boards->actions().mid(shipped))
        delete action;
    for (const ui::OwnTheme& theme : own_.themes()) {
        QAction* action = actions_->boards->addAction(ui::plainLabel(theme.name()));
        action->setCheckable(true);
        action->setData(theme.file);
    }
    emit boardsChanged();
    showCurrent();
    if (!ui::boardNames().contains(settings_.boardTheme()))
        useBoard();
}

void Looks::useBoard()
{
    const ui::OwnTheme* own = own_.find(settings_.boardTheme());
    ui::Look look = appearance_.look();
    look.board = settings_.look().board;
    look.own = own ? own->theme : nullptr;
    appearance_.use(look);
    const Problems problems = own ? own->problems : Problems();
    if (!problems.empty() && problems != told_)
        tell(QDir(own_.folder()).filePath(own->file), problems);
    told_ = problems;
}

void Looks::refuse(const QString& path, const Problems& problems, const QString& why)
{
    if (problems.empty())
        ui::MessageBox::warn(window_, tr("The theme was not added"), why);
    else
        tell(path, problems);
}

void Looks::tell(const QString& path, const Problems& problems)
{
    delete dialog_;
    dialog_ = new ui::ProblemsDialog(path, problems, window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->show();
}

void Looks::showCurrent()
{
    tick(*actions_->themes, static_cast<int>(settings_.theme()));
    const QString board = settings_.boardTheme();
    const bool isThere = ui::boardNames().contains(board) || own_.find(board);
    tick(*actions_->boards, isThere ? board : ui::boardNames().front());
    tick(*actions_->textSizes, settings_.textSize());
    tick(*actions_->visions, static_cast<int>(appearance_.look().vision));
    actions_->patterns->setChecked(settings_.patterns());
}

} // namespace lodeline::app
