// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/reasonwords.h"

#include "ui/boomtown/bonuswords.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace lodeline::boomtown {

QString reasonText(const Reason& reason, const Bonuses& bonuses)
{
    QString text =
        QCoreApplication::translate("BoomtownReason", reasonTemplate(reason.code), nullptr, reason.amount);
    text.replace(QStringLiteral("%2"),
                 reason.bonus < 0 ? ui::territoryName(reason.territory)
                                  : bonusTitle(bonuses[static_cast<std::size_t>(reason.bonus)]->kind));
    text.replace(QStringLiteral("%3"), pointsText(reason.worth));
    return text;
}

QString reasonsText(const std::vector<Reason>& reasons, const Bonuses& bonuses)
{
    constexpr std::size_t kMost = 3;
    QStringList texts;
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        if (i < kMost || reasons[i].code == Reason::Code::GivesCards)
            texts << reasonText(reasons[i], bonuses);
    }
    return ui::clauses(texts);
}

} // namespace lodeline::boomtown
