// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/picturekind.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lodeline::goldrush::editor {
namespace {

using namespace std::string_view_literals;

struct PictureKind
{
    const char* name;
    std::size_t at; // bytes in front of the mark
    std::string_view mark;
};

constexpr std::array kOtherKinds{
    PictureKind{"Photoshop", 0, "8BPS"sv},
    PictureKind{"GIMP (XCF)", 0, "gimp xcf"sv},
    PictureKind{"TIFF", 0, "II*\0"sv},
    PictureKind{"TIFF", 0, "MM\0*"sv},
    PictureKind{"PDF", 0, "%PDF-"sv},
    PictureKind{"PostScript", 0, "%!PS"sv},
    PictureKind{"PostScript", 0, "\xc5\xd0\xd3\xc6"sv},
    PictureKind{"AVIF", 4, "ftypavif"sv},
    PictureKind{"HEIC", 4, "ftyphei"sv},
    PictureKind{"HEIC", 4, "ftypmif1"sv},
    PictureKind{"WebP", 8, "WEBP"sv}, // where nothing reads it
    PictureKind{"JPEG 2000", 4, "jP  \r\n\x87\n"sv},
    PictureKind{"JPEG XL", 4, "JXL \r\n\x87\n"sv},
    PictureKind{"JPEG XL", 0, "\xff\x0a"sv},
    PictureKind{"Krita", 38, "application/x-krita"sv},
    PictureKind{"OpenRaster", 38, "image/openraster"sv},
    PictureKind{"OpenDocument", 38, "application/vnd.oasis.opendocument.graphics"sv},
    PictureKind{"OpenEXR", 0, "v/1\x01"sv},
    PictureKind{"ICO", 0, "\0\0\1\0"sv},
};

} // namespace

QString otherPictureKind(const QByteArray& file)
{
    const std::string_view bytes(file.constData(), static_cast<std::size_t>(file.size()));
    const auto kind = std::ranges::find_if(kOtherKinds, [&](const PictureKind& known) {
        return known.at <= bytes.size() && bytes.substr(known.at).starts_with(known.mark);
    });
    return kind == kOtherKinds.end() ? QString() : QString::fromLatin1(kind->name);
}

} // namespace lodeline::goldrush::editor
