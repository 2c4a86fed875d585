// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/previewpanel.h"

#include "editor/preview/heading.h"
#include "editor/preview/patchview.h"
#include "editor/preview/rotationrow.h"
#include "ui/keys/keytext.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush::editor {
PreviewPanel::PreviewPanel(QWidget* parent)
    : QWidget(parent)
    , rotationsTitle_(new ui::Label(this))
    , rotations_(new RotationRow(this))
    , patchTitle_(new ui::Label(this))
    , patch_(new PatchView(pictures_, this))
    , another_(new QAction(this))
    , button_(new QPushButton(this))
{
    makeHeading(rotationsTitle_);
    makeHeading(patchTitle_);
    patchTitle_->setBuddy(button_);
    another_->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    addAction(another_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->setSpacing(6);
    layout->addWidget(rotationsTitle_);
    layout->addWidget(rotations_);
    layout->addSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(patchTitle_, 1);
    head->addWidget(button_);
    layout->addLayout(head);
    layout->addWidget(patch_, 1);
    connect(another_, &QAction::triggered, this, [this] { setSeed(seed_ + 1); });
    connect(button_, &QPushButton::clicked, another_, &QAction::trigger);
    connect(patch_, &PatchView::resized, this, &PreviewPanel::layPatch);
    retranslate();
}

bool PreviewPanel::hasTile() const
{
    return design_ >= 0 && static_cast<std::size_t>(design_) < set_.tiles.size();
}

void PreviewPanel::setTile(const TileSet& set, int design)
{
    if (design == design_ && set.tiles == set_.tiles && set.pictures == set_.pictures)
        return;
    set_.tiles = set.tiles;
    set_.pictures = set.pictures;
    design_ = design;
    pictures_.setTiles(set_.tiles, set_.pictures);
    rotations_->setParts(set_.pictures);
    rotations_->setTile(hasTile() ? std::optional(set_.tiles[static_cast<std::size_t>(design_)])
                                  : std::nullopt);
    layPatch();
}

void PreviewPanel::setTheme(const art::Theme& theme)
{
    pictures_.setTheme(theme);
    rotations_->setTheme(theme);
}

void PreviewPanel::setSeed(std::uint64_t seed)
{
    seed_ = seed;
    layPatch();
}

void PreviewPanel::layPatch()
{
    const int radius = patch_->fittingRadius();
    patch_->setPatch(patchAround(set_, design_, Rotation::R0, seed_, radius), radius);
    another_->setEnabled(hasTile());
    button_->setEnabled(hasTile());
    describe();
}

void PreviewPanel::describe()
{
    QString text = tr("No tile is chosen.");
    if (hasTile()) {
        const int columns = 2 * patch_->fittingRadius() + 1;
        const auto laid = static_cast<int>(patch_->patch().size());
        const QStringList sentences{tr("%Ln tile(s) lie around this one.", nullptr, laid - 1),
                                    tr("%Ln square(s) stay open.", nullptr, columns * columns - laid)};
        text = sentences.join(u' ');
    }
    patch_->setAccessibleDescription(text);
}

void PreviewPanel::retranslate()
{
    rotationsTitle_->setText(tr("In all rotations"));
    rotations_->setAccessibleName(tr("The tile in all four rotations"));
    rotations_->setPlaceholder(tr("No tile is chosen."));
    //: The tile among other tiles of the set that match its edges
    patchTitle_->setText(tr("Among neighbors"));
    patch_->setAccessibleName(tr("The tile among neighbors"));
    patch_->setPlaceholder(tr("Choose a tile to see it among its neighbors."));
    //: Lays other neighbours around the tile
    another_->setText(tr("Other neighbors"));
    button_->setText(another_->text());
    //: Tooltip of the button "Other neighbors": %1 its key
    button_->setToolTip(
        ui::toolTip(tr("Other neighbors from the set (%1)").arg(ui::shownKey(another_->shortcut()))));
    describe();
}

void PreviewPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
