// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace lodeline::ui {

// Takes a lock of that name, so that no other program touches what it stands for; nullptr where a running
// program has it. Where no lock can be made, on a full or read-only disk, nobody is to be kept out: not
// nullptr, but not locked.
std::unique_ptr<QLockFile> lockOf(const QString& lockFile);

} // namespace lodeline::ui
