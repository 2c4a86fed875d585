// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a container: a problem, or entries within the limits, of which each can be asked for; and it
// can go along into another container.
#include "engine/core/pictures/container.h"
#include "tests/fuzz/require.h"
#include "tests/support/files.h"
#include "tests/support/temporarydirectory.h"
#include "tests/support/zips.h"

namespace {

using namespace lodeline;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const test::TemporaryDirectory directory;
    static const std::string path = directory.file("container.zip");
    test::writeFile(path, {reinterpret_cast<const char*>(data), size});
    const auto container = Container::open(path);
    if (!container)
        return 0;
    require(container->entries().size() <= std::size_t{kMaxContainerEntries});
    constexpr std::size_t kMostText = 100'000;
    if (const auto text = container->document(kMostText))
        require(text->size() <= kMostText);
    for (const PictureRef& picture : container->pictures())
        if (const auto bytes = container->picture(picture))
            require(bytes->size() == container->sizeOf(picture));
    test::MemorySink sink;
    const auto nothing = [](const PictureRef&) { return std::optional<std::string>(); };
    writeContainer(sink, {"{}", {}, nothing, path});
    return 0;
}
