// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>
#include <vector>

namespace lodeline::art {

// Finds what is see-through as a whole and made of several layers of paint: Qt draws each layer see-through,
// so that one shows under the next.
class SvgLayers
{
public:
    struct Faint
    {
        qint64 line = 0;
        QString element;
    };

    void open(QStringView element, qint64 line);
    // An attribute or a property of `style` of the element that was opened last.
    void paint(QStringView name, QStringView value);
    // Ends the element that was opened last; it, if it is such a one.
    std::optional<Faint> close();

private:
    struct Open
    {
        Faint where;
        bool fills = true;
        bool strokes = false;
        bool faint = false;
        int layers = 0; // of the elements inside
    };

    static int layersOf(const Open& open);

    std::vector<Open> open_;
};

} // namespace lodeline::art
