// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <QObject>

namespace lodeline::app {

class SoundBox;

// Why nothing is heard though sounds are on.
enum class SoundTrouble {
    None,
    NoModule,  // the program was built without it
    NotLoaded, // something that it needs is not installed
    NoDevice
};

// Brings the module that plays sounds, with all that it pulls in, beside the window.
class SoundLoader : public QObject
{
    Q_OBJECT

public:
    // The file of the module beside the program or where it was installed; empty when there is none.
    static QString modulePath();

    // Loads `module` as soon as the box wants it.
    SoundLoader(SoundBox& box, QString module, QObject* parent);

    SoundTrouble trouble() const { return trouble_; }

signals:
    void troubleChanged();

private:
    void load();
    void open();
    void setTrouble(SoundTrouble trouble);

    SoundBox& box_;
    QString module_;
    SoundTrouble trouble_ = SoundTrouble::None;
    ui::Background background_;
};

} // namespace lodeline::app
