// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/artist/limits.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <vector>

namespace lodeline::artist {
namespace {

constexpr rlim_t kOpenFiles = 64; // fonts, one after another

bool limit(__rlimit_resource resource, rlim_t most)
{
    rlimit limits{};
    if (getrlimit(resource, &limits) != 0)
        return false;
    limits.rlim_max = limits.rlim_max < most ? limits.rlim_max : most;
    limits.rlim_cur = limits.rlim_max;
    return setrlimit(resource, &limits) == 0;
}

constexpr std::array kForbiddenCalls{
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_execve,
    SYS_execveat,
    SYS_ptrace,
    SYS_unlinkat,
    SYS_renameat2,
    SYS_mkdirat,
    SYS_linkat,
    SYS_truncate,
    SYS_symlinkat,
    SYS_fchmod,
    SYS_fchmodat,
    SYS_fchown,
    SYS_fchownat,
    SYS_kill,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_openat2,
    SYS_io_uring_setup, // which would do any of these unseen
    SYS_mknodat,
    SYS_pidfd_send_signal,
    SYS_tkill,
    SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    SYS_pidfd_open,
    SYS_pidfd_getfd,
    SYS_utimensat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_fsetxattr,
    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
    SYS_shmget,
    SYS_msgget,
    SYS_semget,
    SYS_mq_open,
    SYS_add_key,
    SYS_keyctl,
    SYS_setpriority,
// Older ways to say the same, each of which some machines do without, and one that older systems lack.
#ifdef SYS_unlink
    SYS_unlink,
#endif
#ifdef SYS_rename
    SYS_rename,
#endif
#ifdef SYS_renameat
    SYS_renameat,
#endif
#ifdef SYS_mkdir
    SYS_mkdir,
#endif
#ifdef SYS_link
    SYS_link,
#endif
#ifdef SYS_symlink
    SYS_symlink,
#endif
#ifdef SYS_chmod
    SYS_chmod,
#endif
#ifdef SYS_chown
    SYS_chown,
#endif
#ifdef SYS_lchown
    SYS_lchown,
#endif
#ifdef SYS_rmdir
    SYS_rmdir,
#endif
#ifdef SYS_creat
    SYS_creat,
#endif
#ifdef SYS_mknod
    SYS_mknod,
#endif
#ifdef SYS_fork
    SYS_fork,
#endif
#ifdef SYS_vfork
    SYS_vfork,
#endif
#ifdef SYS_fchmodat2
    SYS_fchmodat2,
#endif
};

#if defined(__x86_64__) && !defined(__ILP32__)
constexpr unsigned kMachine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned kMachine = AUDIT_ARCH_AARCH64;
#else
constexpr unsigned kMachine = 0; // one whose calls nobody has looked at
#endif

// The low half of an argument, on machines that put it first.
constexpr std::size_t argument(std::size_t number)
{
    return offsetof(seccomp_data, args) + 8 * number;
}

sock_filter load(std::size_t offset)
{
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<unsigned>(offset));
}

sock_filter answer(unsigned what)
{
    return BPF_STMT(BPF_RET | BPF_K, what);
}

// The next instruction where the value is `value`, else the one after.
sock_filter ifEqual(unsigned value)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
}

void refuseOpeningForWriting(std::vector<sock_filter>& program, long call, std::size_t flags)
{
    program.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 4));
    program.push_back(load(argument(flags)));
    program.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1));
    program.push_back(answer(SECCOMP_RET_ERRNO | EACCES));
    program.push_back(answer(SECCOMP_RET_ALLOW));
}

bool filterCalls()
{
    if (kMachine == 0)
        return true;
    std::vector<sock_filter> program{load(offsetof(seccomp_data, arch)),
                                     BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kMachine, 1, 0),
                                     answer(SECCOMP_RET_KILL_PROCESS), load(offsetof(seccomp_data, nr))};
    // Calls of another kind of program on the same machine have other numbers.
    program.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000U, 0, 1));
    program.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
    for (const auto call : kForbiddenCalls) {
        program.push_back(ifEqual(static_cast<unsigned>(call)));
        program.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
    }
    refuseOpeningForWriting(program, SYS_openat, 2);
#ifdef SYS_open
    refuseOpeningForWriting(program, SYS_open, 1);
#endif
    program.push_back(answer(SECCOMP_RET_ALLOW));
    const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

} // namespace

std::size_t forbiddenCalls()
{
    return kMachine == 0 ? 0 : kForbiddenCalls.size();
}

bool limitThisProcess()
{
    mallopt(M_ARENA_MAX, 1); // each further one takes addresses in advance
    std::signal(SIGXFSZ, SIG_IGN);
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_DUMPABLE, 0) == 0 && limit(RLIMIT_AS, kMostMemory) && limit(RLIMIT_CORE, 0) &&
           limit(RLIMIT_FSIZE, 0) && limit(RLIMIT_NOFILE, kOpenFiles) && filterCalls();
}

} // namespace lodeline::artist
