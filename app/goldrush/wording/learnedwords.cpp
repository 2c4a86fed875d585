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
    //: "before then": before the computer has learned the tile set
    const QString before =
        Learned::tr("A game that starts before then uses what the computer knows from all tile sets.");
    return text + u'\n' + before;
}

} // namespace

QString learnedText(const std::optional<LearnedSet>& learned)
{
    if (!learned)
        return Learned::tr("The computer uses what it knows from all tile sets.");
    if (!learned->isBetter())
        return Learned::tr("The computer has played this tile set in %Ln game(s). It found nothing better "
                           "than what it knows from all tile sets.",
                           nullptr, learned->games);
    return Learned::tr("The computer has learned this tile set from %Ln game(s).", nullptr, learned->games);
}

QString learningText(double done)
{
    //: %1 how much of it is done, such as "40%"
    return withGamesBefore(Learned::tr("The computer is learning this tile set: %1").arg(percentText(done)));
}

QString waitingToLearnText()
{
    return withGamesBefore(Learned::tr("The computer will learn this tile set next."));
}

QString nowLearnedText()
{
    return Learned::tr(
        "The computer has learned this tile set. From the next game on, it plays with what it has learned.");
}

QString unreadLearnedText()
{
    return Learned::tr("What the computer learned about this tile set cannot be read, so it uses what it "
                       "knows from all tile sets.");
}

} // namespace lodeline::goldrush
