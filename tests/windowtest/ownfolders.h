// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace lodeline {

// Settings, pictures and sets of whoever runs the tests are none of their business: from now on what a test
// keeps in the folders of a user ($XDG_DATA_HOME and such) goes here. Made before the application, which may
// read settings of Qt.
class OwnFolders
{
public:
    OwnFolders()
    {
        for (const char* place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            qputenv(place, folder_.filePath(QString::fromLatin1(place)).toLocal8Bit());
    }

private:
    QTemporaryDir folder_;
};

} // namespace lodeline
