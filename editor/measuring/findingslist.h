// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/series/standout.h"
#include "resources/art/theme/theme.h"
#include "ui/wording/words.h"

#include <QListWidget>

namespace lodeline::desk {

// What stands out, in words, the weightiest first; its mark tells by shape and colour how much it matters.
class FindingsList : public QListWidget
{
    Q_OBJECT

public:
    // The code of the one sentence in a list that is no finding. The codes of findings fit into a byte.
    static constexpr int kNoFinding = 256;

    struct Row
    {
        StandOut::Weight weight{};
        QString text;  // in the language of the window
        int part = -1; // of what was measured: the tile or card that it is about
        int code = -1; // of the sentence: the current row is kept by it and the part where it is told

        friend bool operator==(const Row&, const Row&) = default;
    };

    // `partTip` is the tool tip of a row about a part, with %1 for how much it matters.
    explicit FindingsList(ui::Words partTip, QWidget* parent = nullptr);

    void setRows(std::vector<Row> rows);
    void setTheme(const art::Theme& theme);

    QSize minimumSizeHint() const override { return {200, 60}; }

signals:
    void partActivated(int part); // a sentence about it was chosen

protected:
    void changeEvent(QEvent* event) override;

private:
    void showRows();
    void showRow(QListWidgetItem& item, const Row& row) const;
    int rowToKeep() const; // of those to be shown

    const ui::Words partTip_;
    std::vector<Row> rows_;
    art::MarkColours marks_;
};

} // namespace lodeline::desk
