// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingspanel.h"
#include "engine/goldrush/design/finding.h"

namespace lodeline::goldrush::editor {

// The findings of a set.
class ProblemsPanel : public desk::FindingsPanel
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

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFindings();

    std::vector<Finding> findings_; // sorted by severity
};

} // namespace lodeline::goldrush::editor
