// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"
#include "app/match/rematch.h"
#include "ui/wording/words.h"

class QLabel;

namespace lodeline::app {

// Tells of the end of a match of any kind, and offers what may come next. Whoever derives shows the match.
class FinalSheet : public BackdropPage
{
    Q_OBJECT

public:
    explicit FinalSheet(QWidget* parent = nullptr);

    // Says something until it is told something else; empty words for nothing.
    void tell(const ui::Words& words);

signals:
    void boardRequested();
    void reviewRequested();
    void saveRequested();
    void rematchRequested(lodeline::app::Rematch how);
    void newGameRequested();

protected:
    // Where `tell` says it; whoever derives places it.
    QLabel* told() const { return told_; }
    void changeEvent(QEvent* event) override;

private:
    void retell();

    ui::Words words_;
    QLabel* told_;
};

} // namespace lodeline::app
