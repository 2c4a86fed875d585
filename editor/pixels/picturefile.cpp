// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pixels/picturefile.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace lodeline::goldrush::editor {
namespace {

// Reads a file from front to end and takes over what is asked for.
class Sieve
{
public:
    explicit Sieve(const QByteArray& file)
        : file_(file)
    {
    }

    bool has(qsizetype bytes) const { return bytes <= file_.size() - at_; }
    uchar byte(qsizetype after) const { return static_cast<uchar>(file_[at_ + after]); }
    template <typename Number>
    Number number(qsizetype after) const
    {
        return qFromBigEndian<Number>(file_.constData() + at_ + after);
    }
    bool startsWith(const char* text, qsizetype after) const
    {
        return QByteArrayView(file_).sliced(at_ + after).startsWith(text);
    }
    void skip(qsizetype bytes) { at_ += bytes; }
    void take(qsizetype bytes)
    {
        kept_.append(file_.constData() + at_, bytes);
        at_ += bytes;
    }
    QByteArray kept() const { return kept_; }

private:
    const QByteArray& file_;
    QByteArray kept_;
    qsizetype at_ = 0;
};

namespace jpeg {

constexpr uchar kBegin = 0xd8;
constexpr uchar kEnd = 0xd9;
constexpr uchar kScan = 0xda;
constexpr uchar kApp0 = 0xe0;
constexpr uchar kApp2 = 0xe2;
constexpr uchar kApp14 = 0xee; // of Adobe: how colours are meant
constexpr uchar kLastApp = 0xef;
constexpr uchar kComment = 0xfe;

bool isKept(const Sieve& sieve, uchar marker)
{
    constexpr qsizetype kText = 4; // behind the marker and the length
    if (marker == kApp0)
        return sieve.startsWith("JFIF", kText);
    if (marker == kApp2)
        return sieve.startsWith("ICC_PROFILE", kText);
    return marker == kApp14 || marker < kApp0 || (marker > kLastApp && marker != kComment);
}

// Up to the next marker that is none of those inside a scan.
bool takeScan(Sieve& sieve)
{
    constexpr uchar kFirstRestart = 0xd0;
    constexpr uchar kLastRestart = 0xd7;
    while (sieve.has(2)) {
        const uchar next = sieve.byte(1);
        if (sieve.byte(0) != 0xff) {
            sieve.take(1);
        } else if (next == 0 || (next >= kFirstRestart && next <= kLastRestart)) {
            sieve.take(2);
        } else {
            return true;
        }
    }
    return false;
}

QByteArray sifted(const QByteArray& file)
{
    Sieve sieve(file);
    if (!sieve.has(2) || sieve.byte(0) != 0xff || sieve.byte(1) != kBegin)
        return {};
    sieve.take(2);
    while (sieve.has(2) && sieve.byte(0) == 0xff) {
        const uchar marker = sieve.byte(1);
        if (marker == 0xff) { // fills
            sieve.skip(1);
            continue;
        }
        if (marker == kEnd) {
            sieve.take(2);
            return sieve.kept();
        }
        const qsizetype bytes = sieve.has(4) ? 2 + sieve.number<quint16>(2) : 0;
        if (bytes < 4 || !sieve.has(bytes))
            return {};
        if (isKept(sieve, marker))
            sieve.take(bytes);
        else
            sieve.skip(bytes);
        if (marker == kScan && !takeScan(sieve))
            return {};
    }
    return {};
}

} // namespace jpeg

namespace png {

constexpr qsizetype kSignature = 8;
constexpr qsizetype kAround = 12; // length, type, checksum

bool isKept(const Sieve& sieve)
{
    constexpr std::array kKept{"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA",
                               "cHRM", "sRGB", "iCCP", "sBIT", "pHYs"};
    return std::ranges::any_of(kKept, [&](const char* type) { return sieve.startsWith(type, 4); });
}

QByteArray sifted(const QByteArray& file)
{
    Sieve sieve(file);
    if (!sieve.has(kSignature) || !sieve.startsWith("\x89PNG\r\n\x1a\n", 0))
        return {};
    sieve.take(kSignature);
    while (sieve.has(kAround)) {
        const qsizetype bytes = kAround + static_cast<qsizetype>(sieve.number<quint32>(0));
        if (!sieve.has(bytes))
            return {};
        const bool isEnd = sieve.startsWith("IEND", 4);
        if (isKept(sieve))
            sieve.take(bytes);
        else
            sieve.skip(bytes);
        if (isEnd)
            return sieve.kept();
    }
    return {};
}

} // namespace png

namespace gif {

constexpr uchar kExtension = 0x21;
constexpr uchar kPicture = 0x2c;

qsizetype bytesOfColours(uchar packed)
{
    constexpr uchar kHasTable = 0x80;
    constexpr uchar kSize = 0x07;
    return (packed & kHasTable) == 0 ? 0 : qsizetype{3} << ((packed & kSize) + 1);
}

// Blocks, each behind its length, up to an empty one.
bool skipBlocks(Sieve& sieve)
{
    while (sieve.has(1)) {
        const uchar bytes = sieve.byte(0);
        if (!sieve.has(1 + bytes))
            return false;
        sieve.skip(1 + bytes);
        if (bytes == 0)
            return true;
    }
    return false;
}

// Whether the first of its pictures is whole.
bool hasPicture(const QByteArray& file)
{
    constexpr qsizetype kHead = 13;
    constexpr qsizetype kPictureHead = 10;
    Sieve sieve(file);
    const auto passes = [&](qsizetype bytes) {
        const bool isThere = sieve.has(bytes);
        if (isThere)
            sieve.skip(bytes);
        return isThere;
    };
    if (!sieve.has(kHead) || !passes(kHead + bytesOfColours(sieve.byte(10))))
        return false;
    while (sieve.has(2) && sieve.byte(0) == kExtension) {
        sieve.skip(2);
        if (!skipBlocks(sieve))
            return false;
    }
    if (!sieve.has(kPictureHead) || sieve.byte(0) != kPicture)
        return false;
    constexpr qsizetype kCodeSize = 1;
    return passes(kPictureHead + bytesOfColours(sieve.byte(9)) + kCodeSize) && skipBlocks(sieve);
}

} // namespace gif

} // namespace

QByteArray withoutPrivateData(const QByteArray& file, PictureType type)
{
    switch (type) {
    case PictureType::Png:
        return png::sifted(file);
    case PictureType::Jpeg:
        return jpeg::sifted(file);
    case PictureType::Svg:
        break;
    }
    return {};
}

bool isCutOff(const QByteArray& file, const QByteArray& format)
{
    constexpr qsizetype kBmpHead = 6;
    if (format == "jpeg" || format == "jpg")
        return jpeg::sifted(file).isEmpty();
    if (format == "gif")
        return !gif::hasPicture(file);
    if (format == "bmp")
        return file.size() >= kBmpHead && qFromLittleEndian<quint32>(file.constData() + 2) > file.size();
    return false;
}

} // namespace lodeline::goldrush::editor
