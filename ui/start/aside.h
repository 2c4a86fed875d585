// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <QString>

#include <vector>

namespace lodeline::ui {

// Something in the user's folders that could not be used and was moved out of the way.
struct PutAside
{
    QString from; // path
    QString to;   // path; empty where it could not be moved and still lies where it was
    Words why;
};

// Moves a file, folder, pipe or whatever it is into the folder "aside" beside it. Nothing in there is
// replaced.
PutAside putAside(const QString& path, const Words& why);

// Puts aside what bears the name of a folder but is none; true where there is one afterwards.
bool makeFolder(const QString& path, std::vector<PutAside>& aside);

// Something of this name is there and is no plain file: a folder, a pipe, a device. Links are followed.
bool isNoPlainFile(const QString& path);

// The reason for putting that aside.
QString noPlainFile();

// What was put aside, where and why, for people: a line for each, the first ones if there are many.
QString asideText(const std::vector<PutAside>& aside);

} // namespace lodeline::ui
