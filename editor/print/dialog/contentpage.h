// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/dialog/designlist.h"
#include "editor/print/dialog/fields.h"

#include <QWidget>

class QGroupBox;

namespace lodeline::goldrush::editor {

// Which things of a set are printed, how large, and how many of each.
class ContentPage : public QWidget
{
    Q_OBJECT

public:
    explicit ContentPage(std::shared_ptr<const TileSet> set, QWidget* parent = nullptr);

    void show(const PrintOptions& options);
    // Sets the options that this page is about.
    void read(PrintOptions& options) const;
    bool wantsTiles() const;

    using QWidget::show;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildTiles();
    void retranslate();
    void showChoice();

    std::shared_ptr<const TileSet> set_;
    QGroupBox* tiles_;
    QGroupBox* tokens_;
    QGroupBox* pieces_;
    QDoubleSpinBox* tileSize_;
    QDoubleSpinBox* tokenSize_;
    QDoubleSpinBox* pieceSize_;
    QComboBox* copies_;
    QComboBox* choice_;
    DesignList* designs_;
    QLabel* piecesNote_;
    Field tileSizeField_, copiesField_, choiceField_, tokenSizeField_, pieceSizeField_;
};

} // namespace lodeline::goldrush::editor
