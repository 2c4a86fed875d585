// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problemtext.h"

#include "engine/boomtown/files/problems.h"
#include "engine/goldrush/files/problems.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/edgewords.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace lodeline::ui {

using namespace goldrush;

namespace {

constexpr int kLongestArgument = 256; // characters

struct ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

// An edge, half of one or what lies there, by its name in files.
QString edgeText(const std::string& name)
{
    if (const auto side = sideFromString(name))
        return sideName(*side);
    if (const auto half = halfEdgeFromString(name))
        return halfEdgeName(*half);
    for (const FeatureKind kind : {FeatureKind::Railroad, FeatureKind::Mountain, FeatureKind::Prairie}) {
        if (name == toString(kind))
            return featureName(kind);
    }
    return shownName(name);
}

QString typeText(const std::string& name)
{
    const std::pair<const char*, QString> types[]{
        //: A type of value in a JSON file, as in "Wrong type of value; expected: object"
        {"object", ProblemText::tr("object")},
        //: A type of value in a JSON file: a list of values
        {"array", ProblemText::tr("array")},
        //: A type of value in a JSON file: text
        {"string", ProblemText::tr("string")},
        //: A type of value in a JSON file: a whole number
        {"integer", ProblemText::tr("integer")},
        //: A type of value in a JSON file: true or false
        {"boolean", ProblemText::tr("boolean")},
        //: A type of value in a JSON file, with or without a fraction
        {"number", ProblemText::tr("number")},
    };
    for (const auto& [type, text] : types) {
        if (name == type)
            return text;
    }
    return shownName(name);
}

// What a card shows, by its name in files.
QString cardText(const std::string& name)
{
    if (const auto territory = boomtown::territoryFromString(name))
        return territoryName(*territory);
    if (const auto symbol = boomtown::symbolFromString(name))
        return symbolName(*symbol);
    return shownName(name);
}

bool namesAnEdge(goldrush::SetProblem code)
{
    switch (code) {
    case goldrush::SetProblem::EdgeClaimedTwice:
    case goldrush::SetProblem::HalfEdgeUnclaimed:
    case goldrush::SetProblem::HalfEdgeClaimedTwice:
    case goldrush::SetProblem::HalfEdgeOnMountain:
    case goldrush::SetProblem::PrairieEdgeSplit:
    case goldrush::SetProblem::LonelyEdgeKind:
    case goldrush::SetProblem::EdgesOutOfBalance:
    case goldrush::SetProblem::ArtEdgeStandsOut:
        return true;
    default:
        return false;
    }
}

bool hasOnlyNumbers(ProblemCode code)
{
    constexpr std::array kOfAnyFile{FileProblem::TooLarge, FileProblem::OutOfRange, FileProblem::TooMany,
                                    FileProblem::TooLong};
    constexpr std::array kOfSets{SetProblem::TooManySegments,     SetProblem::TooManyTiles,
                                 SetProblem::TooFewTokens,        SetProblem::FewTiles,
                                 SetProblem::NuggetsOnNoMountain, SetProblem::ArtTooLarge};
    constexpr std::array kOfDecks{boomtown::DeckProblem::CardCount};
    const auto isOneOf = [code](const auto& codes) {
        return std::ranges::any_of(codes, [code](auto known) { return code == known; });
    };
    return isOneOf(kOfAnyFile) || isOneOf(kOfSets) || isOneOf(kOfDecks);
}

QString numberText(const std::string& number)
{
    bool isNumber = false;
    const qlonglong value = QString::fromStdString(number).toLongLong(&isNumber);
    return isNumber ? QLocale().toString(value) : shownLine(number, kLongestArgument);
}

// Only some problems name things by words of the file format: a tile may have the id "n".
QString argumentText(ProblemCode code, const std::string& argument)
{
    if (code == FileProblem::WrongType)
        return typeText(argument);
    const auto ofSet = code.as<goldrush::SetProblem>();
    if (ofSet && namesAnEdge(*ofSet))
        return edgeText(argument);
    if (code == boomtown::DeckProblem::TerritoryOutOfBalance ||
        code == boomtown::DeckProblem::SymbolOutOfBalance)
        return cardText(argument);
    return isolated(hasOnlyNumbers(code) ? numberText(argument) : shownLine(argument, kLongestArgument));
}

} // namespace

QString filled(const QString& sentence, const QStringList& arguments)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const qsizetype argument =
            sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() - 1 : -1;
        if (argument >= 0 && argument < arguments.size()) {
            text += arguments[argument];
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

QString problemText(const Problem& problem)
{
    QStringList arguments;
    for (const std::string& argument : problem.arguments)
        arguments += argumentText(problem.code, argument);
    return filled(QCoreApplication::translate("Problem", problem.code.sentence()), arguments);
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        //: How bad a problem of a file is (noun)
        return ProblemText::tr("Error");
    case Severity::Warning:
        //: How bad a problem of a file is (noun)
        return ProblemText::tr("Warning");
    case Severity::Note:
        //: A remark about a file, less than a warning
        return ProblemText::tr("Note");
    }
    return {};
}

QString problemPlace(const Problem& problem)
{
    if (problem.pointer.empty())
        return ProblemText::tr("the whole file");
    const QString pointer = shownLine(problem.pointer, kLongestArgument);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? leftToRight(pointer) : pointer;
}

QString firstErrorText(const Problems& problems)
{
    const auto first = std::ranges::find(problems, Severity::Error, &Problem::severity);
    if (first == problems.end())
        return {};
    const QString text = problemText(*first);
    //: %1 what is wrong, %2 where in the text, such as "/tiles/3"
    return first->pointer.empty() ? text : ProblemText::tr("%1 (%2)").arg(text, problemPlace(*first));
}

} // namespace lodeline::ui
