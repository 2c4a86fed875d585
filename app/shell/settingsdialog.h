// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace lodeline::app {

class Actions;
class KeyTable;
class KeysPage;
class Menus;
class OptionPage;
class SoundChoice;

// All that can be chosen and is kept, in sections. Each choice is in force at once, and the game goes on
// beside it.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Section { Look, Board, Playing, Sound, Keys };

    SettingsDialog(const Actions& actions, const Menus& menus, SoundChoice& sounds, KeyTable& keys,
                   QWidget* parent);

    QListWidget* sections() const { return sections_; }
    // Of any section but the keys.
    OptionPage* page(Section section) const;
    KeysPage* keysPage() const { return keysPage_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    OptionPage* addSection();
    void restoreDefaults();
    bool mayRestoreKeys(); // asks where several were changed
    void retranslate();

    KeyTable& keys_;
    KeysPage* keysPage_;
    QListWidget* sections_;
    QStackedWidget* pages_;
    QDialogButtonBox* buttons_;
};

} // namespace lodeline::app
