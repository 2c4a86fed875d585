// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/words/wording.h"
#include "engine/goldrush/lab/findings.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

// In the order of LabFinding::Code.
constexpr std::array kWordings{
    //: %1 a number of games
    Wording{"few-games",
            QT_TRANSLATE_NOOP("LabFinding", "Few games so far (%1): small differences mean nothing yet.")},
    //: %1 the name of a tile in quotation marks, %2 a percentage
    Wording{"tile-discarded", QT_TRANSLATE_NOOP("LabFinding", "Tile %1 fits nowhere in %2 of its draws.")},
    //: %1 the name of a tile in quotation marks, %2 a percentage
    Wording{"tile-hard",
            QT_TRANSLATE_NOOP("LabFinding", "Tile %1 fits on no more than two squares in %2 of its draws.")},
    //: %1 and %2 numbers such as 1.5
    Wording{"many-discarded",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Tiles per game that fit nowhere and are discarded: %1 (classic set: %2).")},
    //: %1 and %2 numbers such as 1.5
    Wording{"dead-squares",
            QT_TRANSLATE_NOOP("LabFinding", "Squares per game that stay empty because no tile of the set "
                                            "fits them, however it is turned: %1 (classic set: %2).")},
    //: %1 and %2 numbers such as 1.5
    Wording{"spent-squares",
            QT_TRANSLATE_NOOP("LabFinding", "Squares that no remaining tile fits when a quarter of the stack "
                                            "is left: %1 (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"railroads-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from railroads (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"mountains-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from mountains (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"cities-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from cities (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"prairies-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from prairies (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"gold-dominates",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from gold (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{
        "railroads-bring-little",
        QT_TRANSLATE_NOOP("LabFinding", "Railroads account for only %1 of all points (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{
        "mountains-bring-little",
        QT_TRANSLATE_NOOP("LabFinding", "Mountains account for only %1 of all points (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"cities-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Cities account for only %1 of all points (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"prairies-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Prairies account for only %1 of all points (classic set: %2).")},
    //: %1 a percentage of all points, %2 the same with the classic set
    Wording{"gold-brings-little",
            QT_TRANSLATE_NOOP("LabFinding", "Gold accounts for only %1 of all points (classic set: %2).")},
    //: %1 and %2 numbers such as 41.5
    Wording{
        "points-high",
        QT_TRANSLATE_NOOP("LabFinding", "Scores are very high. Points per player: %1 (classic set: %2).")},
    //: %1 and %2 numbers such as 41.5
    Wording{"points-low",
            QT_TRANSLATE_NOOP("LabFinding", "Scores are very low. Points per player: %1 (classic set: %2).")},
    //: %1 and %2 percentages
    Wording{"late-scoring",
            QT_TRANSLATE_NOOP("LabFinding",
                              "%1 of all points come only in the final scoring (classic set: %2).")},
    //: %1 and %2 percentages
    Wording{"railroads-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few railroads are ever completed: %1 (classic set: %2).")},
    //: %1 and %2 percentages
    Wording{"mountains-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few mountains are ever completed: %1 (classic set: %2).")},
    //: %1 and %2 percentages
    Wording{"cities-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few cities are ever completed: %1 (classic set: %2).")},
    //: %1 to %5 percentages; interval: a range that very likely holds the true value
    Wording{"start-advantage",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Going first is an advantage: the start player gets %1 of the wins "
                              "(95% interval: %2 to %3; equal share: %4; classic set: %5).")},
    //: %1 to %5 percentages; interval: a range that very likely holds the true value
    Wording{"start-disadvantage",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Going first is a disadvantage: the start player gets %1 of the wins "
                              "(95% interval: %2 to %3; equal share: %4; classic set: %5).")},
    //: %1 to %5 percentages; interval: a range that very likely holds the true value
    Wording{"start-fair",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Going first makes no clear difference: the start player gets %1 of the wins "
                              "(95% interval: %2 to %3; equal share: %4; classic set: %5).")},
    //: The lead over the next player; %3 and %4 percentages
    Wording{"seldom-close",
            QT_TRANSLATE_NOOP("LabFinding", "Games are seldom close. The winner's lead is %3 of an average "
                                            "score (classic set: %4).")},
    //: The lead over the next player; %3 and %4 percentages
    Wording{"often-close",
            QT_TRANSLATE_NOOP("LabFinding", "Games are often close. The winner's lead is %3 of an average "
                                            "score (classic set: %4).")},
    //: %1 and %2 numbers
    Wording{"long-game",
            QT_TRANSLATE_NOOP("LabFinding", "Games are long. Turns per game: %1 (classic set: %2).")},
    //: %1 and %2 numbers
    Wording{"short-game",
            QT_TRANSLATE_NOOP("LabFinding", "Games are short. Turns per game: %1 (classic set: %2).")},
    //: %1 a percentage, %2 how many there are
    Wording{
        "tokens-left",
        QT_TRANSLATE_NOOP("LabFinding", "%1 of the mining tokens are never taken (tokens in the set: %2).")},
    //: %1 a percentage
    Wording{"tokens-run-out",
            QT_TRANSLATE_NOOP("LabFinding", "The mining tokens run out in %1 of the games.")},
    Wording{"nothing-stands-out",
            QT_TRANSLATE_NOOP("LabFinding", "Nothing stands out: the set plays much like the classic set.")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(LabFinding::Code::NothingStandsOut) + 1);

// What is said where there is nothing to compare with.
constexpr std::array kAlone{
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{"start-advantage",
            QT_TRANSLATE_NOOP("LabFinding", "Going first is an advantage: the start player gets %1 of the "
                                            "wins (95% interval: %2 to %3; equal share: %4).")},
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{"start-disadvantage",
            QT_TRANSLATE_NOOP("LabFinding", "Going first is a disadvantage: the start player gets %1 of the "
                                            "wins (95% interval: %2 to %3; equal share: %4).")},
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{"start-fair",
            QT_TRANSLATE_NOOP("LabFinding", "Going first makes no clear difference: the start player gets %1 "
                                            "of the wins (95% interval: %2 to %3; equal share: %4).")},
    Wording{"nothing-stands-out", QT_TRANSLATE_NOOP("LabFinding", "Nothing stands out.")},
};

} // namespace

std::string_view toString(LabFinding::Code code)
{
    return wordingOf(code, kWordings).name;
}
const char* findingTemplate(const LabFinding& finding)
{
    return sentenceOf(finding.code, finding.compares, kWordings, kAlone);
}

std::string message(const LabFinding& finding)
{
    return filled(findingTemplate(finding), finding.arguments);
}

} // namespace lodeline::goldrush
