// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/runwords.h"

#include "ui/wording/percent.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::desk {
namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(LabWords)
};

} // namespace

QString standOutText(const char* sentence, const StandOut& found,
                     const std::function<QString(const std::string&)>& nameText)
{
    return ui::standOutText("LabFinding", sentence, found, nameText);
}

QString weightText(StandOut::Weight weight)
{
    switch (weight) {
    case StandOut::Weight::Serious:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Serious");
    case StandOut::Weight::Notable:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Notable");
    case StandOut::Weight::Remark:
        //: How much something that stands out in the numbers matters
        return LabWords::tr("Remark");
    }
    return {};
}

QString intervalText(const WinShare& share)
{
    //: An interval: %1 "48", the lower bound, %2 "59%", the upper one
    return LabWords::tr("%1 to %2").arg(QLocale().toString(100 * share.low, 'f', 0), percentText(share.high));
}

QString levelText(const std::string& level)
{
    if (level == "random")
        //: A computer player that moves by chance
        return LabWords::tr("Random");
    if (level == "greenhorn")
        //: Name of a computer player
        return LabWords::tr("Greenhorn");
    if (level == "prospector")
        //: Name of a computer player
        return LabWords::tr("Prospector");
    if (level == "foreman")
        //: Name of a computer player
        return LabWords::tr("Foreman");
    return QString::fromStdString(level);
}

QString runText(RunState state, int games, int players, const std::string& level)
{
    QString text;
    switch (state) {
    case RunState::Running:
        //: %Ln games played up to now, %1 number of players, %2 the level of all of them
        text = LabWords::tr("%Ln game(s) so far, %1 × %2", nullptr, games);
        break;
    case RunState::Canceled:
        //: %Ln games played, %1 number of players, %2 the level of all of them
        text = LabWords::tr("Canceled after %Ln game(s), %1 × %2", nullptr, games);
        break;
    case RunState::Complete:
        //: %Ln games played, %1 number of players, %2 the level of all of them
        text = LabWords::tr("%Ln game(s), %1 × %2", nullptr, games);
        break;
    }
    return text.arg(QLocale().toString(players), levelText(level));
}

} // namespace lodeline::desk
