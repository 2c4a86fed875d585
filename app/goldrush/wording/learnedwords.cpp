// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/learnedwords.h"

#include "ui/wording/percent.h"

#include <QCoreApplication>

namespace lodeline::goldrush {
namespace {

struct Learned
{
    Q_DECLARE_TR_FUNCTIONS(Learned)
};

// Below what is being done for the set.
QString withGamesBefore(const QString& text)
{
    return text + u'\n' +
           //: It: the computer. That: that it has learned the tile set
           Learned::tr("In a game that starts before that, it goes by what it knows of all tile sets.");
}

} // namespace

QString learnedText(const std::optional<LearnedSet>& learned)
{
    if (!learned)
        return Learned::tr("The computer goes by what it knows of all tile sets.");
    if (!learned->isBetter())
        return Learned::tr("The computer has played this tile set in %Ln game(s) and found nothing better "
                           "than what it knows of all tile sets.",
                           nullptr, learned->games);
    return Learned::tr("The computer has learned this tile set in %Ln game(s).", nullptr, learned->games);
}

QString learningText(double done)
{
    //: %1 how much of it is done, such as "40 %"
    return withGamesBefore(Learned::tr("The computer is learning this tile set: %1").arg(percentText(done)));
}

QString waitingToLearnText()
{
    return withGamesBefore(Learned::tr("The computer will learn this tile set next."));
}

QString unreadLearnedText()
{
    return Learned::tr(
        "What the computer had learned of the tile set cannot be read, so it goes by what it knows "
        "of all tile sets.");
}

} // namespace lodeline::goldrush
