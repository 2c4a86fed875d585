// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/sound/soundbox.h"
#include "app/shell/sound/soundloader.h"

#include <QObject>

class QAction;

namespace lodeline::app {

class Settings;

// Whether and how loud the game sounds, as it was chosen and is kept, and why nothing is heard. Nothing is
// loaded before there is something to be heard.
class SoundChoice : public QObject
{
    Q_OBJECT

public:
    // `module`: the file of the SoundModule. All of these outlive it.
    SoundChoice(Settings& settings, QAction* sounds, QObject* parent,
                const QString& module = SoundLoader::modulePath());

    SoundBox& box() { return box_; }
    int volume() const { return box_.volume(); }
    // Kept, and heard at once where sounds are on.
    void setVolume(int percent);
    // One or two sentences; empty where nothing is known to be wrong.
    QString trouble() const;

signals:
    void troubleChanged();
    // Somebody has switched sounds on, and cannot hear them.
    void told(const QString& trouble);

private:
    void setOn(bool on);
    void tell();

    Settings& settings_;
    SoundBox box_;
    SoundLoader loader_;
    bool owesAnswer_ = false; // to whoever has switched sounds on
};

} // namespace lodeline::app
