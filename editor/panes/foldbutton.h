// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace lodeline::desk {

// The title of a pane that folds, with an arrow: a header above the open pane, an upright strip in place of
// the folded one. Checked while the pane is open.
class FoldButton : public QAbstractButton
{
    Q_OBJECT

public:
    // At the left edge of the window, where it is read from left to right, or at the right one.
    enum class Edge { Start, End };

    explicit FoldButton(Edge edge, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void checkStateSet() override;
    void nextCheckState() override {} // the pane says

private:
    void followState();
    int thickness() const;

    Edge edge_;
};

} // namespace lodeline::desk
