// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/setflow.h"

#include "editor/lab/labpanel.h"
#include "editor/program/editorsettings.h"
#include "editor/window/newsetdialog.h"
#include "editor/window/seteditor.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "ui/files.h"
#include "ui/installing.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/tilesetfiles.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryDir>

#include <utility>

namespace lodeline::goldrush::editor {
namespace {

Result<TileSet> draftOf(const QByteArray& bytes)
{
    return parseTileSetDraft(ui::view(bytes)).map([](LoadedTileSet loaded) { return std::move(loaded.set); });
}

bool isResource(const QString& path)
{
    return path.startsWith(u':');
}

QString fileNameOf(const TileSet& set)
{
    return ui::fileNameFor(QString::fromStdString(set.name)) + ui::tileSetSuffix();
}

// One name for all the ways to a file, be it there or not.
QString placeOf(const QString& path)
{
    const QFileInfo file(path);
    if (file.exists())
        return file.canonicalFilePath();
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return folder + u'/' + file.fileName();
}

} // namespace

SetFlow::SetFlow(EditorSettings& settings, QString sideFolder, const QString& installFolder,
                 ui::InstalledSets::Reading reading, QWidget* window)
    : QObject(window)
    , settings_(settings)
    , sideFolder_(std::move(sideFolder))
    , window_(window)
    , installed_(installFolder, reading)
{
    window->installEventFilter(this);
}

SetEditor* SetFlow::make(TileSet set) const
{
    return new SetEditor(std::move(set), sideFolder_);
}

SetEditor* SetFlow::newSet()
{
    NewSetDialog dialog(window_);
    return dialog.exec() == QDialog::Accepted ? make(dialog.set()) : nullptr;
}

QString SetFlow::fileToOpen()
{
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open a tile set"), settings_.folder(),
                                                      tr("Tile sets (*.tileset.json);;All files (*)"));
    if (!path.isEmpty())
        settings_.setFolder(QFileInfo(path).absolutePath());
    return path;
}

SetEditor* SetFlow::editorOf(const QString& path, const SetEditor* except) const
{
    const QString place = placeOf(path);
    for (SetEditor* editor : window_->findChildren<SetEditor*>()) {
        const QString& own = editor->file().path();
        if (editor != except && !own.isEmpty() && placeOf(own) == place)
            return editor;
    }
    return nullptr;
}

SetEditor* SetFlow::openFile(const QString& path)
{
    const Result<QByteArray> bytes = ui::readFile(path);
    Result<TileSet> set = bytes.and_then(draftOf);
    if (!set) {
        ui::ProblemsDialog(path, set.error(), window_).exec();
        return nullptr;
    }
    SetEditor* editor = make(std::move(*set));
    if (isResource(path))
        return editor; // a set of the program is where a new one begins
    editor->file().setRead(path, *bytes);
    settings_.recentFiles().add(path);
    return editor;
}

SetEditor* SetFlow::makeFor(const Leftover& leftover) const
{
    SetEditor* editor = make(TileSet());
    const Result<QByteArray> bytes = leftover.path.isEmpty() ? QByteArray() : ui::readFile(leftover.path);
    if (bytes && !bytes->isEmpty()) {
        editor->document().replace(draftOf(*bytes).value_or(TileSet()));
        editor->file().setRead(leftover.path, *bytes);
    }
    return editor;
}

SetEditor* SetFlow::recover(const Leftover& leftover)
{
    SetEditor* editor = leftover.path.isEmpty() ? nullptr : editorOf(leftover.path);
    if (!editor)
        editor = makeFor(leftover);
    else if (editor->document().isModified())
        editor = make(TileSet()); // an older state of the same set: a file of its own, if any
    if (!editor->file().path().isEmpty())
        editor->file().setKnown(leftover.known);
    editor->document().change([] { return tr("Recover unsaved changes"); },
                              [&](TileSet& set) { set = leftover.set; });
    QString failure;
    const auto listening =
        connect(editor, &SetEditor::told, this, [&](const QString& message) { failure = message; });
    editor->keepSafe();
    disconnect(listening);
    if (failure.isEmpty())
        SideFile::discard(leftover);
    else
        emit told(failure);
    return editor;
}

bool SetFlow::save(SetEditor& editor)
{
    editor.commitFields();
    return editor.file().path().isEmpty() ? saveAs(editor) : saveTo(editor, editor.file().path());
}

bool SetFlow::saveAs(SetEditor& editor)
{
    editor.commitFields();
    const QString path = ui::askWhereToSave(tr("Save the tile set"), proposedPath(editor), window_);
    if (path.isEmpty() || !isFree(path, editor) || !saveTo(editor, path))
        return false;
    settings_.setFolder(QFileInfo(path).absolutePath());
    return true;
}

bool SetFlow::isFree(const QString& path, const SetEditor& editor)
{
    if (!editorOf(path, &editor))
        return true;
    ui::MessageBox::warn(
        window_, tr("The set was not saved"),
        //: %1 name of a file
        tr("\"%1\" is open in another tab. Close it there first, or save under another name.")
            .arg(ui::fileInText(path)));
    return false;
}

bool SetFlow::saveTo(SetEditor& editor, const QString& path)
{
    const QString& own = editor.file().path();
    if (!own.isEmpty() && placeOf(path) == placeOf(own) && editor.file().isChangedOutside()) {
        //: %1 name of a file
        const QString question = tr("Another program has changed \"%1\" since it was opened. Replace it?")
                                     .arg(ui::fileInText(path));
        if (!ui::MessageBox::maySave(window_, tr("The file has changed"), question))
            return false;
    }
    const auto saved = editor.file().save(path);
    if (!saved) {
        ui::MessageBox::warn(window_, tr("The set was not saved"), saved.error());
        return false;
    }
    settings_.recentFiles().add(path);
    //: %1 name of a file
    emit told(tr("Saved as \"%1\".").arg(ui::fileInText(path)));
    return true;
}

