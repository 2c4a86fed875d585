// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace lodeline::test {

// What a call of a program came to.
struct Outcome
{
    int status = -1;
    std::string out;
    std::string err;
};

// Standard input comes from a file.
Outcome callProgram(const char* program, const std::vector<std::string>& arguments,
                    const std::string& input = "/dev/null");

// A call whose messages go to a terminal, and what it prints to a file.
class RunningCall
{
public:
    RunningCall(const char* program, std::vector<std::string> arguments, const std::string& out);
    ~RunningCall();
    RunningCall(const RunningCall&) = delete;
    RunningCall& operator=(const RunningCall&) = delete;

    // Reads what it says until that is there; false if it ends before.
    bool says(const std::string& text);
    // Waits until it has used that much processor time.
    void works(std::chrono::seconds time) const;
    void signal(int number) const;
    // The status as waitpid gives it.
    int end();
    const std::string& said() const { return said_; }

private:
    int terminal_ = -1;
    pid_t process_ = -1;
    std::string said_;
};

} // namespace lodeline::test
