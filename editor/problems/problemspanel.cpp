// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "editor/problems/findingwords.h"
#include "engine/goldrush/design/repairall.h"

#include <algorithm>

namespace lodeline::goldrush::editor {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : FindingsOf([] { return tr("&Only this tile"); }, parent)
{
    connect(this, &FindingsPanel::repairOfKindChosen, this, [this](int row, int repair) {
        const Finding& finding = at(row);
        const ProblemCode kind = finding.problem.code;
        emit repairAllRequested(kind, finding.repairs[static_cast<std::size_t>(repair)]);
    });
}

void ProblemsPanel::setFindings(std::vector<Finding> findings)
{
    std::ranges::stable_sort(findings, {}, [](const Finding& f) { return f.problem.severity; });
    setAll(std::move(findings));
}

desk::FindingRow ProblemsPanel::rowOf(const Finding& finding) const
{
    QStringList repairs;
    QList<int> alike;
    for (const Repair repair : finding.repairs) {
        repairs << repairText(repair);
        alike << countAlike(findings(), finding, repair);
    }
    return {finding.problem, finding.tile, finding.tileId, placeText(finding), repairs, alike};
}

void ProblemsPanel::jumpTo(const Finding& finding)
{
    emit jumpRequested(finding);
}

void ProblemsPanel::repairBy(const Finding& finding, Repair repair)
{
    emit repairRequested(finding, repair);
}

} // namespace lodeline::goldrush::editor
