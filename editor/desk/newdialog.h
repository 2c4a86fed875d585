// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/content.h"
#include "engine/core/sets/setwords.h"
#include "ui/wording/words.h"
#include "ui/work/background.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace lodeline::desk {

// Asks what a new document begins as, and for its name.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    struct Beginning
    {
        ui::Words text; // its name, and a second line that tells more
        ContentPtr content;
    };

signals:
    void read(); // all that there is to begin with

protected:
    struct Texts
    {
        ui::Words title;
        ui::Words nameHint; // in the empty field
    };

    // `plain` comes first. `others` is called once, in a thread of its own.
    NewDialog(Texts texts, Beginning plain, std::vector<Beginning> (*others)(), QWidget* parent);

    static QString inTwoLines(const QString& name, const QString& more);
    const Content& chosen() const;
    // Gives it the name that was typed, and takes away what describes another one; without a name it stays as
    // it is. Author and licence stay in any case: they are of what it is made from.
    void name(SetWords& words) const;

    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void retranslate();
    void showBeginnings();

    Texts texts_;
    std::vector<Beginning> beginnings_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* heading_;
    QListWidget* choices_;
    QPushButton* create_;
    ui::Background reading_;
};

} // namespace lodeline::desk
