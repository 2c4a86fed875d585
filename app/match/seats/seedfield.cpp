// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/seedfield.h"

#include <QEvent>
#include <QRegularExpressionValidator>

namespace lodeline::app {

SeedField::SeedField(QWidget* parent)
    : QLineEdit(parent)
{
    static const QRegularExpression digits(QStringLiteral("\\d{0,20}"));
    setValidator(new QRegularExpressionValidator(digits, this));
    setAcceptDrops(false);
    retranslate();
}

void SeedField::setSeed(const std::optional<std::uint64_t>& seed)
{
    setText(seed ? QString::number(*seed) : QString());
}

std::optional<std::uint64_t> SeedField::seed() const
{
    bool ok = false;
    const std::uint64_t number = text().toULongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

bool SeedField::isAtFault() const
{
    return !text().isEmpty() && !seed();
}

void SeedField::retranslate()
{
    //: Stands in the empty field for the order of tiles or cards
    setPlaceholderText(tr("random; enter a number to repeat a shuffle"));
}

void SeedField::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QLineEdit::changeEvent(event);
}

} // namespace lodeline::app
