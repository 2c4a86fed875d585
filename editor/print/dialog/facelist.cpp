// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/facelist.h"

#include "engine/core/crew.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace lodeline::print {
namespace {

constexpr int kPicture = 40; // px a side

} // namespace

FaceList::FaceList(std::shared_ptr<const Printable> printed, QWidget* parent)
    : QListWidget(parent)
    , printed_(std::move(printed))
{
    setIconSize(QSize(kPicture, kPicture));
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSpacing(1);
    QPixmap empty(kPicture, kPicture);
    empty.fill(Qt::transparent);
    for (std::size_t i = 0; i < printed_->faces().size(); ++i) {
        auto* item = new QListWidgetItem(empty, QString(), this);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    nameFaces();
    connect(this, &QListWidget::itemChanged, this, &FaceList::chosenChanged);
}

void FaceList::nameFaces()
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        const Face& face = printed_->faces()[static_cast<std::size_t>(row)];
        QString text = ui::shownName(face.id);
        if (face.count)
            //: In a list of tiles: %1 the id of a design, %2 how many copies
            text = tr("%1 × %2").arg(text, QLocale().toString(*face.count));
        item(row)->setText(ui::leftToRight(text));
    }
}

void FaceList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        nameFaces();
    QListWidget::changeEvent(event);
}

void FaceList::setChosen(const std::vector<std::string>& ids)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        const bool on =
            std::ranges::find(ids, printed_->faces()[static_cast<std::size_t>(row)].id) != ids.end();
        item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

std::vector<std::string> FaceList::chosen() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ids.push_back(printed_->faces()[static_cast<std::size_t>(row)].id);
    }
    return ids;
}

void FaceList::showEvent(QShowEvent* event)
{
    QListWidget::showEvent(event);
    if (!std::exchange(isPainted_, true))
        paintPictures();
}

void FaceList::paintPictures()
{
    const double ratio = devicePixelRatioF();
    const int side = qRound(kPicture * ratio);
    painting_.run(
        [this, printed = printed_, side, ratio](const std::stop_token& stop,
                                                const ui::Background::Tell& tell) {
            Crew(ui::processors()).run(static_cast<int>(printed->faces().size()), [&](int, int row) {
                if (stop.stop_requested())
                    return;
                QImage picture = printed->faceImage(row, side, false);
                picture.setDevicePixelRatio(ratio);
                tell([this, row, picture] { showPicture(row, picture); });
            });
        },
        [this] { viewport()->update(); });
}

void FaceList::showPicture(int row, const QImage& picture)
{
    const QSignalBlocker quiet(this);
    item(row)->setIcon(QPixmap::fromImage(picture));
}

void FaceList::toggleSelected()
{
    const QList<QListWidgetItem*> items = selectedItems();
    if (items.isEmpty())
        return;
    const Qt::CheckState state = items.front()->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked;
    {
        const QSignalBlocker quiet(this);
        for (QListWidgetItem* item : items)
            item->setCheckState(state);
    }
    viewport()->update();
    emit chosenChanged();
}

void FaceList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        toggleSelected();
    else
        QListWidget::keyPressEvent(event);
}

} // namespace lodeline::print
