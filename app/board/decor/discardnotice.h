// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/boardstyle.h"

#include <QFrame>

#include <string>
#include <vector>

class QLabel;

namespace lodeline::app {

// Lies over the upper edge of the board and shows tiles that had to leave the game because they fit nowhere
// (R2.2), until the next turn.
class DiscardNotice : public QFrame
{
    Q_OBJECT

public:
    explicit DiscardNotice(QWidget* parent);

    // Nothing to show hides it. `designs` belong to the ids.
    void show(const std::vector<std::string>& ids, const std::vector<int>& designs, BoardStyle& style);
    // In the middle of the parent's upper edge.
    void place();

private:
    void setPictures(const std::vector<int>& designs, BoardStyle& style);
    void setColours(const art::Theme& theme);

    QLabel* pictures_;
    QLabel* words_;
};

} // namespace lodeline::app
