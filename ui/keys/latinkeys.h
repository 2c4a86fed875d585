// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <optional>

class QKeyEvent;

namespace lodeline::ui {

// The key that a US keyboard has at some place, with what it would type.
struct LatinKey
{
    int key; // Qt::Key
    QString text;
};

// Of a key of another script, such as Russian, Greek or Arabic, by its place; nothing of Latin letters, of
// keys that type no letter, and of those pressed together with Alt.
std::optional<LatinKey> latinKeyOf(const QKeyEvent& event);

// While there is one, keys that are letters do what they do on a keyboard of Latin letters, whatever layout
// is in use. Fields that take text get what was typed.
class LatinKeys : public QObject
{
    Q_OBJECT

public:
    LatinKeys();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace lodeline::ui
