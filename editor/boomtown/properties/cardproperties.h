// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckdocument.h"
#include "resources/art/theme/theme.h"
#include "ui/wording/words.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lodeline::boomtown::editor {

class BonusForm;

// Id and bonus of a card.
class CardProperties : public QWidget
{
    Q_OBJECT

public:
    explicit CardProperties(DeckDocument& document, QWidget* parent = nullptr);

    void setCard(int card); // -1 for none
    void setTheme(const art::Theme& theme);
    void focusName();
    void focusBonus();
    void commit(); // takes over what was typed so far

protected:
    void changeEvent(QEvent* event) override;

private:
    bool mayBeCalled(const QString& id) const;
    void judge(const QString& id);
    void showCard(bool another);
    void refuse(ui::Words why); // empty where nothing is wrong with the id
    void retranslate();

    DeckDocument& document_;
    int card_ = -1;
    QString shownName_; // as the deck has it
    QLabel* nameLabel_;
    QLineEdit* name_;
    QLabel* reason_;
    ui::Words reasonWords_;
    BonusForm* bonus_;
};

} // namespace lodeline::boomtown::editor
