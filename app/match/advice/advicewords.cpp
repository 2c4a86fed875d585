// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/advice/advicewords.h"

#include "ui/withsign.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace lodeline::app {
namespace {

struct AdviceWords
{
    Q_DECLARE_TR_FUNCTIONS(AdviceWords)
};

constexpr double kSame = 0.05; // what rounds to 0.0 points

} // namespace

QString goodMovesText(const QString& player)
{
    //: Heading above a list of moves; %1 player
    return AdviceWords::tr("Good moves for %1").arg(player);
}

QString gainText(double points)
{
    const QString number = QLocale().toString(std::abs(points), 'f', 1);
    return ui::withSign(std::abs(points) < kSame ? 0 : points, number);
}

QString reasonSentence(const QString& reasons)
{
    if (reasons.isEmpty())
        return {};
    //: Makes a sentence of the reasons for a move, which begin with a capital letter in %1
    return AdviceWords::tr("%1.").arg(QLocale().toUpper(reasons.left(1)) + reasons.mid(1));
}

QString comparisonText(double behind)
{
    if (behind < kSame)
        return AdviceWords::tr("No better move was found.");
    //: %1 a number of points, such as 2.3
    return AdviceWords::tr("Your move is %1 points behind the best move.")
        .arg(QLocale().toString(behind, 'f', 1));
}

QString firstAdviceText(const QString& heading, const QString& move, bool isComparison)
{
    return isComparison ? ui::sentences({heading, move}) : ui::labelled(heading, move);
}

} // namespace lodeline::app
