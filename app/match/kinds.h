// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kind.h"

#include <vector>

namespace lodeline::app {

// The kinds of games that the program has, at least one. The first is what a new user meets.
class Kinds
{
public:
    void add(std::unique_ptr<Kind> kind) { kinds_.push_back(std::move(kind)); }

    const std::vector<std::unique_ptr<Kind>>& all() const { return kinds_; }
    Kind& first() const { return *kinds_.front(); }
    // nullptr when there is none.
    Kind* ofFormat(std::string_view format) const;
    // Whose record a text is. The first where it does not say so, which then tells what is wrong with it. In
    // any thread.
    Kind& ofRecord(std::string_view text) const;
    // Who plays with a file other than a record, by its name; nullptr when nobody does.
    Kind* ofSet(const QString& path) const;
    // Of all files other than records.
    QStringList setSuffixes() const;
    // Of the first kind that has words for it; empty when none has.
    QString phrase(Phrase wanted) const;

private:
    std::vector<std::unique_ptr<Kind>> kinds_;
};

} // namespace lodeline::app
