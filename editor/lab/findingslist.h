// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/findings.h"
#include "resources/art/theme/theme.h"

#include <QListWidget>

namespace lodeline::goldrush::editor {

// What stands out, in words, the weightiest first; its mark tells by shape and colour how much it matters.
class FindingsList : public QListWidget
{
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    void setFindings(std::vector<LabFinding> findings);
    void setTheme(const art::Theme& theme);

    QSize minimumSizeHint() const override { return {200, 60}; }

signals:
    // A sentence about a tile was chosen.
    void tileActivated(int design);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showFindings();

    std::vector<LabFinding> findings_;
    art::MarkColours marks_;
};

} // namespace lodeline::goldrush::editor
