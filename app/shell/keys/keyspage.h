// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QWidget>

class QAction;
class QPushButton;
class QTreeWidget;

namespace lodeline::ui {
class Label;
}

namespace lodeline::app {

class KeyField;
class KeyTable;

// The list of all commands with their keys. A key that is pressed becomes that of the chosen command; if
// another one has it, that is told and asked.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(KeyTable& keys, QWidget* parent = nullptr);

    QTreeWidget* list() const { return list_; }
    KeyField* field() const { return field_; }
    QPushButton* takeButton() const { return take_; }
    QPushButton* keepButton() const { return keep_; }
    QPushButton* clearButton() const { return clear_; }
    QPushButton* restoreButton() const { return restore_; }
    // What became of the last key, or what is asked.
    QString notice() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QAction* chosen() const;
    void press(const QKeySequence& key);
    static QString takenText(const QString& key, const QAction& owner);
    void give(const QKeySequence& key);
    void ask(const QKeySequence& key, const QString& question);
    void tell(const QString& text);
    void fill();
    void chooseShown();
    void retranslate();

    KeyTable& keys_;
    QTreeWidget* list_;
    ui::Label* newKey_;
    KeyField* field_;
    QPushButton* clear_;
    QPushButton* restore_;
    ui::Label* notice_;
    QPushButton* take_;
    QPushButton* keep_;
    QKeySequence wanted_; // what another command has
};

} // namespace lodeline::app
