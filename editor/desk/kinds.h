// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/kind.h"

#include <vector>

namespace lodeline::desk {

// The kinds of things that the editor edits, at least one.
class Kinds
{
public:
    void add(std::unique_ptr<Kind> kind) { kinds_.push_back(std::move(kind)); }

    const std::vector<std::unique_ptr<Kind>>& all() const { return kinds_; }
    Kind& first() const { return *kinds_.front(); }
    // The first where the format is none of theirs: its reader then tells what is wrong. In any thread.
    Kind& ofFormat(std::string_view format) const;
    Kind& ofText(std::string_view text) const;
    Kind& of(const Content& content) const { return ofFormat(content.format()); }
    // What unsaved changes of any kind hold. In any thread.
    Result<ContentPtr> readKept(const QJsonObject& kept) const;

private:
    std::vector<std::unique_ptr<Kind>> kinds_;
};

} // namespace lodeline::desk
