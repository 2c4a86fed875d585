// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/parts/partstable.h"

#include "editor/art/artwords.h"
#include "editor/artfolder/folderwords.h"
#include "editor/artfolder/partwords.h"
#include "editor/document/setdocument.h"
#include "editor/parts/partpainter.h"
#include "resources/art/own/ownpictures.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/themed.h"

#include <QDropEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QUrl>
#include <QVBoxLayout>

#include <set>

namespace lodeline::goldrush::editor {
namespace {

using Kind = SetPart::Kind;

constexpr int kIcon = 36; // px
constexpr int kShownRows = 6;

std::vector<SetPart> partsOf(const TileSet& set)
{
    std::vector<SetPart> parts;
    std::set<int> values;
    for (const TokenKind& kind : set.tokens)
        values.insert(std::clamp(kind.value, 0, kMaxTokenValue));
    for (const Kind kind : {Kind::Nugget, Kind::Locomotive, Kind::Tipi, Kind::Herd, Kind::Cowboy, Kind::Tent,
                            Kind::Back, Kind::TokenBack})
        parts.push_back({kind});
    for (const int value : values)
        parts.push_back({Kind::Token, value});
    return parts;
}

QString fileIn(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

PartsTable::PartsTable(SetDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , list_(new QListWidget(this))
    , choose_(new QPushButton(this))
    , remove_(new QPushButton(this))
    , said_(new ui::Label(this))
{
    list_->setIconSize({kIcon, kIcon});
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFixedHeight(kShownRows * (kIcon + 4));
    list_->setAcceptDrops(true);
    list_->viewport()->installEventFilter(this);
    said_->setWordWrap(true);
    choose_->setAutoDefault(false);
    remove_->setAutoDefault(false);
    setFocusProxy(list_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    for (QWidget* row : std::initializer_list<QWidget*>{list_, choose_, remove_, said_})
        rows->addWidget(row);
    const auto takeBackCurrent = [this] {
        if (const auto part = current())
            takeBack(*part);
    };
    const auto askForCurrent = [this] {
        if (const auto part = current())
            askFor(*part);
    };
    auto* key = new QShortcut(QKeySequence::Delete, list_, this, takeBackCurrent);
    key->setContext(Qt::WidgetShortcut);
    connect(list_, &QListWidget::itemActivated, this, askForCurrent);
    connect(list_, &QListWidget::currentRowChanged, this, &PartsTable::showParts);
    connect(choose_, &QPushButton::clicked, this, askForCurrent);
    connect(remove_, &QPushButton::clicked, this, takeBackCurrent);
    connect(&document, &SetDocument::changed, this, &PartsTable::showParts);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, &PartsTable::showPictures);
    retranslate();
}

std::optional<SetPart> PartsTable::current() const
{
    const int row = list_->currentRow();
    return row < 0 ? std::nullopt : std::optional(parts_[static_cast<std::size_t>(row)]);
}

void PartsTable::choosePart(SetPart part)
{
    const auto row = std::ranges::find(parts_, part);
    if (row != parts_.end())
        list_->setCurrentRow(static_cast<int>(row - parts_.begin()));
}

void PartsTable::askFor(SetPart part)
{
    const QString file = QFileDialog::getOpenFileName(
        this, partName(part), folder_.isEmpty() ? firstFolder_ : folder_,
        tr("Pictures (*.svg *.png *.jpg *.jpeg *.gif *.bmp *.webp);;All files (*)"));
    if (!file.isEmpty())
        replace(part, file);
}

void PartsTable::replace(SetPart part, const QString& file)
{
    folder_ = QFileInfo(file).absolutePath();
    leaveUnread(part);
    if (!reading_.isRunning() && waiting_.empty())
        told_.reset();
    waiting_.push_back({part, file});
    readNext();
}

void PartsTable::readNext()
{
    if (reading_.isRunning() || waiting_.empty())
        return;
    const ToRead next = waiting_.front();
    waiting_.erase(waiting_.begin());
    beingRead_ = next.part;
    const QFileInfo info(next.file);
    FolderPicture picture;
    picture.file = info.fileName();
    picture.part = next.part;
    reading_.run([picture, folder = info.absolutePath(), set = document_.set()](
                     const std::stop_token& stop) { return readPicture(picture, folder, set, stop); },
                 [this, part = next.part](const FolderPicture& result) { take(part, result); });
}

void PartsTable::leaveUnread(SetPart part)
{
    std::erase_if(waiting_, [part](const ToRead& waiting) { return waiting.part == part; });
    if (reading_.isRunning() && beingRead_ == part)
        reading_.forget();
}

void PartsTable::take(SetPart part, const FolderPicture& picture)
{
    if (told_ && told_->part == part)
        told_.reset();
    const bool isOtherwise = picture.art.square == Square::Middle && !shapeText(picture.art).isEmpty();
    if (picture.fate == FolderFate::Refused || isOtherwise)
        told_ = picture;
    tell();
    //: A step of the history; %1 what the picture shows, such as "Nugget"
    document_.change([part] { return tr("Custom picture: %1").arg(partName(part)); },
                     [&](TileSet& set) { takePictures(set, {picture}, {}); });
    readNext();
    emit read();
}

void PartsTable::takeBack(SetPart part)
{
    leaveUnread(part);
    readNext();
    told_.reset();
    tell();
    //: A step of the history; %1 what the picture shows, such as "Nugget"
    document_.change([part] { return tr("The game's picture: %1").arg(partName(part)); },
                     [part](TileSet& set) { set.pictures.parts.erase(part); });
}

void PartsTable::tell()
{
    said_->setVisible(told_.has_value());
    //: %1 name of a file, %2 a sentence about it, such as why it cannot be used
    said_->setText(told_ ? tr("%1: %2").arg(ui::fileInText(told_->file), resultText(*told_)) : QString());
}

void PartsTable::listParts()
{
    const QSignalBlocker quiet(list_);
    const auto chosen = current();
    parts_ = partsOf(document_.set());
    list_->clear();
    for (const SetPart part : parts_)
        list_->addItem(partName(part));
    const auto again = chosen ? std::ranges::find(parts_, *chosen) : parts_.end();
    list_->setCurrentRow(again == parts_.end() ? 0 : static_cast<int>(again - parts_.begin()));
    revision_ = -1;
}

void PartsTable::showParts()
{
    const TileSet& set = document_.set();
    if (parts_ != partsOf(set))
        listParts();
    if (set.pictures != shown_) {
        shown_ = set.pictures;
        own_ = art::PartPictures(set);
        revision_ = -1;
    }
    const auto part = current();
    choose_->setEnabled(part.has_value());
    remove_->setEnabled(part && shown_.find(*part) != nullptr);
    showPictures();
}

void PartsTable::showPictures()
{
    const int revision = own_.revision();
    if (revision == revision_)
        return;
    revision_ = revision;
    const qreal ratio = devicePixelRatioF();
    for (std::size_t row = 0; row < parts_.size(); ++row) {
        QPixmap picture(QSize(kIcon, kIcon) * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintPart(painter, QRectF(1, 1, kIcon - 2, kIcon - 2), parts_[row], ui::themeOf(*this), own_);
        painter.end();
        QListWidgetItem* item = list_->item(static_cast<int>(row));
        item->setIcon(picture);
        const QString name = partName(parts_[row]);
        //: A row of a list: %1 what a picture shows, such as "Nugget"
        item->setText(shown_.find(parts_[row]) ? tr("%1 (custom picture)").arg(name) : name);
    }
}

bool PartsTable::isDropped(QEvent* event)
{
    auto* drop = static_cast<QDropEvent*>(event);
    const QString file = fileIn(drop->mimeData());
    const int row = list_->row(list_->itemAt(drop->position().toPoint()));
    if (file.isEmpty() || (row < 0 && event->type() != QEvent::DragEnter)) {
        drop->ignore();
        return true;
    }
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (row >= 0)
        list_->setCurrentRow(row);
    if (event->type() == QEvent::Drop)
        replace(parts_[static_cast<std::size_t>(row)], file);
    return true;
}

bool PartsTable::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop)
        return isDropped(event);
    return QWidget::eventFilter(watched, event);
}

void PartsTable::retranslate()
{
    //: Name of a list for screen readers
    list_->setAccessibleName(tr("Pictures of the set"));
    choose_->setText(tr("Choose a picture…"));
    //: Button: takes the set's own picture away
    remove_->setText(tr("Use the game's picture"));
    tell();
    listParts();
    showParts();
}

void PartsTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        revision_ = -1;
        showPictures();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
