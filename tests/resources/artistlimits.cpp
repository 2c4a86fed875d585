// SPDX-License-Identifier: GPL-3.0-or-later
// What lodeline-artist takes from itself, tried from inside. A program of its own, without sanitizers: there
// is no way back, and too little memory for them.
#include "resources/artist/limits.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <vector>

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

struct Call
{
    long number;
    const char* name;
};

// A list of its own, so that a call that is no longer refused is seen.
const std::vector<Call> kCalls{
    {SYS_socket, "socket"},
    {SYS_socketpair, "socketpair"},
    {SYS_connect, "connect"},
    {SYS_bind, "bind"},
    {SYS_execve, "execve"},
    {SYS_execveat, "execveat"},
    {SYS_ptrace, "ptrace"},
    {SYS_unlinkat, "unlinkat"},
    {SYS_renameat2, "renameat2"},
    {SYS_mkdirat, "mkdirat"},
    {SYS_linkat, "linkat"},
    {SYS_truncate, "truncate"},
    {SYS_symlinkat, "symlinkat"},
    {SYS_fchmod, "fchmod"},
    {SYS_fchmodat, "fchmodat"},
    {SYS_fchown, "fchown"},
    {SYS_fchownat, "fchownat"},
    {SYS_kill, "kill"},
    {SYS_process_vm_readv, "process_vm_readv"},
    {SYS_process_vm_writev, "process_vm_writev"},
    {SYS_openat2, "openat2"},
    {SYS_io_uring_setup, "io_uring_setup"},
    {SYS_mknodat, "mknodat"},
    {SYS_pidfd_send_signal, "pidfd_send_signal"},
    {SYS_tkill, "tkill"},
    {SYS_rt_sigqueueinfo, "rt_sigqueueinfo"},
    {SYS_rt_tgsigqueueinfo, "rt_tgsigqueueinfo"},
    {SYS_pidfd_open, "pidfd_open"},
    {SYS_pidfd_getfd, "pidfd_getfd"},
    {SYS_utimensat, "utimensat"},
    {SYS_setxattr, "setxattr"},
    {SYS_lsetxattr, "lsetxattr"},
    {SYS_fsetxattr, "fsetxattr"},
    {SYS_removexattr, "removexattr"},
    {SYS_lremovexattr, "lremovexattr"},
    {SYS_fremovexattr, "fremovexattr"},
    {SYS_shmget, "shmget"},
    {SYS_msgget, "msgget"},
    {SYS_semget, "semget"},
    {SYS_mq_open, "mq_open"},
    {SYS_add_key, "add_key"},
    {SYS_keyctl, "keyctl"},
    {SYS_setpriority, "setpriority"},
#ifdef SYS_unlink
    {SYS_unlink, "unlink"},
#endif
#ifdef SYS_rename
    {SYS_rename, "rename"},
#endif
#ifdef SYS_renameat
    {SYS_renameat, "renameat"},
#endif
#ifdef SYS_mkdir
    {SYS_mkdir, "mkdir"},
#endif
#ifdef SYS_link
    {SYS_link, "link"},
#endif
#ifdef SYS_symlink
    {SYS_symlink, "symlink"},
#endif
#ifdef SYS_chmod
    {SYS_chmod, "chmod"},
#endif
#ifdef SYS_chown
    {SYS_chown, "chown"},
#endif
#ifdef SYS_lchown
    {SYS_lchown, "lchown"},
#endif
#ifdef SYS_rmdir
    {SYS_rmdir, "rmdir"},
#endif
#ifdef SYS_creat
    {SYS_creat, "creat"},
#endif
#ifdef SYS_mknod
    {SYS_mknod, "mknod"},
#endif
#ifdef SYS_fork
    {SYS_fork, "fork"},
#endif
#ifdef SYS_vfork
    {SYS_vfork, "vfork"},
#endif
#ifdef SYS_fchmodat2
    {SYS_fchmodat2, "fchmodat2"},
#endif
};

// With arguments that no call takes, so that none does anything even where it is let through.
bool isRefused(long number)
{
    const pid_t self = getpid();
    errno = 0;
    const long result = syscall(number, -1L, -1L, -1L, -1L, -1L, -1L);
    if (getpid() != self)
        _exit(0);
    return result == -1 && errno == EPERM;
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 2)
        return 2;
    const char* file = arguments[1]; // may be written to
    expect(open(file, O_WRONLY | O_CREAT, 0600) >= 0 && canTake(lodeline::artist::kMostMemory), "before");
    expect(lodeline::artist::limitThisProcess(), "limits are refused");
    expect(open(file, O_RDONLY) >= 0, "fonts cannot be read");
    expect(canTake(1U << 20), "no memory at all");
    std::thread([] {}).join();
    expect(open(file, O_WRONLY) < 0, "a file can be written");
    expect(open(file, O_RDWR) < 0, "a file can be changed");
    expect(open("/tmp/lodeline-artist-limits", O_RDONLY | O_CREAT, 0600) < 0, "a file can be made");
    if (lodeline::artist::forbiddenCalls() > 0) {
        for (const Call& call : kCalls)
            expect(isRefused(call.number), call.name);
        expect(kCalls.size() == lodeline::artist::forbiddenCalls(), "a call that is refused is not tried");
    }
    expect(!canTake(lodeline::artist::kMostMemory), "memory has no limit");
    int last = -1;
    for (int next = dup(0); next >= 0; next = dup(0))
        last = next;
    expect(last < 200, "files can be opened without a limit");
    return failures == 0 ? 0 : 1;
}
