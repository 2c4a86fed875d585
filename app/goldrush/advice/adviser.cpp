// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/adviser.h"

namespace lodeline::goldrush {

void Adviser::ask(Question question)
{
    background_.run([question = std::move(question),
                     effort = effort_](const std::stop_token& stop) { return question(effort, stop); },
                    [this](const Advice& advice) { emit advised(advice); },
                    [this](const QString& reason) { emit failed(reason); });
}

void Adviser::cancel()
{
    background_.forget();
}

} // namespace lodeline::goldrush
