// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/content.h"
#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"

namespace lodeline::goldrush::editor {

// A tile set as what a document holds.
class SetContent : public desk::Content
{
public:
    explicit SetContent(TileSet set);

    const TileSet& set() const { return set_; }
    std::string_view format() const override;
    std::string name() const override { return set_.name; }
    std::string text() const override;
    std::size_t mostBytes() const override;
    std::vector<PictureRef> pictures() const override;
    QJsonObject kept() const override;

private:
    TileSet set_;
};

const TileSet& setOf(const desk::Content& content); // of one that is a set
// In any thread.
Result<desk::ContentPtr> readSet(std::string_view text); // a draft may have errors in it
Result<desk::ContentPtr> readKeptSet(const QJsonObject& kept);

} // namespace lodeline::goldrush::editor
