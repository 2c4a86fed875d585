// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/pictures/artlayers.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;

namespace lodeline::goldrush::editor {

// Which parts of the game are painted above a tile's own picture, and whether that goes for every tile of the
// set that has one.
class LayerBoxes : public QWidget
{
    Q_OBJECT

public:
    enum class For { Picture, NewPictures }; // one that is shown, or all that are about to come

    explicit LayerBoxes(For what, QWidget* parent = nullptr);

    void setLayers(ArtLayers layers);
    ArtLayers layers() const;
    bool isForAll() const;
    void retranslate();

signals:
    void changed(); // by the user

private:
    For for_;
    QLabel* title_;
    std::array<QCheckBox*, kAllArtLayers.size()> boxes_{};
    QCheckBox* forAll_;
};

} // namespace lodeline::goldrush::editor
