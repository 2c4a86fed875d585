// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/playersdialog.h"

namespace lodeline::goldrush {

class GameSession;

// The seats of a session.
class PlayersDialog : public app::PlayersDialog
{
    Q_OBJECT

public:
    explicit PlayersDialog(GameSession* session, QWidget* parent = nullptr);
};

} // namespace lodeline::goldrush
