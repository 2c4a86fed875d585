// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problemtext.h"

#include "ui/plain/shown.h"
#include "ui/wording/edgewords.h"

#include <QCoreApplication>

#include <utility>

namespace lodeline::ui {
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
        //: A type of value in a JSON file, as in "Wrong type of value, expected: object"
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

// Only some problems name things by words of the file format: a tile may have the id "n".
QString argumentText(ProblemCode code, const std::string& argument)
{
    switch (code) {
    case ProblemCode::WrongType:
        return typeText(argument);
    case ProblemCode::EdgeClaimedTwice:
    case ProblemCode::HalfEdgeUnclaimed:
    case ProblemCode::HalfEdgeClaimedTwice:
    case ProblemCode::HalfEdgeOnMountain:
    case ProblemCode::PrairieEdgeSplit:
    case ProblemCode::LonelyEdgeKind:
    case ProblemCode::EdgesOutOfBalance:
        return edgeText(argument);
    default:
        return isolated(shownLine(argument, kLongestArgument));
    }
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
    return filled(QCoreApplication::translate("Problem", problemTemplate(problem.code)), arguments);
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return ProblemText::tr("Error");
    case Severity::Warning:
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
    return shownLine(problem.pointer, kLongestArgument);
}

} // namespace lodeline::ui
