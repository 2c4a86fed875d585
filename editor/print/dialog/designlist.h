// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <QImage>
#include <QListWidget>

#include <memory>

namespace lodeline::goldrush::editor {

// All designs of a set with their pictures, to tick those that are wanted. The pictures are painted in the
// background when the list is seen for the first time.
class DesignList : public QListWidget
{
    Q_OBJECT

public:
    explicit DesignList(std::shared_ptr<const TileSet> set, QWidget* parent = nullptr);

    void setChosen(const std::vector<std::string>& ids);
    std::vector<std::string> chosen() const; // in the order of the set

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void nameDesigns();
    void paintPictures();
    void showPicture(int row, const QImage& picture);
    void toggleSelected();

    std::shared_ptr<const TileSet> set_;
    bool isPainted_ = false;
    ui::Background painting_;
};

} // namespace lodeline::goldrush::editor
