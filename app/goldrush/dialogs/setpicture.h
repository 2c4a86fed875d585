// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/panels/tilepicture.h"
#include "engine/goldrush/rules/tileset.h"

#include <QPoint>

#include <memory>

class QMimeData;
class QTemporaryDir;

namespace lodeline::goldrush {

// The start tile of a tile set; dragged out of the window it is the set's file.
class SetPicture : public TilePicture
{
    Q_OBJECT

public:
    explicit SetPicture(QWidget* parent = nullptr);
    ~SetPicture() override;

    // `set` is nullptr for a file that cannot be read, which shows an empty frame and drags all the same. A
    // set inside the program is dragged as a copy named after `name`.
    void setSet(const QString& file, const QString& name, const TileSet* set);
    // What is dragged; nullptr when there is no file to give.
    std::unique_ptr<QMimeData> dragged();

    QSize sizeHint() const override { return {64, 64}; }

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString fileToGive();
    void adjustTheme();
    void retranslate();

    QString file_;
    QString name_;
    bool isEmpty_ = true;
    QPoint pressed_;
    std::unique_ptr<QTemporaryDir> copies_;
};

} // namespace lodeline::goldrush
