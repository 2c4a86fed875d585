// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/layerboxes.h"

#include "ui/plain/label.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace lodeline::goldrush::editor {

LayerBoxes::LayerBoxes(For what, QWidget* parent)
    : QWidget(parent)
    , for_(what)
    , title_(new ui::Label(this))
    , forAll_(new QCheckBox)
{
    auto* parts = new QHBoxLayout;
    parts->addWidget(title_);
    for (QCheckBox*& box : boxes_) {
        box = new QCheckBox(this);
        parts->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &LayerBoxes::changed);
    }
    parts->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(parts);
    layout->addWidget(forAll_);
    connect(forAll_, &QCheckBox::toggled, this, &LayerBoxes::changed);
    retranslate();
}

void LayerBoxes::setLayers(ArtLayers layers)
{
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const QSignalBlocker quiet(boxes_[i]);
        boxes_[i]->setChecked(layers.has(kAllArtLayers[i]));
    }
}

ArtLayers LayerBoxes::layers() const
{
    ArtLayers layers;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        layers.set(kAllArtLayers[i], boxes_[i]->isChecked());
    return layers;
}

bool LayerBoxes::isForAll() const
{
    return forAll_->isChecked();
}

void LayerBoxes::retranslate()
{
    //: Before five boxes: what the game draws above the tile's own picture
    const QString aboveIt = tr("Drawn on top of it:");
    //: Before five boxes: what the game draws above pictures that tiles are given now
    const QString aboveNew = tr("Drawn on top of new pictures:");
    title_->setText(for_ == For::Picture ? aboveIt : aboveNew);
    const std::array texts{//: Drawn above a tile's own picture
                           tr("&Tracks"),
                           //: Drawn above a tile's own picture
                           tr("&Nuggets"),
                           //: Drawn above a tile's own picture
                           tr("&Locomotives"),
                           //: Drawn above a tile's own picture
                           tr("T&ipis"),
                           //: Drawn above a tile's own picture
                           tr("&Herds")};
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        boxes_[i]->setText(texts[i]);
    //: Box: what is chosen above
    forAll_->setText(tr("The same for &every tile of the set that has its own picture"));
}

} // namespace lodeline::goldrush::editor
