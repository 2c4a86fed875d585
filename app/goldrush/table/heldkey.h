// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;

namespace lodeline::goldrush {

// Watches a key that works for as long as it is held down anywhere in a window or in a panel that floats
// beside it, whatever has the focus.
class HeldKey : public QObject
{
    Q_OBJECT

public:
    HeldKey(Qt::Key key, QWidget* window);

    // An inactive one leaves its key to others.
    void setActive(bool active);

signals:
    void held(bool down);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void set(bool down);
    bool isNear(const QWidget& widget) const;
    bool isLetGo(const QKeyEvent& event) const;

    Qt::Key key_;
    QWidget* window_;
    bool active_ = false;
    bool down_ = false;
};

} // namespace lodeline::goldrush
