// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/properties/numberentry.h"

#include "editor/desk/fieldguard.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"

#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

namespace lodeline::boomtown::editor {
namespace {

constexpr int kLongest = 12; // characters

// As it is written in the language of the window, or in plain digits.
std::optional<int> numberOf(QString text)
{
    text = text.trimmed().replace(QChar(0x2212), u'-');
    bool isNumber = false;
    int number = QLocale().toInt(text, &isNumber);
    if (!isNumber)
        number = QLocale::c().toInt(text, &isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

NumberEntry::NumberEntry(int lowest, int highest, QWidget* parent)
    : QWidget(parent)
    , lowest_(lowest)
    , highest_(highest)
    , field_(new QLineEdit(this))
    , reason_(new ui::Label(this))
{
    ui::takePlainText(field_, kLongest);
    desk::FieldGuard::protect(field_);
    setFocusProxy(field_);
    reason_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(field_);
    column->addWidget(reason_);
    reason_->hide();
    field_->setText(QLocale().toString(number_));
    connect(field_, &QLineEdit::textEdited, this, &NumberEntry::take);
    connect(field_, &QLineEdit::editingFinished, this, [this] { before_ = number_; });
}

void NumberEntry::setNumber(int number, bool another)
{
    if (!another && number == number_)
        return;
    number_ = number;
    before_ = number;
    refused_ = false;
    field_->setText(QLocale().toString(number));
    showReason();
}

void NumberEntry::take(const QString& text)
{
    const std::optional<int> number = numberOf(text);
    refused_ = !number || *number < lowest_ || *number > highest_;
    showReason();
    const int taken = refused_ ? before_ : *number;
    if (refused_ && taken == number_)
        return;
    number_ = taken;
    emit entered(number_);
}

void NumberEntry::setName(const QString& name)
{
    field_->setAccessibleName(name);
}

void NumberEntry::showReason()
{
    const QLocale locale;
    //: Why a number was refused: %1 the lowest, %2 the highest that is allowed
    const QString reason = tr("Not accepted: enter a whole number from %1 to %2.")
                               .arg(locale.toString(lowest_), locale.toString(highest_));
    reason_->setText(reason);
    reason_->setVisible(refused_);
    field_->setAccessibleDescription(refused_ ? reason : QString());
}

void NumberEntry::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        showReason();
        if (!refused_)
            field_->setText(QLocale().toString(number_));
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown::editor