QString SetFlow::proposedPath(SetEditor& editor) const
{
    return editor.file().path().isEmpty()
               ? QDir(settings_.folder()).filePath(fileNameOf(editor.document().set()))
               : ui::asTileSetFile(editor.file().path());
}

bool SetFlow::mayStopLab(SetEditor& editor)
{
    if (!editor.lab().isRunning())
        return true;
    ui::MessageBox box(QMessageBox::Question, tr("The lab is running"),
                       //: %1 a set or its file
                       tr("The lab is still playing games with \"%1\".").arg(editor.title()),
                       QMessageBox::Close | QMessageBox::Cancel, window_);
    box.setInformativeText(tr("Its results will be lost if you close the set."));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Close)
        return false;
    editor.lab().cancel();
    return true;
}

bool SetFlow::mayClose(SetEditor& editor)
{
    editor.commitFields();
    if (!mayStopLab(editor))
        return false;
    if (!editor.document().isModified())
        return true;
    //: Title of a message
    ui::MessageBox box(QMessageBox::Question, tr("Unsaved set"),
                       //: %1 a set or its file
                       tr("\"%1\" has unsaved changes.").arg(editor.title()),
                       QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box.setInformativeText(tr("Save them before closing the set?"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save(editor));
}

void SetFlow::changedOutside(SetEditor& editor)
{
    // One question at a time.
    if (QApplication::activeModalWidget()) {
        unasked_.emplace_back(&editor);
        return;
    }
    const QString name = ui::fileInText(editor.file().path());
    if (!QFileInfo::exists(editor.file().path())) {
        editor.file().ignoreOutside();
        //: %1 name of a file
        emit told(tr("\"%1\" was moved or deleted. Save the set to create the file again.").arg(name));
        return;
    }
    ui::MessageBox box(QMessageBox::Question, tr("The file has changed"),
                       //: %1 name of a file
                       tr("Another program has changed \"%1\".").arg(name), QMessageBox::NoButton, window_);
    if (editor.document().isModified())
        box.setInformativeText(tr("You can undo reloading the file, so your changes are not lost."));
    //: Button: opens the file again
    const QAbstractButton* again = box.addButton(tr("&Reload"), QMessageBox::AcceptRole);
    box.addButton(tr("&Keep my version"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == again)
        reload(editor);
    else
        editor.file().ignoreOutside();
}

void SetFlow::askWhatWaits()
{
    for (const QPointer<SetEditor>& editor : std::exchange(unasked_, {})) {
        if (editor && editor->file().isChangedOutside())
            changedOutside(*editor);
    }
}

bool SetFlow::eventFilter(QObject* watched, QEvent* event)
{
    // Later: whoever has opened the dialog goes on first.
    const bool inFront = event->type() == QEvent::WindowUnblocked || event->type() == QEvent::WindowActivate;
    if (inFront && !unasked_.empty())
        QMetaObject::invokeMethod(this, &SetFlow::askWhatWaits, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void SetFlow::reload(SetEditor& editor)
{
    const QString path = editor.file().path();
    const Result<QByteArray> bytes = ui::readFile(path);
    Result<TileSet> set = bytes.and_then(draftOf);
    if (!set) {
        ui::ProblemsDialog(path, set.error(), window_).exec();
        editor.file().ignoreOutside();
        return;
    }
    editor.document().change([] { return tr("Reload the file"); },
                             [&](TileSet& present) { present = std::move(*set); });
    editor.document().history().setClean();
    editor.file().setRead(path, *bytes);
}

std::optional<ui::InstalledSets::Rival> SetFlow::askAboutRival(const TileSet& set)
{
    if (!installed_.rivalOf(set))
        return ui::InstalledSets::Rival::Replace;
    ui::MessageBox box(QMessageBox::Question, tr("Install in the game"),
                       //: %1 name of a tile set
                       tr("A set called \"%1\" is already installed.").arg(ui::nameInText(set.name)),
                       QMessageBox::Cancel, window_);
    //: Button: the new set takes the place of the installed one
    const QAbstractButton* replace = box.addButton(tr("&Replace it"), QMessageBox::AcceptRole);
    //: Button: both sets of the same name stay installed
    const QAbstractButton* both = box.addButton(tr("Keep &both"), QMessageBox::ActionRole);
    box.exec();
    if (box.clickedButton() == replace)
        return ui::InstalledSets::Rival::Replace;
    if (box.clickedButton() == both)
        return ui::InstalledSets::Rival::KeepBoth;
    return {};
}

void SetFlow::install(SetEditor& editor)
{
    editor.commitFields();
    const TileSet& set = editor.document().set();
    if (QString::fromStdString(set.name).trimmed().isEmpty()) {
        editor.showForm(SetEditor::Form::Set);
        emit told(tr("Give the set a name first: the game lists sets by name."));
        return;
    }
    const auto rival = askAboutRival(set);
    if (!rival)
        return;
    const QTemporaryDir folder;
    const QString file = folder.filePath(fileNameOf(set));
    const auto installed =
        ui::writeFile(file, writeTileSet(set)).and_then([&] { return installed_.install(file, *rival); });
    if (installed)
        emit told(tr("The set is installed. You can now choose it for a new game."));
    else
        ui::MessageBox::warn(window_, tr("The set was not installed"), installed.error());
}

} // namespace lodeline::goldrush::editor
