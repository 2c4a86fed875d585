// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/file.h"
#include "engine/core/pictures/pictureref.h"
#include "engine/core/problem.h"

#include <memory>
#include <vector>

namespace lodeline {

class OpenFile;

// A ZIP file with a document and the pictures that it names (docs/formats.md, "Container").

inline constexpr std::size_t kMaxContainerBytes = std::size_t{2}
                                                  << 30; // of the file, and of all that it holds
inline constexpr int kMaxContainerEntries = 4096;
inline constexpr std::string_view kDocumentEntry = "set.json";

struct ContainerEntry
{
    std::string name;
    std::uint64_t bytes = 0; // unpacked
    std::uint32_t check = 0; // CRC-32
    std::uint64_t at = 0;    // where it stands in the list of the file
};

// What is in a container, by its list alone: nothing is unpacked before it is asked for. The file is held
// open meanwhile, so that all of it is found where it gets another name, is deleted, or another file takes
// its place. Where it is written over, what it no longer has at the same place is missing. Any thread may
// read any container.
class Container
{
public:
    // By the first bytes of the file.
    static bool isOne(const std::string& path);
    // Fails for what is no such file, too large or too many, and for names that are there twice or lead
    // outside.
    static Result<Container> open(const std::string& path);

    // The same without the file held open: what is in it is looked for by its path.
    Container byPath() const;

    // Nobody has written to the file since it was opened, as far as its size and time tell. Without the file
    // held open, it is also the one that lies at the path.
    bool isUnchanged() const;

    const std::string& path() const { return path_; }
    const std::vector<ContainerEntry>& entries() const { return entries_; }
    // Equal for two that hold the same under the same names.
    std::string fingerprint() const;

    // The text of the document; TooLarge beyond `maxBytes`.
    Result<std::string> document(std::size_t maxBytes) const;
    std::vector<PictureRef> pictures() const;
    // Its bytes; nothing where it is missing, too large, or is another one than it is named.
    std::optional<std::string> picture(const PictureRef& picture) const;
    // Bytes of all pictures.
    std::uint64_t pictureBytes() const;
    std::uint64_t sizeOf(const PictureRef& picture) const; // 0 where it is missing
    // Something under its name, as far as its list tells; it may be another picture.
    bool hasEntryOf(const PictureRef& picture) const { return entryOf(picture) != nullptr; }
    // Both have it, and the same under its name, as far as their lists tell.
    bool sharesWith(const Container& other, const PictureRef& picture) const;

private:
    const ContainerEntry* find(std::string_view name) const;
    const ContainerEntry* entryOf(const PictureRef& picture) const;
    bool isThere(const ContainerEntry& entry) const; // in the file as it is now
    std::optional<std::string> unpack(const ContainerEntry& entry) const;

    std::string path_;
    std::shared_ptr<const OpenFile> file_; // nullptr where it is not held
    std::optional<FileStamp> opened_;      // as it was then
    std::vector<ContainerEntry> entries_;  // by name
};

// The name in a container.
std::string entryNameOf(const PictureRef& picture);
bool isPictureEntry(std::string_view name);

// The text of a document that stands alone in its file or in a container.
Result<std::string> readDocument(const std::string& path, std::size_t maxBytes);

} // namespace lodeline
