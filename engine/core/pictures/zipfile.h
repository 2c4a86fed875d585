// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <minizip/unzip.h>
#include <string>

namespace lodeline {

// A plain file that is open for reading. It stays so under another name, and where it is deleted or another
// file takes its place.
class OpenFile
{
public:
    // nullptr where the path is no plain file, or one that may not be read.
    static std::shared_ptr<const OpenFile> open(const std::string& path);
    explicit OpenFile(int file);
    ~OpenFile();
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    int get() const { return file_; }

private:
    const int file_;
};

struct ZipReader;

// A ZIP file that is open for reading; nullptr where the path is no plain file or no ZIP. Several may read
// the same open file at once.
class UnzipFile
{
public:
    explicit UnzipFile(const std::string& path);
    explicit UnzipFile(std::shared_ptr<const OpenFile> file);
    ~UnzipFile();
    UnzipFile(const UnzipFile&) = delete;
    UnzipFile& operator=(const UnzipFile&) = delete;

    unzFile get() const { return file_; }

private:
    std::unique_ptr<ZipReader> reader_;
    unzFile file_ = nullptr;
};

} // namespace lodeline
