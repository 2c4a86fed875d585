// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace lodeline::app {

// Waits for a key, with what is held down beside it, and tells of it instead of doing what it does. Tab goes
// on.
class KeyField : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

signals:
    void keyPressed(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace lodeline::app
