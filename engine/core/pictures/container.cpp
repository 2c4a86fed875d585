// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/container.h"

#include "engine/core/pictures/sha256.h"
#include "engine/core/pictures/zipfile.h"
#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <numeric>

namespace lodeline {
namespace {

constexpr std::string_view kBegin = "PK\3\4";
constexpr std::string_view kFolder = "pictures/";
constexpr std::size_t kLongestName = 255;
constexpr std::uint64_t kMebi = 1U << 20;

// Where whoever unpacks all of it writes beside no other file.
bool staysInside(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.find_first_of("\\:") != std::string_view::npos ||
        forbiddenCharacter(name, {kLongestName}))
        return false;
    for (std::size_t begin = 0; begin <= name.size();) {
        const std::size_t end = std::min(name.find('/', begin), name.size());
        const std::string_view part = name.substr(begin, end - begin);
        if (part == "." || part == "..")
            return false;
        begin = end + 1;
    }
    return true;
}

bool canBeUnpacked(const unz_file_info64& info)
{
    constexpr unsigned long kEncrypted = 1;
    return (info.flag & kEncrypted) == 0 && (info.compression_method == 0 || info.compression_method == 8);
}

Result<ContainerEntry> readEntry(unzFile file)
{
    std::array<char, kLongestName + 1> name{};
    unz_file_info64 info{};
    if (unzGetCurrentFileInfo64(file, &info, name.data(), name.size(), nullptr, 0, nullptr, 0) != UNZ_OK ||
        info.size_filename > kLongestName || !canBeUnpacked(info))
        return failure(FileProblem::BadContainer);
    ContainerEntry entry{
        {name.data(), info.size_filename}, info.uncompressed_size, static_cast<std::uint32_t>(info.crc), 0};
    if (!staysInside(entry.name))
        return failure(FileProblem::BadEntryName, "", {printable(entry.name, kLongestName)});
    entry.at = unzGetOffset64(file);
    return entry;
}

Result<std::vector<ContainerEntry>> readEntries(unzFile file)
{
    std::vector<ContainerEntry> entries;
    std::uint64_t room = kMaxContainerBytes;
    int step = unzGoToFirstFile(file);
    for (; step == UNZ_OK; step = unzGoToNextFile(file)) {
        if (entries.size() >= kMaxContainerEntries)
            return failure(FileProblem::TooMany, "", {std::to_string(kMaxContainerEntries)});
        Result<ContainerEntry> entry = readEntry(file);
        if (!entry)
            return tl::unexpected(entry.error());
        if (entry->bytes > room)
            return failure(FileProblem::TooLarge, "", {std::to_string(kMaxContainerBytes / kMebi)});
        room -= entry->bytes;
        entries.push_back(std::move(*entry));
    }
    if (step != UNZ_END_OF_LIST_OF_FILE)
        return failure(FileProblem::BadContainer);
    std::ranges::sort(entries, {}, &ContainerEntry::name);
    const auto twice = std::ranges::adjacent_find(entries, {}, &ContainerEntry::name);
    if (twice != entries.end())
        return failure(FileProblem::BadEntryName, "", {printable(twice->name, kLongestName)});
    return entries;
}

} // namespace

bool Container::isOne(const std::string& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return false;
    std::array<char, kBegin.size()> begin{};
    std::ifstream(path, std::ios::binary).read(begin.data(), begin.size());
    return std::string_view(begin.data(), begin.size()) == kBegin;
}

Result<Container> Container::open(const std::string& path)
{
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(path, error);
    if (!error && bytes > kMaxContainerBytes)
        return failure(FileProblem::TooLarge, "", {std::to_string(kMaxContainerBytes / kMebi)});
    const std::shared_ptr<const OpenFile> held = OpenFile::open(path);
    const std::optional<FileStamp> stamp = held ? stampOf(held->get()) : std::nullopt;
    const UnzipFile file(held);
    if (!file.get())
        return failure(FileProblem::BadContainer);
    return readEntries(file.get()).map([&](std::vector<ContainerEntry> entries) {
        Container container;
        container.path_ = path;
        container.file_ = held;
        container.opened_ = stamp;
        container.entries_ = std::move(entries);
        return container;
    });
}

Container Container::byPath() const
{
    Container container = *this;
    container.file_.reset();
    return container;
}

bool Container::isUnchanged() const
{
    return (file_ ? stampOf(file_->get()) : stampOf(path_)) == opened_;
}

std::string Container::fingerprint() const
{
    std::string print;
    for (const ContainerEntry& entry : entries_)
        print += entry.name + ' ' + std::to_string(entry.bytes) + ' ' + std::to_string(entry.check) + '\n';
    return print;
}

