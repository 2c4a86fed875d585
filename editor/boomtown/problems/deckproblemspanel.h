// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingsof.h"
#include "engine/boomtown/design/finding.h"

namespace lodeline::boomtown::editor {

// The findings of a deck.
class DeckProblemsPanel : public desk::FindingsOf<Finding>
{
    Q_OBJECT

public:
    explicit DeckProblemsPanel(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings); // as `critique` sorts them

signals:
    void jumpRequested(const lodeline::boomtown::Finding& finding);
    void repairRequested(const lodeline::boomtown::Finding& finding, lodeline::boomtown::Repair repair);

private:
    desk::FindingRow rowOf(const Finding& finding) const override;
    void jumpTo(const Finding& finding) override;
    void repairBy(const Finding& finding, Repair repair) override;
};

// Where a finding is: "Card 7, bonus", "The deck".
QString placeText(const Finding& finding);
QString repairText(Repair repair);

} // namespace lodeline::boomtown::editor
