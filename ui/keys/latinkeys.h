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
// keys that type no letter, and of those pressed together with Alt. Where letters are of another script
// (`amongOthers`), some keys that are letters on a US keyboard type signs: Q in Greek and Hebrew, Shift+L in
// Arabic.
std::optional<LatinKey> latinKeyOf(const QKeyEvent& event, bool amongOthers = false);

// While there is one, keys that are letters do what they do on a keyboard of Latin letters, whatever layout
// is in use. Fields that take text get what was typed.
class LatinKeys : public QObject
{
    Q_OBJECT

public:
    LatinKeys();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void noteScript(const QKeyEvent& event);

    bool amongOthers_ = false; // by the letter that was typed last
};

} // namespace lodeline::ui
