// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <memory>
#include <string>

namespace lodeline::art {

// Inline SVG of a tile, with what tells it from others. Cheap to copy.
class OwnArt
{
public:
    OwnArt() = default;
    explicit OwnArt(const std::string& svg);

    bool isEmpty() const { return !svg_; }
    const std::string& svg() const { return *svg_; } // only where it is not empty
    const QByteArray& digest() const { return digest_; }

private:
    std::shared_ptr<const std::string> svg_;
    QByteArray digest_;
};

} // namespace lodeline::art
