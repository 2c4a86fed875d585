// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file.h"

#include "tests/support/files.h"
#include "tests/support/temporarydirectory.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace lodeline::test {
namespace {

ProblemCode faultOf(const std::string& path, std::size_t most = 8)
{
    const auto text = lodeline::readFile(path, most);
    EXPECT_FALSE(text) << path;
    return text ? ProblemCode{} : text.error().front().code;
}

TEST(ReadFile, TakesAsMuchAsIsAllowed)
{
    const TemporaryDirectory directory;
    const std::string file = directory.file("file");
    for (const std::string& text : {std::string(), std::string("\0\xff\n", 3), std::string(8, 'x')}) {
        writeFile(file, text);
        EXPECT_EQ(lodeline::readFile(file, 8), text);
    }
    writeFile(file, std::string(9, 'x'));
    EXPECT_EQ(faultOf(file), FileProblem::TooLarge);
    writeFile(file, std::string(200'000, 'x'));
    EXPECT_EQ(lodeline::readFile(file, 200'000), std::string(200'000, 'x'));
}

TEST(ReadFile, TakesWhatALinkLeadsTo)
{
    const TemporaryDirectory directory;
    writeFile(directory.file("file"), "text");
    std::filesystem::create_symlink("file", directory.file("link"));
    EXPECT_EQ(lodeline::readFile(directory.file("link"), 8), "text");
}

TEST(ReadFile, RefusesAtOnceWhatIsNoPlainFile)
{
    const TemporaryDirectory directory;
    const std::string pipe = directory.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::string bound = directory.file("socket");
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    ASSERT_LT(bound.size(), sizeof(address.sun_path));
    std::memcpy(address.sun_path, bound.c_str(), bound.size());
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
    for (const std::string& path :
         {pipe, bound, directory.file(""), std::string("/dev/zero"), std::string("/dev/null")}) {
        EXPECT_EQ(faultOf(path), FileProblem::NotAFile) << path;
        const std::string link = directory.file("link");
        std::filesystem::create_symlink(path, link);
        EXPECT_EQ(faultOf(link), FileProblem::NotAFile) << path;
        std::filesystem::remove(link);
    }
    ::close(socket);
}

TEST(ReadFile, SaysWhatIsMissing)
{
    const TemporaryDirectory directory;
    writeFile(directory.file("file"), "text");
    std::filesystem::create_symlink("link", directory.file("link"));
    for (const std::string& path : {std::string(), directory.file("none"), directory.file("file/file"),
                                    directory.file("link"), directory.file("file") + std::string("\0x", 2)})
        EXPECT_EQ(faultOf(path), FileProblem::CannotRead) << path;
}

// Files of the kernel claim to be empty and go on as long as they like.
TEST(ReadFile, ReadsNoMoreThanTheLimitOfAFileThatClaimsToBeShort)
{
    EXPECT_EQ(faultOf("/proc/self/maps"), FileProblem::TooLarge);
}

TEST(CheckWritable, HasTheReasonThatWritingWouldGive)
{
    const TemporaryDirectory directory;
    writeFile(directory.file("file"), "text");
    std::filesystem::create_symlink("round", directory.file("round"));
    for (const std::string& path :
         {std::string(), directory.file(""), directory.file("none/file"), directory.file("file/file"),
          directory.file(std::string(300, 'x')), directory.file("round")}) {
        const auto written = lodeline::writeFile(path, "other");
        const auto checked = lodeline::checkWritable(path);
        ASSERT_FALSE(written || checked) << path;
        EXPECT_EQ(checked.error(), written.error()) << path;
    }
}

TEST(CheckWritable, ChangesNothing)
{
    const TemporaryDirectory directory;
    writeFile(directory.file("file"), "text");
    std::filesystem::create_symlink("new", directory.file("link"));
    const std::string pipe = directory.file("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const char* name : {"file", "new", "link", "pipe"})
        EXPECT_TRUE(lodeline::checkWritable(directory.file(name))) << name;
    EXPECT_EQ(lodeline::readFile(directory.file("file"), 8), "text");
    const auto files = std::filesystem::directory_iterator(directory.file(""));
    EXPECT_EQ(std::distance(begin(files), end(files)), 3);
}

// As /dev/stdout is in a pipe of a shell.
TEST(WriteFile, WritesIntoAPipeThatIsOpen)
{
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe2(ends.data(), O_NONBLOCK), 0);
    const std::string path = "/dev/fd/" + std::to_string(ends[1]);
    EXPECT_TRUE(lodeline::checkWritable(path));
    EXPECT_TRUE(lodeline::writeFile(path, "text"));
    std::array<char, 8> text{};
    EXPECT_EQ(::read(ends[0], text.data(), text.size()), 4);
    EXPECT_STREQ(text.data(), "text");
    for (const int end : ends)
        ::close(end);
}

// Also where there is nothing at its end yet.
TEST(WriteFile, WritesWhereALinkLeads)
{
    const TemporaryDirectory directory;
    std::filesystem::create_directory(directory.file("store"));
    std::filesystem::create_symlink("store/file", directory.file("second"));
    std::filesystem::create_symlink(directory.file("second"), directory.file("first"));
    for (const char* text : {"new", "newer"}) {
        EXPECT_TRUE(lodeline::writeFile(directory.file("first"), text));
        EXPECT_EQ(lodeline::readFile(directory.file("store/file"), 8), text);
        EXPECT_TRUE(std::filesystem::is_symlink(directory.file("first")));
        EXPECT_TRUE(std::filesystem::is_symlink(directory.file("second")));
    }
}

} // namespace
} // namespace lodeline::test
