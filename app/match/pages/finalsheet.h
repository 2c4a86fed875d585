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
    // Whether the match is saved without a question.
    void setHasFile(bool on);

signals:
    void boardRequested();
    void reviewRequested();
    void saveRequested();
    void rematchRequested(lodeline::app::Rematch how);
    void newGameRequested();

protected:
    // Where `tell` says it; whoever derives places it.
    QLabel* told() const { return told_; }
    bool hasFile() const { return hasFile_; }
    virtual void retranslateButtons() = 0;
    void changeEvent(QEvent* event) override;

private:
    void retell();

    ui::Words words_;
    QLabel* told_;
    bool hasFile_ = false;
};

} // namespace lodeline::app
