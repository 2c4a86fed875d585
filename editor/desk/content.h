// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"

#include <QJsonObject>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lodeline::desk {

// What a document holds at one moment, such as a tile set. It never changes, so that any thread may have it.
class Content
{
public:
    virtual ~Content() = default;

    virtual std::string_view format() const = 0;                    // of its file, which tells its kind
    virtual std::string name() const = 0;                           // that it gives itself; may be empty
    virtual std::string text() const = 0;                           // of its file
    virtual std::size_t mostBytes() const = 0;                      // that the text may have to be read again
    virtual std::vector<PictureRef> pictures() const { return {}; } // that it names, each once
    // All of it for a file of unsaved changes, even what is too large for a file of its own.
    virtual QJsonObject kept() const = 0;
};
using ContentPtr = std::shared_ptr<const Content>;

} // namespace lodeline::desk
