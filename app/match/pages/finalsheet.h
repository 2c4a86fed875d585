// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"
#include "app/match/rematch.h"

namespace lodeline::app {

// Tells of the end of a match of any kind, and offers what may come next. Whoever derives shows the match.
class FinalSheet : public BackdropPage
{
    Q_OBJECT

public:
    using BackdropPage::BackdropPage;

signals:
    void boardRequested();
    void reviewRequested();
    void saveRequested();
    void rematchRequested(lodeline::app::Rematch how);
    void newGameRequested();
};

} // namespace lodeline::app
