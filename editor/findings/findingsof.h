// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/findings/findingspanel.h"

#include <QEvent>

#include <utility>
#include <vector>

namespace lodeline::desk {

// A panel of the findings of a kind of things that are edited. A `Finding` has a list of `repairs`.
template <typename Finding>
class FindingsOf : public FindingsPanel
{
protected:
    using Repair = typename decltype(Finding::repairs)::value_type;

    FindingsOf(ui::Words onlyThisPart, QWidget* parent)
        : FindingsPanel(std::move(onlyThisPart), parent)
    {
        // By value: the list may change by what is done about a finding.
        connect(this, &FindingsPanel::rowChosen, this, [this](int row) { jumpTo(Finding(at(row))); });
        connect(this, &FindingsPanel::repairChosen, this, [this](int row, int repair) {
            const Finding finding = at(row);
            repairBy(finding, finding.repairs[static_cast<std::size_t>(repair)]);
        });
    }

    // Sorted by severity already, errors first: the rows stand as they come.
    void setAll(std::vector<Finding> findings)
    {
        findings_ = std::move(findings);
        showRows();
    }
    const std::vector<Finding>& findings() const { return findings_; }
    const Finding& at(int row) const { return findings_[static_cast<std::size_t>(row)]; }

    virtual FindingRow rowOf(const Finding& finding) const = 0;
    virtual void jumpTo(const Finding& finding) = 0;
    virtual void repairBy(const Finding& finding, Repair repair) = 0;

    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            showRows();
        FindingsPanel::changeEvent(event);
    }

private:
    void showRows()
    {
        std::vector<FindingRow> rows;
        for (const Finding& finding : findings_)
            rows.push_back(rowOf(finding));
        setRows(std::move(rows));
    }

    std::vector<Finding> findings_;
};

} // namespace lodeline::desk
