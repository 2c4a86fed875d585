// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/setpicture.h"

#include "ui/files.h"
#include "ui/themed.h"
#include "ui/tilesetfiles.h"

#include <QApplication>
#include <QDrag>
#include <QFileInfo>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QTemporaryDir>

namespace lodeline::goldrush {

SetPicture::SetPicture(QWidget* parent)
    : TilePicture(parent)
{
    setCursor(Qt::OpenHandCursor);
    retranslate();
}

SetPicture::~SetPicture() = default;

void SetPicture::setSet(const QString& file, const QString& name, const TileSet* set)
{
    file_ = file;
    name_ = name;
    const TileDesign* start = set ? set->find(set->start) : nullptr;
    isEmpty_ = start == nullptr;
    setTile(start ? std::optional(*start) : std::nullopt, set);
    update();
}

std::unique_ptr<QMimeData> SetPicture::dragged()
{
    const QString file = fileToGive();
    return file.isEmpty() ? nullptr : ui::fileToDrag(file);
}

QString SetPicture::fileToGive()
{
    if (!file_.startsWith(u':'))
        return QFileInfo::exists(file_) ? QFileInfo(file_).absoluteFilePath() : QString();
    if (!copies_)
        copies_ = std::make_unique<QTemporaryDir>();
    QString name = name_;
    name.remove(u'/');
    const QString copy = copies_->filePath(name + ui::tileSetSuffix());
    const Result<QByteArray> bytes = ui::readFile(file_);
    return bytes && ui::writeFile(copy, ui::view(*bytes)) ? copy : QString();
}

void SetPicture::mousePressEvent(QMouseEvent* event)
{
    pressed_ = event->position().toPoint();
}

void SetPicture::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint way = event->position().toPoint() - pressed_;
    if (!(event->buttons() & Qt::LeftButton) || way.manhattanLength() < QApplication::startDragDistance())
        return;
    std::unique_ptr<QMimeData> file = dragged();
    if (!file)
        return;
    auto* drag = new QDrag(this); // Qt deletes it, and what it drags
    drag->setPixmap(grab());
    drag->setHotSpot(pressed_);
    drag->setMimeData(file.release());
    drag->exec(Qt::CopyAction);
}

void SetPicture::paintEvent(QPaintEvent* event)
{
    TilePicture::paintEvent(event);
    if (!isEmpty_)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 6, 6);
    painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("?"));
}

void SetPicture::adjustTheme()
{
    setTheme(ui::themeOf(*this));
}

// Not earlier: a window may take up the rooms that hold it when these are complete.
void SetPicture::showEvent(QShowEvent* event)
{
    adjustTheme();
    TilePicture::showEvent(event);
}

void SetPicture::retranslate()
{
    setAccessibleName(tr("Start tile of the set"));
    setToolTip(tr("Drag this to a folder or another window to share the set as a file"));
}

void SetPicture::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        adjustTheme();
    TilePicture::changeEvent(event);
}

} // namespace lodeline::goldrush
