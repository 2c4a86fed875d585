// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editoractions.h"

#include "editor/panes/panes.h"
#include "resources/art/icons.h"
#include "ui/themechoice.h"
#include "ui/wording/commandname.h"

namespace lodeline::desk {

EditorActions::EditorActions(const Kinds& kinds, QObject* parent)
    : QObject(parent)
    , kinds_(kinds)
    , kind_(&kinds.first())
{
    makeFileActions();
    makeEditActions();
    makePartActions();
    makeViewActions();
    retranslate();
}

QAction* EditorActions::make(const char* icon, const QKeySequence& key)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(icon));
    action->setShortcut(key);
    return action;
}

QAction* EditorActions::make(Command command, const char* icon, const QKeySequence& key)
{
    QAction* action = make(icon, key);
    ofDesk_.push_back({action, command});
    return action;
}

void EditorActions::makeFileActions()
{
    for (std::size_t i = 0; i < kinds_.all().size(); ++i)
        newOnes << make(i == 0 ? "new" : "");
    newOnes.front()->setShortcut(QKeySequence::New);
    if (newOnes.size() > 1)
        newOnes[1]->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    open = make("open", QKeySequence::Open);
    save = make("save", QKeySequence::Save);
    saveAs = make("", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    install = make(Command::Install, "install", QKeySequence(Qt::CTRL | Qt::Key_I));
    print = make(Command::Print, "print", QKeySequence::Print);
    close = make("close", QKeySequence(Qt::CTRL | Qt::Key_W));
    quit = make("quit", QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void EditorActions::makeEditActions()
{
    undo = make("undo", QKeySequence::Undo);
    redo = make("redo", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    cut = make(Command::Cut, "", QKeySequence::Cut);
    copy = make(Command::Copy, "copy", QKeySequence::Copy);
    paste = make(Command::Paste, "paste", QKeySequence::Paste);
    duplicate = make(Command::Duplicate, "duplicate", QKeySequence(Qt::CTRL | Qt::Key_D));
    remove = make(Command::Remove, "delete", QKeySequence::Delete);
    find = make(Command::Find, "search", QKeySequence::Find);
    play = make(Command::Play, "play", QKeySequence(Qt::Key_F5));
    playWithPeople = make(Command::PlayWithPeople, "players", QKeySequence(Qt::SHIFT | Qt::Key_F5));
    playChosen = make(Command::PlayChosen, "", QKeySequence(Qt::CTRL | Qt::Key_F5));
    playChosenWithPeople =
        make(Command::PlayChosenWithPeople, "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5));
}

void EditorActions::makePartActions()
{
    add = make(Command::Add, "add", QKeySequence(Qt::CTRL | Qt::Key_T));
    rename = make(Command::Rename, "", QKeySequence(Qt::Key_F2));
    turnLeft = make(Command::TurnLeft, "rotate-left", QKeySequence(Qt::CTRL | Qt::Key_L));
    turnRight = make(Command::TurnRight, "rotate-right", QKeySequence(Qt::CTRL | Qt::Key_R));
    mirror = make(Command::Mirror, "mirror", QKeySequence(Qt::CTRL | Qt::Key_M));
    variants = make(Command::Variants, "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    ownPicture = make(Command::OwnPicture, "", QKeySequence(Qt::CTRL | Qt::Key_E));
    pictureFolder = make(Command::PictureFolder, "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    exportPart = make(Command::ExportPart, "", {});
    makeStart = make(Command::MakeStart, "start-flag", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    moreCopies = make(Command::MoreCopies, "", {});
    moreCopies->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    fewerCopies = make(Command::FewerCopies, "", QKeySequence(Qt::CTRL | Qt::Key_Minus));
    moveUp = make(Command::MoveUp, "", QKeySequence(Qt::ALT | Qt::Key_Up));
    moveDown = make(Command::MoveDown, "", QKeySequence(Qt::ALT | Qt::Key_Down));
    for (QAction* action : ofPartsInFocus())
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void EditorActions::makeViewActions()
{
    problems = make(Command::Problems, "problems", QKeySequence(Qt::CTRL | Qt::Key_1));
    statistics = make(Command::Statistics, "statistics", QKeySequence(Qt::CTRL | Qt::Key_2));
    lab = make(Command::Lab, "lab", QKeySequence(Qt::CTRL | Qt::Key_3));
    history = make(Command::History, "history", QKeySequence(Qt::CTRL | Qt::Key_4));
    panes = {make(Command::ShowList, "", Panes::keyOf(Panes::Pane::List)),
             make(Command::ShowPreview, "", Panes::keyOf(Panes::Pane::Preview)),
             make(Command::ShowForms, "", Panes::keyOf(Panes::Pane::Forms)),
             make(Command::ShowLower, "", Panes::keyOf(Panes::Pane::Lower)),
             make(Command::EnlargeLower, "", Panes::enlargeKey())};
    for (QAction* pane : panes)
        pane->setCheckable(true);
    showOwnPicture = make(Command::ShowOwnPicture, "", QKeySequence(Qt::Key_F7));
    showOwnPicture->setCheckable(true);
    nextPane = make(Command::NextPane, "", QKeySequence(Qt::Key_F6));
    fullScreen = make("fullscreen", QKeySequence(Qt::Key_F11));
    fullScreen->setCheckable(true);
    handbook = make("help", QKeySequence(Qt::Key_F1));
    tour = make("");
    keys = make("", QKeySequence(Qt::SHIFT | Qt::Key_F1));
    about = make("");
    about->setMenuRole(QAction::AboutRole);
    themes = new QActionGroup(this);
    for (const auto theme : {ui::ThemeChoice::System, ui::ThemeChoice::Light, ui::ThemeChoice::Dark}) {
        QAction* action = themes->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(theme));
    }
}

void EditorActions::setKind(const Kind& kind)
{
    kind_ = &kind;
    nameByKind();
}

void EditorActions::nameByKind()
{
    for (const OfDesk& entry : ofDesk_) {
        const CommandWords words = kind_->words(entry.command);
        entry.action->setVisible(!words.text.isEmpty());
        entry.action->setText(words.text);
        entry.action->setStatusTip(words.tip);
    }
}

void EditorActions::retranslate()
{
    for (qsizetype i = 0; i < newOnes.size(); ++i) {
        const Kind& kind = *kinds_.all()[static_cast<std::size_t>(i)];
        newOnes[i]->setText(kind.phrase(Phrase::New));
        newOnes[i]->setStatusTip(kind.phrase(Phrase::NewTip));
    }
    //: Menu entry: opens a file
    open->setText(tr("&Open…"));
    //: Menu entry: saves the file
    save->setText(tr("&Save"));
    //: Menu entry
    saveAs->setText(tr("Save &as…"));
    //: Menu entry: closes the tab
    close->setText(tr("&Close"));
    //: Menu entry
    quit->setText(tr("&Quit"));
    //: Menu entry
    undo->setText(tr("&Undo"));
    //: Menu entry
    redo->setText(tr("&Redo"));
    // The texts also name the step.
    undo->setIconText(ui::withoutKey(undo->text()));
    redo->setIconText(ui::withoutKey(redo->text()));
    nameByKind();
    retranslateView();
}

void EditorActions::retranslateView() const
{
    //: Menu entry
    fullScreen->setText(tr("&Full screen"));
    //: Menu entry
    handbook->setText(tr("&Handbook"));
    //: Menu entry and button: the first steps in the editor, shown one by one
    tour->setText(tr("Three-&minute tour"));
    keys->setText(tr("&Keys and mouse"));
    //: Menu entry
    about->setText(tr("&About Lodeline"));
    const QStringList texts{tr("Same as &system"),
                            //: Menu entry: colors of the windows
                            tr("&Light"),
                            //: Menu entry: colors of the windows
                            tr("&Dark")};
    for (qsizetype i = 0; i < texts.size(); ++i)
        themes->actions()[i]->setText(texts[i]);
}

void EditorActions::setIcons(const QPalette& palette)
{
    for (QAction* action : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!action->objectName().isEmpty())
            action->setIcon(lodeline::art::icon(action->objectName(), palette));
    }
}

} // namespace lodeline::desk
