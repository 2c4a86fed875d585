// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;

namespace lodeline::boomtown::editor {

class BonusPicture;
class NumberEntry;
class TableRows;

// The bonus of a card: its kind with the sentence that says what it does, its picture, and the fields that
// this kind takes.
class BonusForm : public QWidget
{
    Q_OBJECT

public:
    using Edit = std::function<void(Bonus&)>;

    explicit BonusForm(QWidget* parent = nullptr);

    // `another` for that of another card.
    void setBonus(const Bonus& bonus, bool another);
    void setTheme(const art::Theme& theme);

signals:
    // A change of the bonus; steps of the same `kind` may become one in the history, empty for none.
    void editRequested(const lodeline::boomtown::editor::BonusForm::Edit& edit, const QString& kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    template <typename Value>
    void connectChoice(QComboBox* combo, Value Bonus::*member);
    void connectNumber(NumberEntry* entry, int Bonus::*member, const char* kind);
    void sayBonus();
    void showFields();
    void fillChoices();
    void retranslate();

    Bonus bonus_;
    QFormLayout* form_;
    QComboBox* kind_;
    QLabel* sentence_;
    BonusPicture* picture_;
    QComboBox* symbol_;
    QComboBox* other_;
    QComboBox* territory_;
    NumberEntry* points_;
    NumberEntry* penalty_;
    NumberEntry* handOver_;
    TableRows* table_;
};

} // namespace lodeline::boomtown::editor
