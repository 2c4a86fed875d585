// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/numbertext.h"
#include "engine/goldrush/lab/findings.h"

// Lets the translation tools of the programs with windows find the sentences; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::goldrush {
namespace {

struct Wording
{
    std::string_view name;
    const char* sentence;
};

// In the order of LabFinding::Code.
constexpr std::array kWordings{
    Wording{"few-games",
            QT_TRANSLATE_NOOP("LabFinding", "Few games so far (%1): small differences mean nothing yet.")},
    Wording{"tile-discarded", QT_TRANSLATE_NOOP("LabFinding", "Tile %1 fits nowhere in %2 of its draws.")},
    Wording{"tile-hard",
            QT_TRANSLATE_NOOP("LabFinding", "Tile %1 fits on no more than two squares in %2 of its draws.")},
    Wording{"many-discarded",
            QT_TRANSLATE_NOOP("LabFinding",
                              "%1 tiles per game fit nowhere and are discarded (classic set: %2).")},
    Wording{"dead-squares",
            QT_TRANSLATE_NOOP("LabFinding", "%1 squares per game stay empty because no tile of the set fits "
                                            "them, however it is turned (classic set: %2).")},
    Wording{"spent-squares",
            QT_TRANSLATE_NOOP("LabFinding", "When a quarter of the stack is left, %1 squares can no longer "
                                            "be filled: no tile still to come fits them (classic set: %2).")},
    Wording{"railroads-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from railroads (classic set: %2).")},
    Wording{"mountains-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from mountains (classic set: %2).")},
    Wording{"cities-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from cities (classic set: %2).")},
    Wording{"prairies-dominate",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from prairies (classic set: %2).")},
    Wording{"gold-dominates",
            QT_TRANSLATE_NOOP("LabFinding", "%1 of all points come from gold (classic set: %2).")},
    Wording{"railroads-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Railroads hardly count: %1 of all points (classic set: %2).")},
    Wording{"mountains-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Mountains hardly count: %1 of all points (classic set: %2).")},
    Wording{"cities-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Cities hardly count: %1 of all points (classic set: %2).")},
    Wording{"prairies-bring-little",
            QT_TRANSLATE_NOOP("LabFinding", "Prairies hardly count: %1 of all points (classic set: %2).")},
    Wording{"gold-brings-little",
            QT_TRANSLATE_NOOP("LabFinding", "Gold hardly counts: %1 of all points (classic set: %2).")},
    Wording{"points-high",
            QT_TRANSLATE_NOOP("LabFinding",
                              "A player scores %1 points, far more than with the classic set (%2).")},
    Wording{"points-low",
            QT_TRANSLATE_NOOP("LabFinding",
                              "A player scores %1 points, far fewer than with the classic set (%2).")},
    Wording{"late-scoring",
            QT_TRANSLATE_NOOP("LabFinding",
                              "%1 of the points come only in the final scoring (classic set: %2).")},
    Wording{"railroads-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few railroads are ever completed: %1 (classic set: %2).")},
    Wording{"mountains-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few mountains are ever completed: %1 (classic set: %2).")},
    Wording{"cities-stay-open",
            QT_TRANSLATE_NOOP("LabFinding", "Few cities are ever completed: %1 (classic set: %2).")},
    Wording{"start-advantage",
            QT_TRANSLATE_NOOP("LabFinding", "Going first is an advantage: %1 of the wins (95 % interval %2 "
                                            "to %3), where %4 would be even; classic set: %5.")},
    Wording{"start-disadvantage",
            QT_TRANSLATE_NOOP("LabFinding", "Going first is a disadvantage: %1 of the wins (95 % interval %2 "
                                            "to %3), where %4 would be even; classic set: %5.")},
    Wording{"start-fair",
            QT_TRANSLATE_NOOP("LabFinding", "Going first makes no clear difference: %1 of the wins (95 % "
                                            "interval %2 to %3), where %4 would be even; classic set: %5.")},
    Wording{"seldom-close",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Games are seldom close: the best player leads the next by %1 points "
                              "(classic set: %2).")},
    Wording{"often-close",
            QT_TRANSLATE_NOOP("LabFinding",
                              "Games are close: the best player leads the next by %1 points (classic "
                              "set: %2).")},
    Wording{"long-game", QT_TRANSLATE_NOOP("LabFinding", "It is a long game. Turns: %1 (classic set: %2).")},
    Wording{"short-game",
            QT_TRANSLATE_NOOP("LabFinding", "It is a short game. Turns: %1 (classic set: %2).")},
    //: %1 a percentage, %2 how many there are
    Wording{"tokens-left", QT_TRANSLATE_NOOP("LabFinding", "%1 of the %2 tokens are taken by nobody.")},
    Wording{"tokens-run-out", QT_TRANSLATE_NOOP("LabFinding", "The tokens run out in %1 of the games.")},
    Wording{"nothing-stands-out",
            QT_TRANSLATE_NOOP("LabFinding", "Nothing stands out: the set plays much like the classic set.")},
};
static_assert(kWordings.size() == static_cast<std::size_t>(LabFinding::Code::NothingStandsOut) + 1);

std::string textOf(const LabFinding::Argument& argument)
{
    switch (argument.kind) {
    case LabFinding::Argument::Kind::Percent:
        return fixed(100 * argument.number, 0) + " %";
    case LabFinding::Argument::Kind::Decimal:
        return fixed(argument.number, 1);
    case LabFinding::Argument::Kind::Count:
        return fixed(argument.number, 0);
    case LabFinding::Argument::Kind::Name:
        return argument.name;
    }
    return {};
}

} // namespace

std::string_view toString(LabFinding::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].name;
}
const char* findingTemplate(LabFinding::Code code)
{
    return kWordings[static_cast<std::size_t>(code)].sentence;
}

std::string_view toString(LabFinding::Weight weight)
{
    constexpr std::array<std::string_view, 3> names{"remark", "notable", "serious"};
    return names[static_cast<std::size_t>(weight)];
}

std::string message(const LabFinding& finding)
{
    const std::string_view sentence = findingTemplate(finding.code);
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const std::size_t argument = sentence[i] == '%' && i + 1 < sentence.size()
                                         ? static_cast<std::size_t>(sentence[i + 1] - '1')
                                         : finding.arguments.size();
        if (argument < finding.arguments.size()) {
            text += textOf(finding.arguments[argument]);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace lodeline::goldrush
