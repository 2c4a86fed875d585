// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kinds.h"

#include <QMenu>

namespace lodeline::app {

// Begins a game of another kind than the one on the table; not to be seen where there is only one kind.
class OtherGames : public QMenu
{
    Q_OBJECT

public:
    // `kinds` outlives it.
    explicit OtherGames(const Kinds& kinds, QWidget* parent = nullptr);

    // The one on the table, which is not offered.
    void setKind(const Kind& kind);
    void retranslate();

signals:
    void chosen(const lodeline::app::Kind& kind);

private:
    const Kinds& kinds_;
};

} // namespace lodeline::app
