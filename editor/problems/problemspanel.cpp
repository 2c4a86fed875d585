// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/problems/problemspanel.h"

#include "editor/problems/findingwords.h"
#include "engine/goldrush/design/repairall.h"

#include <QEvent>

#include <algorithm>

namespace lodeline::goldrush::editor {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : FindingsPanel([] { return tr("&Only this tile"); }, parent)
{
    // By value: the list may change by what is done about a finding.
    connect(this, &FindingsPanel::rowChosen, this,
            [this](int row) { emit jumpRequested(Finding(findings_[static_cast<std::size_t>(row)])); });
    connect(this, &FindingsPanel::repairChosen, this, [this](int row, int repair) {
        const Finding finding = findings_[static_cast<std::size_t>(row)];
        emit repairRequested(finding, finding.repairs[static_cast<std::size_t>(repair)]);
    });
    connect(this, &FindingsPanel::repairOfKindChosen, this, [this](int row, int repair) {
        const Finding& finding = findings_[static_cast<std::size_t>(row)];
        const ProblemCode kind = finding.problem.code;
        emit repairAllRequested(kind, finding.repairs[static_cast<std::size_t>(repair)]);
    });
}

void ProblemsPanel::setFindings(std::vector<Finding> findings)
{
    std::ranges::stable_sort(findings, {}, [](const Finding& f) { return f.problem.severity; });
    findings_ = std::move(findings);
    showFindings();
}

void ProblemsPanel::showFindings()
{
    std::vector<desk::FindingRow> rows;
    for (const Finding& finding : findings_) {
        QStringList repairs;
        QList<int> alike;
        for (const Repair repair : finding.repairs) {
            repairs << repairText(repair);
            alike << countAlike(findings_, finding, repair);
        }
        rows.push_back({finding.problem, finding.tile, finding.tileId, placeText(finding), repairs, alike});
    }
    setRows(std::move(rows));
}

void ProblemsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showFindings();
    FindingsPanel::changeEvent(event);
}

} // namespace lodeline::goldrush::editor
