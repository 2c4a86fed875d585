// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lore/setstudy.h"
#include "ui/work/background.h"

#include <QObject>

namespace lodeline::goldrush::editor {

// Learns a tile set in the background on all processors, then watches games by what was learned.
class SetLearner : public QObject
{
    Q_OBJECT

public:
    explicit SetLearner(QObject* parent = nullptr);

    // The set must be free of errors; `players` of the games that are watched. In place of what is being
    // learned.
    void start(const TileSet& set, int players);
    void cancel() { background_.hurry(); }
    void forget() { background_.forget(); } // cancels, and nothing comes of it
    bool isRunning() const { return background_.isRunning(); }

signals:
    void progressed(double share); // 0 to 1, several times a second
    void learned(const lodeline::goldrush::Knowledge& knowledge);
    void ended(bool complete); // after the last of the others

private:
    ui::Background background_;
};

} // namespace lodeline::goldrush::editor
