// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/problemtext.h"

#include <QCoreApplication>

namespace lodeline::ui {
namespace {

struct ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

} // namespace

QString problemText(const Problem& problem)
{
    const QString sentence = QCoreApplication::translate("Problem", problemTemplate(problem.code));
    QString text;
    // By hand, not by arg(): an argument may itself hold a place marker.
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const qsizetype argument =
            sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() - 1 : -1;
        if (argument >= 0 && argument < static_cast<qsizetype>(problem.arguments.size())) {
            text += QString::fromStdString(problem.arguments[static_cast<std::size_t>(argument)]);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
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
    return QString::fromStdString(problem.pointer);
}

} // namespace lodeline::ui
