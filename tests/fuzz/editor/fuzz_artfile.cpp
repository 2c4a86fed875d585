// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file with a picture: a tile that takes it has one that may be painted, refers to nothing
// outside, and stays as it is when it is taken again; else there is a reason.
#include "editor/art/artimport.h"
#include "editor/art/artwords.h"
#include "tests/fuzz/require.h"

namespace {

using namespace lodeline;
using namespace lodeline::goldrush::editor;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ImportedArt art =
        importArt(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    require(!verdictText(art).isEmpty());
    for (const SvgFinding& finding : art.svg.findings)
        require(finding.line > 0 && finding.detail.size() <= 200 && !describe(finding).isEmpty());
    if (!art.isUsable()) {
        require(art.fault != ArtFault::None && art.svg.svg.isEmpty());
        return 0;
    }
    if (!art.isSvgFile) {
        require(!art.bytes.isEmpty() && art.bytes.size() <= qsizetype(kMaxPictureBytes) && art.pixels > 0);
        return 0;
    }
    require(!goldrush::faultOfArt(art.text()) && art.svg.count(SvgFate::Refused) == 0);
    const ImportedArt again = importArt(art.svg.svg);
    require(again.isUsable() && again.text() == art.text());
    return 0;
}
