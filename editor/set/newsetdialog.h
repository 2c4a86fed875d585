// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace lodeline::goldrush::editor {

// Asks what a new set begins as: nothing, the classic set or one of those that come with the program.
class NewSetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewSetDialog(QWidget* parent = nullptr);

    TileSet set() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showChoices();

    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* heading_;
    QListWidget* choices_;
    QPushButton* create_;
};

} // namespace lodeline::goldrush::editor
