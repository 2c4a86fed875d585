// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/scoreformula.h"

#include "engine/goldrush/knowledge/scoreparts.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

struct ScoreFormula
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFormula)
};

QString countText(const ScorePart& part)
{
    switch (part.item) {
    case ScorePart::Item::Tile:
        //: Part of a calculation such as "4 tiles × 1 = 4"
        return ScoreFormula::tr("%Ln tile(s)", nullptr, part.count);
    case ScorePart::Item::Nugget:
        //: Part of a calculation such as "7 nuggets × 1 = 7"
        return ScoreFormula::tr("%Ln nugget(s)", nullptr, part.count);
    case ScorePart::Item::Railroad:
        //: Part of a calculation such as "2 completed railroads × 3 = 6"
        return ScoreFormula::tr("%Ln completed railroad(s)", nullptr, part.count);
    case ScorePart::Item::TipiCamp:
        //: Part of a calculation such as "2 tipi camps × 2 + 1 horse herd × 4 = 8"
        return ScoreFormula::tr("%Ln tipi camp(s)", nullptr, part.count);
    case ScorePart::Item::HorseHerd:
        //: Part of a calculation such as "2 tipi camps × 2 + 1 horse herd × 4 = 8"
        return ScoreFormula::tr("%Ln horse herd(s)", nullptr, part.count);
    }
    return {};
}

QString partText(const ScorePart& part)
{
    const QLocale locale;
    //: Part of a calculation: %1 as in "4 tiles", %2 points for each
    const QString product = ScoreFormula::tr("%1 × %2").arg(countText(part), locale.toString(part.each));
    if (part.times == 1)
        return product;
    //: Part of a calculation: %1 as in "4 tiles × 1", %2 is 2
    return ui::withRemark(ScoreFormula::tr("%1 × %2").arg(product, locale.toString(part.times)),
                          //: What doubles the points of a railroad
                          ScoreFormula::tr("one locomotive"));
}

} // namespace

QString scoreFormula(const events::Score& score)
{
    if (std::ranges::none_of(score.points, [](int points) { return points > 0; }))
        return {}; // nobody gets that
    QString sum;
    int points = 0;
    for (const ScorePart& part : scoreParts(score)) {
        //: Part of a calculation: two sums or products
        sum = sum.isEmpty() ? partText(part) : ScoreFormula::tr("%1 + %2").arg(sum, partText(part));
        points += part.points();
    }
    if (sum.isEmpty())
        return {};
    //: A calculation: %1 as in "4 tiles × 1", %2 points
    return ScoreFormula::tr("%1 = %2").arg(sum, QLocale().toString(points));
}

} // namespace lodeline::goldrush
