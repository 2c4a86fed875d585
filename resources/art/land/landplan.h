// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QPointF>

#include <cstdint>
#include <vector>

class QImage;

namespace lodeline::art {

struct Layout;

// What is seen of a layout where, in plain colours, as the painters draw it: without light, plants and
// symbols.
class LandPlan
{
public:
    static constexpr int kCells = 128;
    static constexpr int kAll = kCells * kCells;

    enum class Kind : std::uint8_t { Nothing, Prairie, Mountain, Railroad, Way };
    struct Sight
    {
        Kind kind = Kind::Nothing; // a fence, a gorge, a portal and the like are nothing
        int number = 0;            // of the railroad or the way

        friend bool operator==(const Sight&, const Sight&) = default;
    };

    static constexpr double kRail = 0.012; // beside the planks of a way

    // How sure somebody wants to be: of what parts, or of what goes on between two things that are close to
    // each other.
    enum class Look { AtGround, AtBorders };

    // Needs the ways of the layout.
    LandPlan(const Layout& layout, Look look);

    const Sight& at(int cell) const { return sights_[static_cast<std::size_t>(cell)]; }
    static QPointF centre(int cell);
    static int cellAt(QPointF point); // -1 for a point outside
    static QPoint columnAndRow(int cell) { return {cell % kCells, cell / kCells}; }

private:
    std::vector<Sight> sights_; // by cell
};

} // namespace lodeline::art
