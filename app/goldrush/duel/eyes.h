// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lodeline::goldrush {

// One who takes part in a staring duel: the emblem with a pair of eyes, which are open until they blink.
class Eyes : public QWidget
{
    Q_OBJECT

public:
    explicit Eyes(QString colour, QWidget* parent = nullptr);

    // Where they look: -1 to the left, 1 to the right.
    void setGaze(qreal gaze);
    void setOpen(bool open);
    bool isOpen() const { return open_; }

    QSize sizeHint() const override { return {132, 56}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintEye(QPainter& painter, const QRectF& box) const;

    QString colour_;
    qreal gaze_ = 0;
    bool open_ = true;
};

} // namespace lodeline::goldrush
