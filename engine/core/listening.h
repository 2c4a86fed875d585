// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>

namespace lodeline {

// Visits an event with a function for each kind that matters, and with the list of those that do not: a new
// kind of event is an error of the compiler wherever nobody has decided.
//   std::visit(Listening{[&](const events::Draw& draw) { … }, kIgnored<events::Start, …>}, event);
template <typename... Functions>
struct Listening : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions>
Listening(Functions...) -> Listening<Functions...>;

template <typename... Kinds>
struct Ignored
{
    template <typename Kind>
        requires(std::same_as<Kind, Kinds> || ...)
    void operator()(const Kind& /*event*/) const
    {
    }
};
template <typename... Kinds>
inline constexpr Ignored<Kinds...> kIgnored{};

} // namespace lodeline
