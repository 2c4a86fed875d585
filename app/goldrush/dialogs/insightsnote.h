// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/insights.h"

#include <QStringList>
#include <QWidget>

namespace lodeline::goldrush {

// What the computer has learned of a tile set: in what games, then a paragraph for each sentence.
class InsightsNote : public QWidget
{
    Q_OBJECT

public:
    explicit InsightsNote(QWidget* parent = nullptr);

    void setInsights(std::vector<Insight> insights); // cheap while they stay the same
    QString text() const;                            // a line for each

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSentences();

    std::vector<Insight> insights_;
    QStringList sentences_; // as they are shown
};

} // namespace lodeline::goldrush
