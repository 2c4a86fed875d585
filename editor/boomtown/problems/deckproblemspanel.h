// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingspanel.h"
#include "engine/boomtown/design/finding.h"

namespace lodeline::boomtown::editor {

// The findings of a deck.
class DeckProblemsPanel : public desk::FindingsPanel
{
    Q_OBJECT

public:
    explicit DeckProblemsPanel(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings); // as `critique` sorts them

signals:
    void jumpRequested(const lodeline::boomtown::Finding& finding);
    void repairRequested(const lodeline::boomtown::Finding& finding, lodeline::boomtown::Repair repair);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFindings();

    std::vector<Finding> findings_;
};

// Where a finding is: "Card 7, bonus", "The deck".
QString placeText(const Finding& finding);
QString repairText(Repair repair);

} // namespace lodeline::boomtown::editor
