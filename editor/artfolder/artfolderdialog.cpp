// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/artfolder/artfolderdialog.h"

#include "editor/art/cutpreview.h"
#include "editor/art/layerboxes.h"
#include "editor/art/usuallayers.h"
#include "editor/art/wrappedcolumn.h"
#include "editor/artfolder/folderwords.h"
#include "editor/artfolder/partwords.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kIcon = 32; // px
enum FolderColumn { FileColumn, TileColumn, ResultColumn };

// What somebody has to look at comes first.
int rankOf(const FolderPicture& picture)
{
    switch (picture.fate) {
    case FolderFate::Refused:
        return 0;
    case FolderFate::NoTile:
    case FolderFate::Outdone:
        return 1;
    case FolderFate::Taken:
        return picture.art.svg.findings.isEmpty() && picture.art.isSquare() ? 3 : 2;
    case FolderFate::Waiting:
    case FolderFate::Same:
        return 4;
    }
    return 4;
}

} // namespace

ArtFolderDialog::ArtFolderDialog(const QString& folder, TileSet set, QWidget* parent)
    : ArtFolderDialog(folder, {}, std::move(set), parent)
{
}

ArtFolderDialog::ArtFolderDialog(const QStringList& files, TileSet set, QWidget* parent)
    : ArtFolderDialog(QFileInfo(files.front()).absolutePath(), files, std::move(set), parent)
{
}

ArtFolderDialog::ArtFolderDialog(QString folder, QStringList files, TileSet set, QWidget* parent)
    : QDialog(parent)
    , folder_(std::move(folder))
    , files_(std::move(files))
    , set_(std::move(set))
    , place_(new ui::Label(this))
    , table_(new QTreeWidget(this))
    , progress_(new QProgressBar(this))
    , verdict_(new ui::Label(this))
    , layers_(new LayerBoxes(LayerBoxes::For::NewPictures, this))
    , watch_(new QCheckBox(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    table_->setRootIsDecorated(false);
    table_->setColumnCount(ResultColumn + 1);
    table_->setIconSize({kIcon, kIcon});
    wrapColumn(*table_, ResultColumn);
    for (const int column : {FileColumn, TileColumn})
        table_->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    progress_->setTextVisible(false);
    verdict_->setWordWrap(true);
    layers_->setLayers(usualLayers(set_));
    watch_->setChecked(files_.isEmpty());
    watch_->setVisible(files_.isEmpty());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{place_, table_, progress_, verdict_, layers_, watch_, buttons_})
        layout->addWidget(part);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(640, 420);
    retranslate();
    begin();
}

ArtLayers ArtFolderDialog::layers() const
{
    return layers_->layers();
}

bool ArtFolderDialog::areLayersForAll() const
{
    return layers_->isForAll();
}

bool ArtFolderDialog::isWatching() const
{
    return watch_->isChecked();
}

void ArtFolderDialog::begin()
{
    const auto work = [this, folder = folder_, files = files_, set = set_](const std::stop_token& stop,
                                                                           const ui::Background::Tell& tell) {
        std::vector<FolderPicture> pictures =
            files.isEmpty() ? picturesIn(folder, set) : picturesFor(files, set);
        tell([this, pictures] {
            pictures_ = pictures;
            list();
        });
        for (std::size_t i = 0; i < pictures.size() && !stop.stop_requested(); ++i) {
            if (pictures[i].fate != FolderFate::Waiting)
                continue;
            tell([this, i, picture = readPicture(std::move(pictures[i]), folder, set, stop)] {
                take(i, picture);
            });
        }
    };
    reading_.run(work, [this] {
        std::ranges::stable_sort(pictures_, {}, rankOf);
        list();
        emit read();
    });
    showVerdict();
}

void ArtFolderDialog::take(std::size_t row, const FolderPicture& picture)
{
    pictures_[row] = picture;
    showRow(row);
    showVerdict();
}

void ArtFolderDialog::list()
{
    table_->clear();
    for (std::size_t row = 0; row < pictures_.size(); ++row) {
        new QTreeWidgetItem(table_);
        showRow(row);
    }
    showVerdict();
}

void ArtFolderDialog::showRow(std::size_t row)
{
    const FolderPicture& picture = pictures_[row];
    QTreeWidgetItem* item = table_->topLevelItem(static_cast<int>(row));
    item->setText(FileColumn, ui::shownFile(picture.file));
    if (!picture.art.whole.isNull())
        item->setIcon(FileColumn, QPixmap::fromImage(withCut(picture.art.whole)));
    item->setText(TileColumn, picture.part ? partName(*picture.part) : ui::shownName(picture.id));
    item->setText(ResultColumn, resultText(picture));
    item->setToolTip(ResultColumn, ui::toolTip(wholeResultText(picture)));
}

int ArtFolderDialog::count(FolderFate fate) const
{
    return static_cast<int>(std::ranges::count(pictures_, fate, &FolderPicture::fate));
}

QString ArtFolderDialog::verdict() const
{
    if (reading_.isRunning())
        return tr("The pictures are being read…");
    if (const int taken = count(FolderFate::Taken); taken > 0)
        return tr("%Ln picture(s) from this folder will be used.", nullptr, taken);
    return count(FolderFate::Same) > 0
               ? tr("These pictures are already in the set.")
               : tr("No file here can be used. Name each picture after its tile: \"12.svg\" for tile 12.");
}

void ArtFolderDialog::showVerdict()
{
    const bool isReading = reading_.isRunning();
    verdict_->setText(verdict());
    progress_->setVisible(isReading);
    progress_->setMaximum(static_cast<int>(pictures_.size()));
    progress_->setValue(static_cast<int>(pictures_.size()) - count(FolderFate::Waiting));
    const bool isOfUse = count(FolderFate::Taken) + count(FolderFate::Same) > 0;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!isReading && isOfUse);
}

void ArtFolderDialog::retranslate()
{
    //: Title of a window: each for the tile of its name
    setWindowTitle(files_.isEmpty() ? tr("Import pictures from a folder") : tr("Import several pictures"));
    place_->setText(ui::shownPath(folder_));
    table_->setHeaderLabels({//: Title of a column: name of a file
                             tr("File"),
                             //: Title of a column: id of a tile
                             tr("Tile"),
                             //: Title of a column: what becomes of a file
                             tr("Result")});
    table_->setAccessibleName(tr("Pictures in the folder"));
    progress_->setAccessibleName(tr("Progress"));
    layers_->retranslate();
    watch_->setText(tr("Update changed pictures &automatically while the set is open"));
    list();
}

void ArtFolderDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
