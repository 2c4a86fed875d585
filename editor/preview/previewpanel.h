// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/preview/designpictures.h"
#include "engine/goldrush/rules/tileset.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace lodeline::goldrush::editor {

class PatchView;
class RotationRow;

// The picture of a tile as the game shows it: in all four rotations and among neighbours from its set.
class PreviewPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(QWidget* parent = nullptr);

    // A design of the set, by its index; any other number shows none. Cheap when nothing has changed; the
    // tile may be a draft and the set full of errors.
    void setTile(const TileSet& set, int design);
    void setTheme(const art::Theme& theme);

    // The same set, tile and seed show the same patch.
    void setSeed(std::uint64_t seed);
    std::uint64_t seed() const { return seed_; }

    RotationRow* rotations() const { return rotations_; }
    PatchView* patch() const { return patch_; }
    QAction* anotherPatchAction() const { return another_; } // takes the next seed; for menus as well

protected:
    void changeEvent(QEvent* event) override;

private:
    bool hasTile() const;
    void layPatch();
    void describe();
    void retranslate();

    TileSet set_;
    int design_ = -1;
    std::uint64_t seed_ = 1;
    DesignPictures pictures_;
    QLabel* rotationsTitle_;
    RotationRow* rotations_;
    QLabel* patchTitle_;
    PatchView* patch_;
    QAction* another_;
    QPushButton* button_;
};

} // namespace lodeline::goldrush::editor
