// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingsof.h"
#include "engine/goldrush/design/finding.h"

namespace lodeline::goldrush::editor {

// The findings of a set.
class ProblemsPanel : public desk::FindingsOf<Finding>
{
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings);

signals:
    void jumpRequested(const lodeline::goldrush::Finding& finding);
    void repairRequested(const lodeline::goldrush::Finding& finding, lodeline::goldrush::Repair repair);
    // Of all findings of the kind.
    void repairAllRequested(lodeline::ProblemCode kind, lodeline::goldrush::Repair repair);

private:
    desk::FindingRow rowOf(const Finding& finding) const override;
    void jumpTo(const Finding& finding) override;
    void repairBy(const Finding& finding, Repair repair) override;
};

} // namespace lodeline::goldrush::editor
