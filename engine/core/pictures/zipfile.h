// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <minizip/unzip.h>
#include <string>

namespace lodeline {

// A ZIP file that is open for reading; nullptr where the path is no plain file or no ZIP.
class UnzipFile
{
public:
    explicit UnzipFile(const std::string& path);
    ~UnzipFile();
    UnzipFile(const UnzipFile&) = delete;
    UnzipFile& operator=(const UnzipFile&) = delete;

    unzFile get() const { return file_; }

private:
    unzFile file_ = nullptr;
};

} // namespace lodeline
