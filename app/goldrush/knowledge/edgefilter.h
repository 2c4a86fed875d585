// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/knowledge/edges.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;

namespace lodeline::goldrush {

// Asks what the edges of a tile are to show; at first anything.
class EdgeFilter : public QWidget
{
    Q_OBJECT

public:
    explicit EdgeFilter(QWidget* parent = nullptr);

    WantedEdges wanted() const;
    QComboBox* choice(Side side) const { return choices_[static_cast<std::size_t>(side)]; }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::array<QLabel*, kSides> labels_{};
    std::array<QComboBox*, kSides> choices_{};
};

} // namespace lodeline::goldrush
