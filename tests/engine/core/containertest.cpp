// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/pictures/containerwriter.h"
#include "engine/core/pictures/sha256.h"
#include "engine/core/pictures/zipfile.h"
#include "tests/support/files.h"
#include "tests/support/temporarydirectory.h"
#include "tests/support/zips.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <minizip/zip.h>
#include <sys/stat.h>

namespace lodeline::test {
namespace {

const std::string kText = R"({"format": "any"})";

PictureRef named(std::string_view bytes)
{
    PictureRef picture;
    picture.digest = sha256Of(bytes);
    return picture;
}

std::string containerOf(const std::vector<std::string>& pictures, const std::string& before = {})
{
    ContainerContent content{kText, {}, {}, before};
    for (const std::string& bytes : pictures)
        content.pictures.push_back(named(bytes));
    content.bytesOf = [&](const PictureRef& picture) -> std::optional<std::string> {
        for (const std::string& bytes : pictures)
            if (sha256Of(bytes) == picture.digest)
                return bytes;
        return std::nullopt;
    };
    MemorySink sink;
    EXPECT_TRUE(writeContainer(sink, content));
    return sink.bytes();
}

// As another program would make it, with any names.
void zip(const std::string& path, const std::vector<std::pair<std::string, std::string>>& files,
         const unz_file_info64& as = {})
{
    zip_fileinfo info{};
    info.external_fa = as.external_fa;
    zipFile file = zipOpen64(path.c_str(), APPEND_STATUS_CREATE);
    for (const auto& [name, bytes] : files) {
        zipOpenNewFileInZip4_64(file, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED, 9, 0,
                                -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, nullptr, 0, as.version, as.flag, 0);
        zipWriteInFileInZip(file, bytes.data(), static_cast<unsigned>(bytes.size()));
        zipCloseFileInZip(file);
    }
    zipClose(file, nullptr);
}

unz_file_info64 infoOf(const std::string& path, const std::string& name)
{
    unz_file_info64 info{};
    const UnzipFile file(path);
    EXPECT_EQ(unzLocateFile(file.get(), name.c_str(), 1), UNZ_OK) << name;
    EXPECT_EQ(unzGetCurrentFileInfo64(file.get(), &info, nullptr, 0, nullptr, 0, nullptr, 0), UNZ_OK);
    return info;
}

ProblemCode containerFault(const std::string& path)
{
    const auto container = Container::open(path);
    EXPECT_FALSE(container) << path;
    return container ? ProblemCode{} : container.error().front().code;
}

TEST(Sha256, IsTheOneOfTheStandard)
{
    EXPECT_EQ(toHex(sha256Of("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Container, OutlivesItsPath)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    writeFile(path, containerOf({"a picture"}));
    const auto container = Container::open(path);
    ASSERT_TRUE(container);
    const Container byPath = container->byPath();
    EXPECT_EQ(byPath.picture(named("a picture")), "a picture");
    std::filesystem::remove(path);
    EXPECT_EQ(container->picture(named("a picture")), "a picture");
    EXPECT_EQ(container->document(kText.size()), kText);
    EXPECT_FALSE(byPath.picture(named("a picture")));
}

TEST(Container, GivesBackWhatWasWritten)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    const std::string large(3'000'000, 'x');
    writeFile(path, containerOf({"first", large, "first"}));
    ASSERT_TRUE(Container::isOne(path));
    const auto container = Container::open(path);
    ASSERT_TRUE(container);
    EXPECT_EQ(container->document(100), kText);
    EXPECT_EQ(container->pictures().size(), 2U);
    EXPECT_EQ(container->picture(named("first")), "first");
    EXPECT_EQ(container->picture(named(large)), large);
    EXPECT_EQ(container->sizeOf(named(large)), large.size());
    EXPECT_EQ(container->pictureBytes(), large.size() + 5);
    EXPECT_FALSE(container->picture(named("second")));
    EXPECT_EQ(readDocument(path, 100), kText);
    // Stored as they are: the file is larger than what zeros of that length would be.
    EXPECT_GT(std::filesystem::file_size(path), large.size());
}

TEST(Container, LeavesOutAPictureThatIsNotFound)
{
    const TemporaryDirectory directory;
    MemorySink sink;
    const auto nothing = [](const PictureRef&) { return std::optional<std::string>(); };
    EXPECT_TRUE(writeContainer(sink, {kText, {named("gone")}, nothing, {}}));
    writeFile(directory.file("a.zip"), sink.bytes());
    EXPECT_TRUE(Container::open(directory.file("a.zip"))->pictures().empty());
}

// A disk that is full after so many writes.
class FullSink : public MemorySink
{
public:
    explicit FullSink(int room)
        : room_(room)
    {
    }
    bool write(std::string_view bytes) override { return room_-- > 0 && MemorySink::write(bytes); }

private:
    int room_ = 0;
};

TEST(Container, IsRefusedByADiskThatIsFull)
{
    const std::string bytes = "a picture";
    ContainerContent content{kText, {named(bytes)}, [&](const PictureRef&) { return bytes; }, {}};
    int room = 0;
    for (; room < 1000; ++room) {
        FullSink sink(room);
        if (writeContainer(sink, content))
            break;
    }
    EXPECT_GT(room, 10);
    EXPECT_LT(room, 1000);
}

TEST(Container, TakesOtherFilesAlong)
{
    const TemporaryDirectory directory;
    const std::string before = directory.file("before.zip");
    const std::string path = directory.file("a.zip");
    const std::string notes(100'000, 'n');
    zip(before, {{"set.json", "{}"}, {"notes/readme.txt", notes}, {entryNameOf(named("old")), "old"}});
    writeFile(path, containerOf({"new"}, before));
    const auto container = Container::open(path);
    ASSERT_TRUE(container);
    EXPECT_EQ(container->document(100), kText);
    EXPECT_EQ(container->pictures(), std::vector{named("new")});
    ASSERT_EQ(container->entries().size(), 3U);
    EXPECT_EQ(container->entries()[0].name, "notes/readme.txt");
    EXPECT_EQ(container->entries()[0].bytes, notes.size());
    // And once more, from what was written here: it is still packed in order.
    writeFile(before, containerOf({}, path));
    EXPECT_EQ(Container::open(before)->entries()[0].bytes, notes.size());
}

TEST(Container, KeepsAPictureThatSomebodyHasDrawnOver)
{
    const TemporaryDirectory directory;
    const std::string before = directory.file("before.zip");
    const std::string path = directory.file("a.zip");
    const std::string name = entryNameOf(named("first"));
    std::string bytes = "drawn over";
    zip(before, {{"set.json", "{}"}, {name, bytes}, {entryNameOf(named("old")), "other"}});
    const auto notFound = [](const PictureRef&) { return std::optional<std::string>(); };
    MemorySink sink;
    ASSERT_TRUE(writeContainer(sink, {kText, {named("first")}, notFound, before}));
    writeFile(path, sink.bytes());
    const auto container = Container::open(path);
    ASSERT_TRUE(container);
    EXPECT_EQ(container->pictures(), std::vector{named("first")});
    const UnzipFile file(path);
    ASSERT_EQ(unzLocateFile(file.get(), name.c_str(), 1), UNZ_OK);
    ASSERT_EQ(unzOpenCurrentFile(file.get()), UNZ_OK);
    bytes.assign(bytes.size(), ' ');
    EXPECT_EQ(unzReadCurrentFile(file.get(), bytes.data(), static_cast<unsigned>(bytes.size())), 10);
    EXPECT_EQ(bytes, "drawn over");
    EXPECT_EQ(unzCloseCurrentFile(file.get()), UNZ_OK);
}

// How a name is to be read says a flag or the system that it was packed on.
TEST(Container, TakesNamesAlongAsTheyAreToBeRead)
{
    const TemporaryDirectory directory;
    const std::string before = directory.file("before.zip");
    const std::string path = directory.file("a.zip");
    const std::string name = "notes/Größe.txt";
    constexpr unsigned long kUtf8 = 1UL << 11;
    for (const unsigned long flag : {0UL, kUtf8}) {
        unz_file_info64 onUnix{};
        onUnix.version = 3UL << 8 | 30;
        onUnix.flag = flag;
        onUnix.external_fa = 0100644UL << 16;
        zip(before, {{"set.json", "{}"}, {name, "n"}}, onUnix);
        writeFile(path, containerOf({}, before));
        const unz_file_info64 after = infoOf(path, name);
        EXPECT_EQ(after.flag & kUtf8, flag);
        EXPECT_EQ(after.version, onUnix.version);
        EXPECT_EQ(after.external_fa, onUnix.external_fa);
        EXPECT_EQ(infoOf(path, "set.json").flag & kUtf8, 0U);
    }
}

TEST(Container, KnowsAPictureThatIsAnotherOne)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    zip(path, {{"set.json", "{}"}, {entryNameOf(named("right")), "wrong"}});
    EXPECT_FALSE(Container::open(path)->picture(named("right")));
}

TEST(Container, RefusesNamesThatLeadOutsideOrAreThereTwice)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    for (const char* name : {"../set.json", "/etc/passwd", "a/../../b", "a\\b", "c:d", "a/./b", "a\nb"}) {
        zip(path, {{"set.json", "{}"}, {name, "x"}});
        EXPECT_EQ(containerFault(path), FileProblem::BadEntryName) << name;
    }
    zip(path, {{"set.json", "{}"}, {"set.json", "[]"}});
    EXPECT_EQ(containerFault(path), FileProblem::BadEntryName);
}

TEST(Container, RefusesNamesThatAreTooLongAndWhatIsLocked)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    zip(path, {{"set.json", "{}"}, {std::string(255, 'x'), "x"}});
    EXPECT_TRUE(Container::open(path));
    zip(path, {{"set.json", "{}"}, {std::string(256, 'x'), "x"}});
    EXPECT_EQ(containerFault(path), FileProblem::BadContainer);
    unz_file_info64 locked{};
    locked.flag = 1;
    zip(path, {{"set.json", "{}"}}, locked);
    EXPECT_EQ(containerFault(path), FileProblem::BadContainer);
}

TEST(Container, IsBounded)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    std::vector<std::pair<std::string, std::string>> many;
    for (int i = 0; i <= kMaxContainerEntries; ++i)
        many.emplace_back(std::to_string(i), "");
    zip(path, many);
    EXPECT_EQ(containerFault(path), FileProblem::TooMany);
    many.pop_back();
    zip(path, many);
    EXPECT_TRUE(Container::open(path));
    EXPECT_EQ(Container::open(path)->document(9).error().front().code, FileProblem::EntryMissing);
    std::string bomb;
    bomb.resize(20'000'000);
    zip(path, {{"set.json", bomb}, {entryNameOf(named(bomb)), bomb}});
    EXPECT_EQ(readDocument(path, 1'000'000).error().front().code, FileProblem::TooLarge);
    EXPECT_FALSE(Container::open(path)->picture(named(bomb)));
}

TEST(Container, DamagedIsToldAndNeverMoreThanItSays)
{
    const TemporaryDirectory directory;
    const std::string path = directory.file("a.zip");
    const std::string whole = containerOf({"a picture"});
    std::vector<std::string> damagedOnes;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        damagedOnes.push_back(whole.substr(0, at));
        damagedOnes.push_back(whole);
        damagedOnes.back()[at] = static_cast<char>(whole[at] ^ 0x55);
    }
    int refused = 0;
    for (const std::string& damaged : damagedOnes) {
        writeFile(path, damaged);
        const auto container = Container::open(path);
        refused += container ? 0 : 1;
        if (container) {
            if (const auto text = container->document(1000)) {
                EXPECT_EQ(*text, kText);
            }
            if (const auto bytes = container->picture(named("a picture"))) {
                EXPECT_EQ(*bytes, "a picture");
            }
        }
    }
    // Without the list at its end it is none.
    EXPECT_GT(refused, static_cast<int>(whole.size()) / 2);
}

TEST(Container, IsNoPipeAndNoFolder)
{
    const TemporaryDirectory directory;
    const std::string pipe = directory.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& path : {pipe, directory.file(""), directory.file("missing")}) {
        EXPECT_FALSE(Container::isOne(path));
        EXPECT_FALSE(Container::open(path));
    }
    writeFile(directory.file("text"), kText);
    EXPECT_FALSE(Container::isOne(directory.file("text")));
    EXPECT_EQ(readDocument(directory.file("text"), 100), kText);
}

} // namespace
} // namespace lodeline::test
