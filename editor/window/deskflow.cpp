// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/deskflow.h"

#include "editor/desk/desk.h"
#include "editor/program/editorsettings.h"
#include "ui/containers.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/tilesetfiles.h"
#include "ui/work/intime.h"
#include "ui/work/waitingover.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace lodeline::desk {
namespace {

bool isResource(const QString& path)
{
    return path.startsWith(u':');
}

QStringList endingsOf(const Kind& kind)
{
    QStringList endings{u'*' + kind.suffix()};
    if (!kind.pictureSuffix().isEmpty())
        endings << u'*' + kind.pictureSuffix();
    return endings;
}

QString filterOf(const Kind& kind)
{
    return kind.phrase(Phrase::FilesToOpen).arg(endingsOf(kind).join(u' '));
}

// Where a set with pictures goes is no matter of taste: they find room in a container alone.
QString suffixFor(const Desk& desk, const QString& path)
{
    const QString with = desk.kind().pictureSuffix();
    if (with.isEmpty())
        return desk.kind().suffix();
    const bool has =
        path.endsWith(with, Qt::CaseInsensitive) || !desk.document().content()->pictures().empty();
    return has ? with : desk.kind().suffix();
}

// Its own file cannot hold the pictures that it has got.
bool hasOutgrownItsFile(const Desk& desk, const QString& path)
{
    const QString suffix = suffixFor(desk, path);
    return !path.isEmpty() && suffix != desk.kind().suffix() && !ui::isContainerName(path);
}

// All that is edited begins so; whoever reads on in a picture finds faults that help nobody.
bool beginsAnObject(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
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

// Nothing where the disk is silent.
std::optional<QString> placeInTime(const QString& path)
{
    return ui::inTime([path] { return placeOf(path); });
}

// The silent disk of a file keeps nobody from saving elsewhere: then they are two.
bool areSameFile(const QString& path, const QString& other)
{
    if (path == other)
        return true;
    const std::optional<QString> place = placeInTime(path);
    return place && placeInTime(other) == place;
}

// The first of the files that the path leads to; as many as there are where it leads to none.
qsizetype indexIn(const QStringList& files, const QString& path)
{
    const QString place = placeOf(path);
    // The silent disk of another file keeps nobody from opening this one.
    const auto isThere = [&place](const QString& file) { return placeInTime(file) == place; };
    return std::ranges::find_if(files, isThere) - files.begin();
}

struct OnDisk
{
    Result<QByteArray> bytes;
    QByteArray digest; // empty where it cannot be read
};

OnDisk onDisk(const QString& path)
{
    OnDisk found{ui::readDocument(path), {}};
    if (found.bytes)
        found.digest = digestOf(path, *found.bytes);
    return found;
}

} // namespace

DeskFlow::DeskFlow(EditorSettings& settings, const Kinds& kinds, QString sideFolder, QWidget* window)
    : QObject(window)
    , settings_(settings)
    , kinds_(kinds)
    , sideFolder_(std::move(sideFolder))
    , window_(window)
{
    window->installEventFilter(this);
}

Desk* DeskFlow::make(Kind& kind, const Content& content) const
{
    return kind.makeDesk(content, sideFolder_);
}

Desk* DeskFlow::newOf(Kind& kind)
{
    const ContentPtr content = kind.askForNew(window_);
    return content ? make(kind, *content) : nullptr;
}

Desk* DeskFlow::tour()
{
    for (const auto& kind : kinds_.all()) {
        if (Desk* desk = kind->makeTour(sideFolder_))
            return desk;
    }
    return nullptr;
}

// Whoever ends the window or starts anything else meanwhile, such as the end of a session, is refused.
ui::Worker DeskFlow::worker(const QString& label) const
{
    return [this, waits = ui::waitingOver(window_, label)](const ui::LongWork& work) {
        ++works_;
        ui::Exported done = waits(work);
        --works_;
        return done;
    };
}

// Only the disk may take for ever: what is made of the bytes needs what the window knows, and has an end.
DeskFlow::FromFile DeskFlow::read(const QString& path, const AskContent& contentOf) const
{
    FromFile found{tl::unexpected(Problems()), {}};
    ++works_;
    const auto file = ui::readOver(window_, path, [path] { return onDisk(path); });
    --works_;
    if (!file)
        return found;
    found.digest = file->digest;
    const auto work = [&](const ui::Progress& progress) {
        found.content =
            file->bytes.and_then([&](const QByteArray& bytes) { return contentOf(ui::view(bytes)); });
        return ui::unlessStopped(progress);
    };
    if (!worker(ui::openingText(path))(work))
        found.content = tl::unexpected(Problems());
    return found;
}

DeskFlow::FromFile DeskFlow::readAs(const Kind& kind, const QString& path) const
{
    return read(path, [&kind](std::string_view text) { return kind.read(text); });
}

QString DeskFlow::fileToOpen()
{
    QStringList endings;
    QStringList filters;
    for (const std::unique_ptr<Kind>& kind : kinds_.all()) {
        endings << endingsOf(*kind);
        filters << filterOf(*kind);
    }
    if (filters.size() > 1)
        //: In a file dialog: %1 endings of names
        filters.prepend(tr("All of the editor's files (%1)").arg(endings.join(u' ')));
    filters << tr("All files (*)");
    const QString path = QFileDialog::getOpenFileName(window_, tr("Open a file"), settings_.folder(),
                                                      filters.join(QStringLiteral(";;")));
    if (!path.isEmpty())
        settings_.setFolder(QFileInfo(path).absolutePath());
    return path;
}

std::optional<Desk*> DeskFlow::seekDeskOf(const QString& path, const Desk* except) const
{
    std::vector<QPointer<Desk>> desks;
    QStringList files;
    for (Desk* desk : window_->findChildren<Desk*>()) {
        const QString& own = desk->file().path();
        if (desk == except || own.isEmpty())
            continue;
        desks.emplace_back(desk);
        files << own;
    }
    if (files.isEmpty() || isResource(path))
        return nullptr;
    ++works_;
    const auto index = ui::readOver(window_, path, [path, files] { return indexIn(files, path); });
    --works_;
    if (!index)
        return std::nullopt;
    return *index < files.size() ? desks[static_cast<std::size_t>(*index)].data() : nullptr;
}

Desk* DeskFlow::openFile(const QString& path)
{
    const std::optional<Desk*> open = seekDeskOf(path);
    if (!open)
        return nullptr;
    if (*open)
        return *open;
    bool isForeign = false;
    const FromFile found = read(path, [&](std::string_view text) -> Result<ContentPtr> {
        isForeign = !beginsAnObject(text);
        if (isForeign)
            return tl::unexpected(Problems());
        return kinds_.ofText(text).read(text);
    });
    if (isForeign) {
        //: %1 name of a file
        const QString what = tr("\"%1\" is not a tile set or a deck.").arg(ui::fileInText(path));
        ui::MessageBox::warn(window_, tr("The file cannot be opened"), what);
        return nullptr;
    }
    if (!found.content) {
        explain(path, found.content.error());
        return nullptr;
    }
    Desk* desk = make(kinds_.of(**found.content), **found.content);
    if (isResource(path))
        return desk; // one of the program is where a new one begins
    desk->file().setRead(path, found.digest);
    settings_.recentFiles().add(path);
    return desk;
}

Desk* DeskFlow::makeFor(const Leftover& leftover) const
{
    Kind& kind = kinds_.of(*leftover.content);
    Desk* desk = make(kind, *kind.empty());
    if (leftover.path.isEmpty())
        return desk;
    const FromFile before = readAs(kind, leftover.path);
    if (before.content)
        desk->document().beginWith(**before.content);
    if (!before.digest.isEmpty())
        desk->file().setRead(leftover.path, before.digest);
    return desk;
}

Desk* DeskFlow::recover(const Leftover& leftover)
{
    Kind& kind = kinds_.of(*leftover.content);
    Desk* desk = leftover.path.isEmpty() ? nullptr : seekDeskOf(leftover.path).value_or(nullptr);
    if (!desk || &desk->kind() != &kind)
        desk = makeFor(leftover);
    else if (desk->document().isModified())
        desk = make(kind, *kind.empty()); // an older state of the same: a file of its own, if any
    if (!desk->file().path().isEmpty())
        desk->file().setKnown(leftover.known);
    desk->document().take(*leftover.content, [] { return tr("Recover unsaved changes"); });
    QString failure;
    const auto listening =
        connect(desk, &Desk::told, this, [&](const QString& message) { failure = message; });
    desk->keepSafe();
    disconnect(listening);
    if (failure.isEmpty())
        SideFile::discard(leftover);
    else
        emit told(failure);
    return desk;
}

bool DeskFlow::save(Desk& desk)
{
    if (works_ > 0)
        return false;
    desk.commitFields();
    const QString& path = desk.file().path();
    return path.isEmpty() || hasOutgrownItsFile(desk, path) ? saveAs(desk) : saveTo(desk, path);
}

bool DeskFlow::saveAs(Desk& desk)
{
    if (works_ > 0)
        return false;
    desk.commitFields();
    const QString before = desk.file().path();
    const QString suffix = suffixFor(desk, before);
    const QString title = hasOutgrownItsFile(desk, before)
                              //: Title of a file dialog; %1 ending of a name, such as ".tileset.zip"
                              ? tr("With its pictures, the set is saved as a %1 file").arg(suffix)
                              : tr("Save as");
    const QString path =
        ui::askWhereToSave(title, proposedPath(desk), suffix,
                           desk.kind().phrase(Phrase::FilesToOpen).arg(u'*' + suffix), window_);
    if (path.isEmpty() || !isFree(path, desk) || !saveTo(desk, path))
        return false;
    settings_.setFolder(QFileInfo(path).absolutePath());
    return true;
}

bool DeskFlow::isFree(const QString& path, const Desk& desk)
{
    const std::optional<Desk*> other = seekDeskOf(path, &desk);
    if (!other)
        return false;
    if (!*other)
        return true;
    ui::MessageBox::warn(
        window_, tr("The file was not saved"),
        //: %1 name of a file
        tr("\"%1\" is open in another tab. Close it there first, or save under another name.")
            .arg(ui::fileInText(path)));
    return false;
}

bool DeskFlow::saveTo(Desk& desk, const QString& path)
{
    const QString& own = desk.file().path();
    if (!own.isEmpty() && areSameFile(path, own)) {
        const std::optional<bool> isOther = isChangedOutside(desk);
        if (!isOther || (*isOther && !ui::MessageBox::maySaveOverChanged(window_, path)))
            return false;
    }
    const auto saved = desk.file().save(path, worker(ui::savingText(path)));
    if (!saved) {
        if (!saved.error().isEmpty())
            ui::MessageBox::warn(window_, tr("The file was not saved"), saved.error());
        return false;
    }
    settings_.recentFiles().add(path);
    //: %1 name of a file
    const QString message = tr("Saved as \"%1\".").arg(ui::fileInText(path));
    emit told(DocumentFile::withUnfound(message, desk.file().unfound()));
    return true;
}

std::optional<bool> DeskFlow::isChangedOutside(Desk& desk) const
{
    const auto unread = [](std::string_view) -> Result<ContentPtr> { return ContentPtr(); };
    const FromFile found = read(desk.file().path(), unread);
    if (!found.content && found.content.error().empty())
        return std::nullopt;
    return found.digest != desk.file().known();
}

QString DeskFlow::proposedPath(Desk& desk) const
{
    const QString& path = desk.file().path();
    const QString suffix = suffixFor(desk, path);
    if (path.isEmpty()) {
        const QString name = QString::fromStdString(desk.document().words().name);
        const QString nameless = suffix.section(u'.', 1, 1);
        return QDir(settings_.folder()).filePath(ui::asFileName(name, nameless) + suffix);
    }
    // The folder may be gone, or on a silent disk.
    const QFileInfo file(ui::withSuffix(path, suffix));
    return QDir(ui::existingFolder({file.absolutePath()})).filePath(file.fileName());
}

bool DeskFlow::mayStopLab(const Desk& desk)
{
    if (!desk.isLabRunning())
        return true;
    ui::MessageBox box(QMessageBox::Question, tr("The lab is running"),
                       //: %1 a name or a file
                       tr("The lab is still playing games with \"%1\".").arg(desk.title()),
                       QMessageBox::Close | QMessageBox::Cancel, window_);
    box.setInformativeText(tr("Its results will be lost if you close this."));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Close;
}

bool DeskFlow::mayClose(Desk& desk)
{
    if (works_ > 0)
        return false;
    desk.commitFields();
    if (!mayStopLab(desk))
        return false;
    if (!desk.document().isModified())
        return true;
    //: Title of a message
    ui::MessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                       //: %1 a name or a file
                       tr("\"%1\" has unsaved changes.").arg(desk.title()),
                       QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box.setInformativeText(tr("Save them before closing?"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save(desk));
}

void DeskFlow::changedOutside(Desk& desk)
{
    // One question at a time.
    if (QApplication::activeModalWidget()) {
        unasked_.emplace_back(&desk);
        return;
    }
    const QString name = ui::fileInText(desk.file().path());
    if (!QFileInfo::exists(desk.file().path())) {
        desk.file().ignoreOutside();
        //: %1 name of a file
        emit told(tr("\"%1\" was moved or deleted. Save to create the file again.").arg(name));
        return;
    }
    ui::MessageBox box(QMessageBox::Question, tr("The file has changed"),
                       //: %1 name of a file
                       tr("Another program has changed \"%1\".").arg(name), QMessageBox::NoButton, window_);
    if (desk.document().isModified())
        box.setInformativeText(tr("Reloading replaces your changes. You can undo it to get them back."));
    //: Button: opens the file again
    const QAbstractButton* again = box.addButton(tr("&Reload"), QMessageBox::AcceptRole);
    box.addButton(tr("&Keep my version"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == again)
        reload(desk);
    else
        desk.file().ignoreOutside();
}

void DeskFlow::askWhatWaits()
{
    for (const QPointer<Desk>& desk : std::exchange(unasked_, {})) {
        if (desk && isChangedOutside(*desk).value_or(false))
            changedOutside(*desk);
    }
}

bool DeskFlow::eventFilter(QObject* watched, QEvent* event)
{
    // Later: whoever has opened the dialog goes on first.
    const bool inFront = event->type() == QEvent::WindowUnblocked || event->type() == QEvent::WindowActivate;
    if (inFront && !unasked_.empty())
        QMetaObject::invokeMethod(this, &DeskFlow::askWhatWaits, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void DeskFlow::reload(Desk& desk)
{
    const QString path = desk.file().path();
    const FromFile found = readAs(desk.kind(), path);
    if (!found.content) {
        explain(path, found.content.error());
        desk.document().history().resetClean(); // and saving is to ask
        return;
    }
    desk.document().take(**found.content, [] { return tr("Reload the file"); });
    desk.document().history().setClean();
    desk.file().setRead(path, found.digest);
}

// Nothing where the user did not want to wait for it.
void DeskFlow::explain(const QString& path, const Problems& problems)
{
    if (!problems.empty())
        ui::ProblemsDialog(path, problems, window_).exec();
}

} // namespace lodeline::desk