Result<std::string> Container::document(std::size_t maxBytes) const
{
    const ContainerEntry* entry = find(kDocumentEntry);
    if (!entry)
        return failure(FileProblem::EntryMissing, "", {std::string(kDocumentEntry)});
    if (entry->bytes > maxBytes)
        return failure(FileProblem::TooLarge, "", {std::to_string(maxBytes / kMebi)});
    std::optional<std::string> text = unpack(*entry);
    if (!text)
        return failure(FileProblem::BadContainer);
    return std::move(*text);
}

std::vector<PictureRef> Container::pictures() const
{
    std::vector<PictureRef> pictures;
    for (const ContainerEntry& entry : entries_)
        if (isPictureEntry(entry.name))
            pictures.push_back(*pictureFromFileName(std::string_view(entry.name).substr(kFolder.size())));
    return pictures;
}

std::optional<std::string> Container::picture(const PictureRef& picture) const
{
    const ContainerEntry* entry = entryOf(picture);
    if (!entry || entry->bytes > kMaxPictureBytes)
        return std::nullopt;
    std::optional<std::string> bytes = unpack(*entry);
    if (bytes && sha256Of(*bytes) != picture.digest)
        bytes.reset();
    return bytes;
}

std::uint64_t Container::pictureBytes() const
{
    return std::accumulate(entries_.begin(), entries_.end(), std::uint64_t{},
                           [](std::uint64_t sum, const ContainerEntry& entry) {
                               return isPictureEntry(entry.name) ? sum + entry.bytes : sum;
                           });
}

std::uint64_t Container::sizeOf(const PictureRef& picture) const
{
    const ContainerEntry* entry = entryOf(picture);
    return entry && isThere(*entry) ? entry->bytes : 0;
}

bool Container::sharesWith(const Container& other, const PictureRef& picture) const
{
    const ContainerEntry* mine = entryOf(picture);
    const ContainerEntry* its = other.entryOf(picture);
    return mine && its && mine->bytes == its->bytes && mine->check == its->check;
}

const ContainerEntry* Container::find(std::string_view name) const
{
    const auto found = std::ranges::lower_bound(entries_, name, {}, &ContainerEntry::name);
    return found == entries_.end() || found->name != name ? nullptr : &*found;
}

const ContainerEntry* Container::entryOf(const PictureRef& picture) const
{
    return find(entryNameOf(picture));
}

bool Container::isThere(const ContainerEntry& entry) const
{
    if (isUnchanged())
        return true;
    const UnzipFile file(file_ ? file_ : OpenFile::open(path_));
    if (!file.get() || unzSetOffset64(file.get(), entry.at) != UNZ_OK)
        return false;
    const Result<ContainerEntry> now = readEntry(file.get());
    return now && now->name == entry.name && now->bytes == entry.bytes && now->check == entry.check;
}

// Never more than the list says, whatever is packed there.
std::optional<std::string> Container::unpack(const ContainerEntry& entry) const
{
    const UnzipFile file(file_ ? file_ : OpenFile::open(path_));
    if (!file.get() || unzSetOffset64(file.get(), entry.at) != UNZ_OK ||
        unzOpenCurrentFile(file.get()) != UNZ_OK)
        return std::nullopt;
    std::string bytes(static_cast<std::size_t>(entry.bytes) + 1, '\0');
    std::size_t got = 0;
    while (got < bytes.size()) {
        const int count =
            unzReadCurrentFile(file.get(), bytes.data() + got,
                               static_cast<unsigned>(std::min<std::size_t>(bytes.size() - got, kMebi)));
        if (count < 0)
            return std::nullopt;
        if (count == 0)
            break;
        got += static_cast<std::size_t>(count);
    }
    bytes.resize(got);
    // Closing it compares its sum.
    if (unzCloseCurrentFile(file.get()) != UNZ_OK || got != entry.bytes)
        return std::nullopt;
    return bytes;
}

std::string entryNameOf(const PictureRef& picture)
{
    return std::string(kFolder) + fileNameOf(picture);
}

bool isPictureEntry(std::string_view name)
{
    return name.starts_with(kFolder) && pictureFromFileName(name.substr(kFolder.size()));
}

Result<std::string> readDocument(const std::string& path, std::size_t maxBytes)
{
    if (!Container::isOne(path))
        return readFile(path, maxBytes);
    return Container::open(path).and_then(
        [&](const Container& container) { return container.document(maxBytes); });
}

} // namespace lodeline
