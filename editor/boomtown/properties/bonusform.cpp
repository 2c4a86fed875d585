// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/bonusform.h"

#include "editor/boomtown/document/deckedits.h"
#include "editor/boomtown/properties/bonuspicture.h"
#include "editor/boomtown/properties/numberentry.h"
#include "editor/boomtown/properties/tablerows.h"
#include "editor/desk/formrow.h"
#include "engine/boomtown/files/deckfile.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/keys/settledchoice.h"
#include "ui/plain/label.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/commandname.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>

namespace lodeline::boomtown::editor {

BonusForm::BonusForm(QWidget* parent)
    : QWidget(parent)
    , form_(new QFormLayout(this))
    , kind_(new ui::SettledChoice(this))
    , sentence_(new ui::Label(this))
    , picture_(new BonusPicture(this))
    , symbol_(new ui::SettledChoice(this))
    , other_(new ui::SettledChoice(this))
    , territory_(new ui::SettledChoice(this))
    , points_(new NumberEntry(-kMostPoints, kMostPoints, this))
    , penalty_(new NumberEntry(0, kMostPoints, this))
    , handOver_(new NumberEntry(0, kMostPoints, this))
    , table_(new TableRows(this))
{
    setFocusProxy(kind_);
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form_->addRow(new ui::Label(this), kind_);
    sentence_->setWordWrap(true);
    form_->addRow(sentence_);
    form_->addRow(picture_);
    for (QWidget* field :
         std::initializer_list<QWidget*>{symbol_, other_, territory_, points_, penalty_, handOver_, table_})
        form_->addRow(new ui::Label(this), field);
    for (QComboBox* combo : {kind_, symbol_, other_, territory_})
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillChoices();
    connect(kind_, &QComboBox::activated, this, [this](int kind) {
        emit editRequested([kind](Bonus& bonus) { setKind(bonus, static_cast<BonusKind>(kind)); }, {});
    });
    connectChoice(symbol_, &Bonus::symbol);
    connectChoice(other_, &Bonus::other);
    connectChoice(territory_, &Bonus::territory);
    connectNumber(points_, &Bonus::points, "points");
    connectNumber(penalty_, &Bonus::penalty, "penalty");
    connectNumber(handOver_, &Bonus::handOver, "handOver");
    connect(table_, &TableRows::edited, this, [this](const std::vector<TableRow>& rows, int row) {
        emit editRequested([rows](Bonus& bonus) { bonus.table = rows; },
                           row < 0 ? QString() : QStringLiteral("table%1").arg(row));
    });
    retranslate();
}

template <typename Value>
void BonusForm::connectChoice(QComboBox* combo, Value Bonus::*member)
{
    connect(combo, &QComboBox::activated, this, [this, member](int choice) {
        emit editRequested([member, choice](Bonus& bonus) { bonus.*member = static_cast<Value>(choice); },
                           {});
    });
}

void BonusForm::connectNumber(NumberEntry* entry, int Bonus::*member, const char* kind)
{
    connect(entry, &NumberEntry::entered, this, [this, member, kind](int number) {
        emit editRequested([member, number](Bonus& bonus) { bonus.*member = number; }, QLatin1String(kind));
    });
}

void BonusForm::setBonus(const Bonus& bonus, bool another)
{
    const bool isOther = another || bonus.kind != bonus_.kind;
    bonus_ = bonus;
    kind_->setCurrentIndex(static_cast<int>(bonus.kind));
    symbol_->setCurrentIndex(static_cast<int>(bonus.symbol));
    other_->setCurrentIndex(static_cast<int>(bonus.other));
    territory_->setCurrentIndex(static_cast<int>(bonus.territory));
    points_->setNumber(bonus.points, isOther);
    penalty_->setNumber(bonus.penalty, isOther);
    handOver_->setNumber(bonus.handOver, isOther);
    table_->setRows(bonus.table, isOther);
    picture_->setBonus(bonus);
    sayBonus();
    showFields();
}

void BonusForm::sayBonus()
{
    sentence_->setText(bonusText(bonus_));
    picture_->setAccessibleName(bonusText(bonus_));
}

void BonusForm::showFields()
{
    const BonusShape& shape = bonusShape(bonus_.kind);
    const std::pair<QWidget*, bool> fields[]{
        {symbol_, shape.symbol}, {other_, shape.other},     {territory_, shape.territory},
        {points_, shape.points}, {penalty_, shape.penalty}, {handOver_, shape.handOver},
        {table_, shape.table},
    };
    for (const auto& [field, taken] : fields) {
        field->setVisible(taken);
        form_->labelForField(field)->setVisible(taken);
    }
}

void BonusForm::setTheme(const art::Theme& theme)
{
    picture_->setTheme(theme);
}

void BonusForm::fillChoices()
{
    for (int i = 0; i < kBonusKinds; ++i)
        kind_->addItem(QString());
    for (int i = 0; i < kSymbols; ++i) {
        symbol_->addItem(QString());
        other_->addItem(QString());
    }
    for (int i = 0; i < kTerritories; ++i)
        territory_->addItem(QString());
}

void BonusForm::retranslate()
{
    const std::pair<QWidget*, QString> titles[]{
        //: Label of a field: the kind of bonus
        {kind_, tr("&Bonus")},
        //: Label of a field: the symbol that a bonus is about
        {symbol_, tr("S&ymbol")},
        //: Label of a field: the other symbol that a bonus is about
        {other_, tr("Other sy&mbol")},
        //: Label of a field: the kind of land that a bonus is about
        {territory_, tr("L&and")},
        //: Label of a field: how many points a bonus brings
        {points_, tr("Point&s")},
        //: Label of a field: points that are lost
        {penalty_, tr("Poin&ts lost")},
        //: Label of a field: points that go to the other player
        {handOver_, tr("Points h&anded over")},
        //: Label of the rows of a table: points by how many there are
        {table_, tr("Points by number")},
    };
    for (const auto& [field, title] : titles) {
        desk::nameRow(*form_, *field, title);
        if (auto* number = qobject_cast<NumberEntry*>(field))
            number->setName(ui::withoutKey(title));
    }
    for (int i = 0; i < kBonusKinds; ++i)
        kind_->setItemText(i, bonusTitle(static_cast<BonusKind>(i)));
    for (const Symbol symbol : kAllSymbols) {
        symbol_->setItemText(static_cast<int>(symbol), ui::symbolName(symbol));
        other_->setItemText(static_cast<int>(symbol), ui::symbolName(symbol));
    }
    for (const Territory territory : kAllTerritories)
        territory_->setItemText(static_cast<int>(territory), ui::territoryName(territory));
    sayBonus();
}

void BonusForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
