// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

namespace lodeline::goldrush::editor {

// Asks what a new set begins as: nothing, the classic set or one of those that come with the program.
class NewSetDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewSetDialog(QWidget* parent = nullptr);

    TileSet set() const;

private:
    void addChoices();

    QLineEdit* name_;
    QListWidget* choices_;
};

} // namespace lodeline::goldrush::editor
