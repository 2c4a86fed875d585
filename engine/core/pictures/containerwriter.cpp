// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/containerwriter.h"

#include "engine/core/pictures/zipfile.h"

#include <algorithm>
#include <minizip/zip.h>
#include <set>

namespace lodeline {
namespace {

constexpr int kStored = 0;
constexpr std::size_t kPiece = 1U << 20;

// minizip loses the memory of an entry whose first bytes cannot be written. It is therefore told of no
// failure: nothing more is written, and whoever adds entries asks.
struct Output
{
    ContainerSink& sink;
    bool hasFailed = false;
};

Output& outputOf(void* output)
{
    return *static_cast<Output*>(output);
}

void* openOutput(void* output, const void* /*path*/, int /*mode*/)
{
    return output;
}

unsigned long readNothing(void* /*opaque*/, void* /*output*/, void* /*to*/, unsigned long /*size*/)
{
    return 0;
}

unsigned long writeOutput(void* /*opaque*/, void* to, const void* from, unsigned long size)
{
    Output& output = outputOf(to);
    output.hasFailed = output.hasFailed || !output.sink.write({static_cast<const char*>(from), size});
    return size;
}

ZPOS64_T placeInOutput(void* /*opaque*/, void* output)
{
    return outputOf(output).sink.place();
}

long seekInOutput(void* /*opaque*/, void* to, ZPOS64_T offset, int origin)
{
    Output& output = outputOf(to);
    output.hasFailed = output.hasFailed || origin != ZLIB_FILEFUNC_SEEK_SET || !output.sink.seek(offset);
    return 0;
}

int noError(void* /*opaque*/, void* /*output*/)
{
    return 0;
}

class Zip
{
public:
    explicit Zip(ContainerSink& sink)
        : output_{sink}
    {
        zlib_filefunc64_def functions{openOutput,   readNothing, writeOutput, placeInOutput,
                                      seekInOutput, noError,     noError,     &output_};
        file_ = zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions);
    }
    ~Zip() { close(); }
    Zip(const Zip&) = delete;
    Zip& operator=(const Zip&) = delete;

    bool isOpen() const { return file_ != nullptr; }
    bool close()
    {
        return file_ && zipClose(std::exchange(file_, nullptr), nullptr) == ZIP_OK && !output_.hasFailed;
    }

    bool add(const std::string& name, std::string_view bytes, bool isPacked)
    {
        const int method = isPacked ? Z_DEFLATED : kStored;
        return begin(name, {}, method, false) && write(bytes) && zipCloseFileInZip(file_) == ZIP_OK;
    }

    // As it is packed in the other one.
    bool copy(const UnzipFile& from, const ContainerEntry& entry)
    {
        unz_file_info64 info{};
        int method = 0;
        int level = 0;
        if (!from.get() || unzSetOffset64(from.get(), entry.at) != UNZ_OK ||
            unzGetCurrentFileInfo64(from.get(), &info, nullptr, 0, nullptr, 0, nullptr, 0) != UNZ_OK ||
            unzOpenCurrentFile2(from.get(), &method, &level, 1) != UNZ_OK ||
            !begin(entry.name, info, method, true))
            return false;
        std::string piece(kPiece, '\0');
        int count = 0;
        while ((count = unzReadCurrentFile(from.get(), piece.data(), kPiece)) > 0)
            if (!write({piece.data(), static_cast<std::size_t>(count)}))
                return false;
        return count == 0 && unzCloseCurrentFile(from.get()) == UNZ_OK &&
               zipCloseFileInZipRaw64(file_, entry.bytes, entry.check) == ZIP_OK;
    }

private:
    // `from`: whose date, permissions and encoding of the name it has.
    bool begin(const std::string& name, const unz_file_info64& from, int method, bool isRaw)
    {
        constexpr unsigned long kFirstDay = 1UL << 21 | 1UL << 16; // 1 January 1980, the first that there is
        constexpr unsigned long kUtf8 = 1UL << 11;                 // else the system that made it decides
        constexpr int kUsualMemory = 8;
        zip_fileinfo info{};
        info.dosDate = from.dosDate == 0 ? kFirstDay : from.dosDate;
        info.external_fa = from.external_fa;
        return zipOpenNewFileInZip4_64(file_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, method,
                                       Z_DEFAULT_COMPRESSION, isRaw ? 1 : 0, -MAX_WBITS, kUsualMemory,
                                       Z_DEFAULT_STRATEGY, nullptr, 0, from.version, from.flag & kUtf8,
                                       0) == ZIP_OK &&
               !output_.hasFailed;
    }

    bool write(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const std::size_t count = std::min(bytes.size(), kPiece);
            const bool isTaken =
                zipWriteInFileInZip(file_, bytes.data(), static_cast<unsigned>(count)) == ZIP_OK;
            if (!isTaken || output_.hasFailed)
                return false;
            bytes.remove_prefix(count);
        }
        return true;
    }

    Output output_;
    zipFile file_ = nullptr;
};

bool canBeCopied(const UnzipFile& file, const ContainerEntry& entry)
{
    int method = 0;
    int level = 0;
    return file.get() && unzSetOffset64(file.get(), entry.at) == UNZ_OK &&
           unzOpenCurrentFile2(file.get(), &method, &level, 1) == UNZ_OK &&
           unzCloseCurrentFile(file.get()) == UNZ_OK;
}

// `unfound` are the names of pictures that were not: one of them may be drawn over under its old name, which
// is somebody's work.
bool copyOthers(Zip& zip, const ContainerContent& content, const std::set<std::string>& unfound)
{
    if (content.before.empty())
        return true;
    const Result<Container> before = Container::open(content.before);
    if (!before)
        return true; // nothing that could go along
    const UnzipFile file(content.before);
    const auto goesAlong = [&](const ContainerEntry& entry) {
        if (entry.name == kDocumentEntry || (isPictureEntry(entry.name) && !unfound.contains(entry.name)))
            return false;
        return canBeCopied(file, entry);
    };
    return std::ranges::all_of(before->entries(), [&](const ContainerEntry& entry) {
        return !goesAlong(entry) || zip.copy(file, entry);
    });
}

} // namespace

bool writeContainer(ContainerSink& sink, const ContainerContent& content)
{
    Zip zip(sink);
    // First, so that whoever looks at the first bytes finds it.
    if (!zip.isOpen() || !zip.add(std::string(kDocumentEntry), content.document, true))
        return false;
    std::set<std::string> names;
    std::set<std::string> unfound;
    for (const PictureRef& picture : content.pictures) {
        const std::string name = entryNameOf(picture);
        if (!names.insert(name).second)
            continue;
        const std::optional<std::string> bytes = content.bytesOf(picture);
        if (!bytes)
            unfound.insert(name);
        else if (!zip.add(name, *bytes, false))
            return false;
    }
    return copyOthers(zip, content, unfound) && zip.close();
}

} // namespace lodeline
