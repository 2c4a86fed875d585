// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programcall.h"

#include "tests/support/files.h"
#include "tests/support/temporarydirectory.h"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <pty.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace lodeline::test {
namespace {

std::string quoted(const std::string& argument)
{
    std::string text = "'";
    for (const char c : argument)
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text.append("'");
}

} // namespace

Outcome callProgram(const char* program, const std::vector<std::string>& arguments, const std::string& input)
{
    const TemporaryDirectory directory;
    const std::string out = directory.file("out");
    const std::string err = directory.file("err");
    std::string command = quoted(program);
    for (const std::string& argument : arguments)
        command.append(" ").append(quoted(argument));
    command.append(" >")
        .append(quoted(out))
        .append(" 2>")
        .append(quoted(err))
        .append(" <")
        .append(quoted(input));
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readFile(out), readFile(err)};
}

RunningCall::RunningCall(const char* program, std::vector<std::string> arguments, const std::string& out)
{
    arguments.insert(arguments.begin(), program);
    std::vector<char*> words;
    for (std::string& argument : arguments)
        words.push_back(argument.data());
    words.push_back(nullptr);
    const pid_t process = ::forkpty(&terminal_, nullptr, nullptr, nullptr);
    if (process == 0) {
        ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
        ::execv(program, words.data());
        ::_exit(127);
    }
    process_ = process;
}

RunningCall::~RunningCall()
{
    ::close(terminal_);
    if (process_ > 0)
        ::kill(process_, SIGKILL);
}

bool RunningCall::says(const std::string& text)
{
    const std::size_t start = said_.size();
    while (said_.find(text, start) == std::string::npos) {
        char bytes[256];
        const ssize_t count = ::read(terminal_, bytes, sizeof(bytes));
        if (count <= 0)
            return false;
        said_.append(bytes, static_cast<std::size_t>(count));
    }
    return true;
}

void RunningCall::works(std::chrono::seconds time) const
{
    clockid_t clock{};
    timespec used{};
    if (::clock_getcpuclockid(process_, &clock) != 0)
        throw std::runtime_error("the program has ended");
    while (::clock_gettime(clock, &used) == 0 && used.tv_sec < time.count())
        std::this_thread::yield();
}

void RunningCall::signal(int number) const
{
    ::kill(process_, number);
}

int RunningCall::end()
{
    says("what nobody says");
    int status = -1;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return status;
}

} // namespace lodeline::test
