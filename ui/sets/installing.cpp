// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sets/installing.h"

#include "ui/containers.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/problemtext.h"
#include "ui/sets/installedsets.h"
#include "ui/sets/rival.h"
#include "ui/tilesetfiles.h"
#include "ui/work/waitingover.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include <optional>

namespace lodeline::ui {

using namespace goldrush;

namespace {

struct Installing
{
    Q_DECLARE_TR_FUNCTIONS(Installing)
};

RivalQuestion questionAbout(const InstalledSet& rival)
{
    RivalQuestion question;
    question.title = Installing::tr("Add a tile set");
    //: %1 name of a tile set
    question.sentence =
        Installing::tr("You already have a tile set named \"%1\".").arg(isolated(rival.name()));
    question.question = Installing::tr("Replace it with the new one, or keep both?");
    //: Button (verb): the new tile set takes the place of the old one
    question.replace = Installing::tr("&Replace it");
    //: Button (verb): keep the old tile set and the new one
    question.keepBoth = Installing::tr("Keep &both");
    return question;
}

// Of a file, by what is in it.
QString suffixIn(const QString& file)
{
    return isContainer(file) ? pictureSetSuffix() : tileSetSuffix();
}

QString suggestion(const QString& file, const QString& name, const QString& folder)
{
    const QString base = fileNameFor(name.isEmpty() ? tileSetBaseName(file) : name);
    return QDir(folder).filePath(base + suffixIn(file));
}

QString copying(const QString& file)
{
    //: %1 name of a file
    return Installing::tr("Copying \"%1\"…").arg(fileInText(file));
}

QString removing(const QString& file)
{
    //: %1 name of a file
    return Installing::tr("Removing \"%1\"…").arg(fileInText(file));
}

bool mayOverwrite(const QString& path, const QString& title, QWidget* window)
{
    //: %1 name of a file
    const QString question = Installing::tr("\"%1\" already exists. Replace it?");
    return MessageBox::maySave(window, title, question.arg(fileInText(path)));
}

bool mayRemove(const QString& question, const QString& consequence, QWidget* window)
{
    MessageBox box(QMessageBox::Question, Installing::tr("Remove a tile set"), question, QMessageBox::Cancel,
                   window);
    box.setInformativeText(consequence);
    //: Button (verb): remove the tile set
    const QPushButton* remove = box.addButton(Installing::tr("&Remove"), QMessageBox::DestructiveRole);
    box.exec();
    return box.clickedButton() == remove;
}

// A full disk must not hold what would make room on it.
bool mayLosePictures(const QString& name, const QString& why, QWidget* window)
{
    //: %1 name of a tile set, %2 why
    const QString loss = Installing::tr("The pictures of \"%1\" could not be kept for saved games: %2.");
    return mayRemove(
        loss.arg(name, why),
        Installing::tr(
            "Remove the tile set anyway? Saved games will then show its tiles as the game draws them."),
        window);
}

} // namespace

QString installAsking(InstalledSets& sets, const QString& path, QWidget* window)
{
    // It is the copy that is found again.
    const auto read = readOver(window, path, [path] { return loadTileSet(path, art::Opened::ForNow); });
    if (!read)
        return {};
    if (!*read) {
        ProblemsDialog(path, read->error(), window).exec();
        return {};
    }
    const TileSet& set = (*read)->set;
    auto rival = Rival::KeepBoth;
    const InstalledSet* same = sets.rivalOf(set);
    if (same && same->file != QFileInfo(path).absoluteFilePath()) {
        const auto answer = askAboutRival(questionAbout(*same), window);
        if (!answer)
            return {};
        rival = *answer;
    }
    const auto installed = sets.install(path, set, rival, waitingOver(window, copying(path)));
    if (installed)
        return *installed;
    if (!installed.error().isEmpty())
        MessageBox::warn(window, Installing::tr("The tile set was not added"), installed.error());
    return {};
}

bool removeAsking(InstalledSets& sets, const QString& file, QWidget* window)
{
    const InstalledSet* set = sets.find(file);
    if (!set)
        return false;
    const QString name = isolated(set->name());
    //: %1 name of a tile set
    const QString question = Installing::tr("Remove \"%1\" from your tile sets?").arg(name);
    if (!mayRemove(question, Installing::tr("Its file will be deleted. Saved games keep the tile set."),
                   window))
        return false;
    const Worker worker = waitingOver(window, removing(file));
    auto removed = sets.remove(file, worker);
    if (!removed && !removed.error().ofPictures.isEmpty()) {
        if (!mayLosePictures(name, removed.error().ofPictures, window))
            return false;
        removed = sets.remove(file, worker, InstalledSets::Pictures::Lost);
    }
    if (!removed && !removed.error().why.isEmpty())
        MessageBox::warn(window, Installing::tr("The tile set was not removed"), removed.error().why);
    return removed.has_value();
}

QString askWhereToSave(const QString& title, const QString& proposed, const QString& suffix,
                       const QString& files, QWidget* window)
{
    QFileDialog dialog(window, title, QFileInfo(proposed).path(), files);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix.mid(1));
    dialog.selectFile(proposed);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString chosen = dialog.selectedFiles().value(0);
    const QString path = withSuffix(chosen, suffix);
    // The dialog asks about the name as it was typed, and adds the suffix to names without a dot alone.
    const bool isNew = path == chosen || !QFileInfo::exists(path);
    return isNew || mayOverwrite(path, title, window) ? path : QString();
}

bool saveCopyAsking(const QString& file, const QString& proposedName, QString& folder, QWidget* window)
{
    const QString target = askWhereToSave(
        Installing::tr("Save a copy of the tile set"), suggestion(file, proposedName, folder), suffixIn(file),
        //: In a file dialog: %1 the ending of their names
        Installing::tr("Tile sets (%1)").arg(u'*' + suffixIn(file)), window);
    if (target.isEmpty())
        return false;
    folder = QFileInfo(target).absolutePath();
    const QString title = Installing::tr("The copy was not saved");
    const auto written = waitingOver(window, copying(file))([&](const Progress& progress) -> Exported {
        return keepPictures(target, file).and_then([&]() -> Exported {
            return copyFile(file, target, progress).map_error([](const CopyFault& fault) {
                return fault.said(fault.why);
            });
        });
    });
    if (!written && !written.error().isEmpty())
        MessageBox::warn(window, title, written.error());
    return written.has_value();
}

} // namespace lodeline::ui
