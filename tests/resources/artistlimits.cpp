// SPDX-License-Identifier: GPL-3.0-or-later
// What lodeline-artist takes from itself, tried from inside. A program of its own, without sanitizers: there
// is no way back, and too little memory for them.
#include "resources/artist/limits.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace {

int failures = 0;

void expect(bool good, const char* what)
{
    if (!good) {
        std::fprintf(stderr, "%s\n", what);
        ++failures;
    }
}

bool canTake(std::size_t bytes)
{
    void* memory = mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED && munmap(memory, bytes) == 0;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    const char* file = arguments[1]; // may be written to
    char here[] = "/bin/true";
    char* call[] = {here, nullptr};
    expect(open(file, O_WRONLY | O_CREAT, 0600) >= 0 && canTake(lodeline::artist::kMostMemory), "before");
    expect(lodeline::artist::limitThisProcess(), "limits are refused");
    expect(open(file, O_RDONLY) >= 0, "fonts cannot be read");
    expect(canTake(1U << 20), "no memory at all");
    std::thread([] {}).join();
    expect(open(file, O_WRONLY) < 0, "a file can be written");
    expect(open(file, O_RDWR) < 0, "a file can be changed");
    expect(open("/tmp/lodeline-artist-limits", O_RDONLY | O_CREAT, 0600) < 0, "a file can be made");
    expect(unlink(file) < 0 && rename(file, "x") < 0 && mkdir("x", 0700) < 0, "files can be moved");
    expect(socket(AF_INET, SOCK_STREAM, 0) < 0 && socket(AF_UNIX, SOCK_STREAM, 0) < 0, "there is a network");
    expect(execv(here, call) < 0 && errno == EPERM, "programs can be started");
    expect(kill(getppid(), 0) < 0, "others can be signalled");
    expect(!canTake(lodeline::artist::kMostMemory), "memory has no limit");
    int last = -1;
    for (int next = dup(0); next >= 0; next = dup(0))
        last = next;
    expect(last < 200, "files can be opened without a limit");
    return failures == 0 ? 0 : 1;
}
