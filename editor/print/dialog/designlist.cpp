// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/designlist.h"

#include "editor/print/tileimages.h"
#include "engine/core/crew.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kPicture = 40; // px a side

} // namespace

DesignList::DesignList(std::shared_ptr<const TileSet> set, QWidget* parent)
    : QListWidget(parent)
    , set_(std::move(set))
{
    setIconSize(QSize(kPicture, kPicture));
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSpacing(1);
    QPixmap empty(kPicture, kPicture);
    empty.fill(Qt::transparent);
    for (std::size_t i = 0; i < set_->tiles.size(); ++i) {
        auto* item = new QListWidgetItem(empty, QString(), this);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    nameDesigns();
    connect(this, &QListWidget::itemChanged, this, &DesignList::chosenChanged);
}

void DesignList::nameDesigns()
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        const TileDesign& design = set_->tiles[static_cast<std::size_t>(row)];
        //: In a list of tiles: %1 the id of a design, %2 how many copies
        const QString text = tr("%1 × %2").arg(ui::shownName(design.id), QLocale().toString(design.count));
        item(row)->setText(ui::leftToRight(text));
    }
}

void DesignList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        nameDesigns();
    QListWidget::changeEvent(event);
}

void DesignList::setChosen(const std::vector<std::string>& ids)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        const bool on = std::ranges::find(ids, set_->tiles[static_cast<std::size_t>(row)].id) != ids.end();
        item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

std::vector<std::string> DesignList::chosen() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ids.push_back(set_->tiles[static_cast<std::size_t>(row)].id);
    }
    return ids;
}

void DesignList::showEvent(QShowEvent* event)
{
    QListWidget::showEvent(event);
    if (!std::exchange(isPainted_, true))
        paintPictures();
}

void DesignList::paintPictures()
{
    const double ratio = devicePixelRatioF();
    const int side = qRound(kPicture * ratio);
    painting_.run(
        [this, set = set_, side, ratio](const std::stop_token& stop, const ui::Background::Tell& tell) {
            Crew(ui::processors()).run(static_cast<int>(set->tiles.size()), [&](int, int row) {
                if (stop.stop_requested())
                    return;
                QImage picture = tileImage(set->tiles[static_cast<std::size_t>(row)], {side, 0}, false);
                picture.setDevicePixelRatio(ratio);
                tell([this, row, picture] { showPicture(row, picture); });
            });
        },
        [this] { viewport()->update(); });
}

void DesignList::showPicture(int row, const QImage& picture)
{
    const QSignalBlocker quiet(this);
    item(row)->setIcon(QPixmap::fromImage(picture));
}

void DesignList::toggleSelected()
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

void DesignList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        toggleSelected();
    else
        QListWidget::keyPressEvent(event);
}

} // namespace lodeline::goldrush::editor
