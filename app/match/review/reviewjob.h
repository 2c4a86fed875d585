// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <QObject>

namespace lodeline::app {

// Reviews a game in the background. What is found on the way, each kind of game tells by signals of its own.
class ReviewJob : public QObject
{
    Q_OBJECT

public:
    explicit ReviewJob(QObject* parent = nullptr);

    void cancel();
    bool isRunning() const { return background_.isRunning(); }

signals:
    // It came to its end, or was cancelled.
    void ended(bool complete);
    // Or it could not be made.
    void failed();
    void runningChanged();

protected:
    // Says whether the review could be made; stops at once.
    using Work = std::function<bool(const std::stop_token& stop, const ui::Background::Tell& tell)>;
    // In place of one that is under way.
    void run(const Work& work);

private:
    ui::Background background_;
};

} // namespace lodeline::app
