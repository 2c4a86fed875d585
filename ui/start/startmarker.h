// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lodeline::ui {

// Knows whether the last start of a program ended before it reached its window, as a file that it read may be
// to blame. Each start leaves a mark in a folder until it is done with the files of earlier runs.
class StartMarker
{
public:
    // `folder` is made when it is missing. Marks of starts that ended too early are taken away: they count
    // once.
    explicit StartMarker(const QString& folder);
    ~StartMarker();
    StartMarker(const StartMarker&) = delete;
    StartMarker& operator=(const StartMarker&) = delete;

    // Another start has left its mark and runs no more.
    bool lastStartFailed() const { return lastFailed_; }
    // The window is there and the old files were read.
    void reached();

private:
    void findFailed(const QString& folder);

    QString file_;
    bool lastFailed_ = false;
};

} // namespace lodeline::ui
