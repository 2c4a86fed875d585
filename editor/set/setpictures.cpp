// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/setpictures.h"

#include "editor/art/usuallayers.h"
#include "editor/artfolder/artfolderdialog.h"
#include "editor/artfolder/foldermemory.h"
#include "editor/artfolder/folderwords.h"
#include "editor/desk/documentfile.h"
#include "editor/document/setdocument.h"
#include "ui/help/topic.h"
#include "ui/plain/shown.h"
#include "ui/recentfiles.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

// A silent disk counts as gone, and is waited for once.
bool isFolderThere(const QString& folder)
{
    return !folder.isEmpty() && ui::existingFolder({folder}) == folder;
}

} // namespace

SetPictures::SetPictures(SetDocument& document, desk::DocumentFile& file, QObject* parent)
    : QObject(parent)
    , document_(document)
    , file_(file)
    , watched_([&document]() -> const TileSet& { return document.set(); })
{
    connect(&watched_, &WatchedPictures::begun, this, &SetPictures::following);
    connect(&watched_, &WatchedPictures::changed, this, &SetPictures::takeAgain);
    connect(&file, &desk::DocumentFile::originChanged, this, &SetPictures::recall);
}

void SetPictures::askForFolder(QWidget* window)
{
    const QString before = folder().isEmpty() ? QFileInfo(file_.path()).absolutePath() : folder();
    const QString path =
        QFileDialog::getExistingDirectory(window, tr("Import pictures from a folder"), before);
    if (path.isEmpty())
        return;
    ArtFolderDialog dialog(path, document_.set(), window);
    if (take(dialog, [] { return tr("Import pictures from a folder"); }))
        follow(dialog.isWatching() ? path : QString());
}

bool SetPictures::takeFiles(const QStringList& files, QWidget* window)
{
    ArtFolderDialog dialog(files, document_.set(), window);
    //: A step of the history: each for the tile of its name
    return take(dialog, [] { return tr("Import several pictures"); });
}

bool SetPictures::take(ArtFolderDialog& dialog, const ui::Words& words)
{
    ui::setTopic(dialog, QStringLiteral("art"));
    if (dialog.exec() != QDialog::Accepted)
        return false;
    document_.change(words, [&](TileSet& set) {
        takePictures(set, dialog.pictures(), dialog.layers());
        if (dialog.areLayersForAll())
            setLayersOfAll(set, dialog.layers());
    });
    return true;
}

void SetPictures::follow(const QString& folder)
{
    watch(folder);
    if (!file_.path().isEmpty())
        rememberPictureFolder(file_.path(), folder);
}

// A set that gets its first file brings its folder along, one that is opened has it in the settings. What was
// drawn after it was saved is not in it yet; what is older, somebody may have taken out again.
void SetPictures::recall()
{
    if (file_.path().isEmpty())
        return;
    if (!folder().isEmpty())
        rememberPictureFolder(file_.path(), folder());
    else if (const QString kept = pictureFolderOf(file_.path()); isFolderThere(kept))
        watch(kept, QFileInfo(file_.path()).lastModified());
}

void SetPictures::watch(const QString& folder, const QDateTime& since)
{
    watched_.watch(folder, since);
    emit folderChanged(folder);
}

void SetPictures::takeAgain(const std::vector<FolderPicture>& pictures)
{
    QStringList taken;
    int notSquare = 0;
    std::vector<int> rows;
    const std::vector<TileDesign>& tiles = document_.set().tiles;
    for (const FolderPicture& picture : pictures) {
        const auto tile = std::ranges::find(tiles, picture.id, &TileDesign::id);
        if (picture.fate == FolderFate::Taken)
            taken << placeText(picture);
        if (picture.fate == FolderFate::Taken && picture.art.square == Square::Middle &&
            !picture.art.isSquare())
            ++notSquare;
        if (picture.fate == FolderFate::Taken && !picture.part && tile != tiles.end())
            rows.push_back(static_cast<int>(tile - tiles.begin()));
        if (picture.fate == FolderFate::Refused)
            //: %1 name of a file, %2 a sentence that says why
            emit told(tr("%1 has changed but cannot be used: %2")
                          .arg(ui::fileInText(picture.file), resultText(picture)));
    }
    if (taken.isEmpty())
        return;
    // A picture that is saved again and again while it is drawn is one step.
    document_.changeAside(
        document_.about(rows, [] { return tr("Update changed pictures"); }),
        [&](TileSet& set) { takePictures(set, pictures, usualLayers(set)); },
        QStringLiteral("watched:") + taken.join(u'\n'));
    //: %1 ids of tiles, or what else the pictures show, such as "Nugget"
    QString message = tr("Pictures updated: %1").arg(QLocale().createSeparatedList(taken));
    if (notSquare > 0)
        //: A sentence behind others, about pictures
        message += QStringLiteral(" – ") +
                   tr("%Ln of them is/are not square and is/are cropped or stretched.", nullptr, notSquare);
    emit told(message);
}

} // namespace lodeline::goldrush::editor
