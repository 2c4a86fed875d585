// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/findings.h"
#include "engine/core/words/wording.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::boomtown {
namespace {

// In the order of LabFinding::Code.
constexpr std::array kWordings{
    //: %1 a number of games
    Wording{"few-games",
            QT_TRANSLATE_NOOP("LabFinding", "Few games so far (%1): small differences mean nothing yet.")},
    //: %1 the name of a bonus in quotation marks, %2 and %3 percentages
    Wording{"bonus-decides", QT_TRANSLATE_NOOP("LabFinding", "The bonus %1 decides %2 of the games that have "
                                                             "it (the game's deck: %3).")},
    //: %1 the name of a bonus in quotation marks, %2 and %3 numbers such as 0.5
    Wording{"bonus-brings-little",
            QT_TRANSLATE_NOOP("LabFinding", "The bonus %1 brings hardly any points. Points per player: %2 "
                                            "(the game's deck: %3).")},
    //: %1 the id of a card in quotation marks, %2 a percentage
    Wording{"card-passed",
            QT_TRANSLATE_NOOP("LabFinding", "Card %1 is passed over in %2 of the games that offer it.")},
    //: %1 and %2 numbers such as 41.5
    Wording{"points-high", QT_TRANSLATE_NOOP("LabFinding", "Scores are very high. Points per player: %1 (the "
                                                           "game's deck: %2).")},
    //: %1 and %2 numbers such as 41.5
    Wording{"points-low", QT_TRANSLATE_NOOP("LabFinding", "Scores are very low. Points per player: %1 (the "
                                                          "game's deck: %2).")},
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{
        "first-advantage",
        QT_TRANSLATE_NOOP("LabFinding",
                          "Drafting first is an advantage: the player who drafts first gets %1 of the wins "
                          "(95% interval: %2 to %3; the game's deck: %4).")},
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{"first-disadvantage",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Drafting first is a disadvantage: the player who drafts first gets %1 of the "
                              "wins (95% interval: %2 to %3; the game's deck: %4).")},
    //: %1 to %4 percentages; interval: a range that very likely holds the true value
    Wording{"first-fair",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Drafting first makes no clear difference: the player who drafts first gets %1 "
                              "of the wins (95% interval: %2 to %3; the game's deck: %4).")},
    //: %1 and %2 numbers of points such as 4.5
    Wording{"seldom-close",
            QT_TRANSLATE_NOOP("LabFinding", "Games are seldom close. The winner's lead in points: "
                                            "%1 (the game's deck: %2).")},
    //: %1 and %2 numbers of points such as 4.5
    Wording{"often-close",
            QT_TRANSLATE_NOOP("LabFinding", "Games are often close. The winner's lead in points: "
                                            "%1 (the game's deck: %2).")},
    Wording{"nothing-stands-out",
            QT_TRANSLATE_NOOP("LabFinding", "Nothing stands out: the deck plays much like the game's deck.")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(LabFinding::Code::NothingStandsOut) + 1);

// What is said where there is nothing to compare with.
constexpr std::array kAlone{
    //: %1 to %3 percentages; interval: a range that very likely holds the true value
    Wording{"first-advantage",
            QT_TRANSLATE_NOOP("LabFinding", "Drafting first is an advantage: the player who drafts first "
                                            "gets %1 of the wins (95% interval: %2 to %3).")},
    //: %1 to %3 percentages; interval: a range that very likely holds the true value
    Wording{"first-disadvantage",
            QT_TRANSLATE_NOOP("LabFinding", "Drafting first is a disadvantage: the player who drafts first "
                                            "gets %1 of the wins (95% interval: %2 to %3).")},
    //: %1 to %3 percentages; interval: a range that very likely holds the true value
    Wording{"first-fair",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Drafting first makes no clear difference: the player who drafts first gets %1 "
                              "of the wins (95% interval: %2 to %3).")},
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

} // namespace lodeline::boomtown
