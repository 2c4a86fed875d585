// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/aside.h"

namespace lodeline::ui {

// Where the settings of a program lie ("lodeline": its name), whether there are any or not.
QString settingsFile(const QString& program);
// Where QSettings looks as well, if it is not given a file.
QString organisationSettingsFile();

// Makes sure that such a file can be given to QSettings, which would wait for a pipe, read what is endless
// and build whatever object a file describes: what is no plain text of a sensible size is put aside. False
// where it could not be moved, so that the file must not be opened.
bool vetSettings(const QString& file, std::vector<PutAside>& aside);

} // namespace lodeline::ui
