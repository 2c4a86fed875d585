// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/deck.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace lodeline::boomtown::editor {

// Asks what a new deck begins as: a plain one or one of those that come with the program.
class NewDeckDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewDeckDialog(QWidget* parent = nullptr);

    Deck deck() const;

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

} // namespace lodeline::boomtown::editor
