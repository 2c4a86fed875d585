// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <chrono>
#include <future>
#include <memory>
#include <optional>

namespace lodeline::ui {

// How long a window waits for a disk that may never answer.
inline constexpr std::chrono::seconds kPatience{1};

// Begins to read in a thread that is left to itself, so that `read` has all that it needs by copy, and throws
// nothing.
template <typename Read>
auto readAside(const Read& read) -> std::shared_future<decltype(read())>
{
    const auto found = std::make_shared<std::promise<decltype(read())>>();
    std::shared_future<decltype(read())> answer = found->get_future().share();
    Background look(Background::AtEnd::Abandons);
    look.run([found, read] { found->set_value(read()); }, [] {});
    return answer;
}

// What such a `read` brings; nothing where that takes longer than a window waits.
template <typename Read>
auto inTime(const Read& read) -> std::optional<decltype(read())>
{
    const auto answer = readAside(read);
    if (answer.wait_for(kPatience) != std::future_status::ready)
        return std::nullopt;
    return answer.get();
}

} // namespace lodeline::ui
