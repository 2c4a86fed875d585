// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/latinkeys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMessageBox>

#include <array>
#include <string_view>

// What QtTest asks for the commands of a key by, too; Qt has no public way.
Q_GUI_EXPORT bool qt_sendShortcutOverrideEvent(QObject* object, ulong timestamp, int key,
                                               Qt::KeyboardModifiers modifiers, const QString& text,
                                               bool autoRepeat, ushort count);

namespace lodeline::ui {
namespace {

// X11 and Wayland count keys alike.
struct Row
{
    quint32 first; // scan code
    std::string_view plain;
    std::string_view shifted;
};
constexpr std::array kRows{Row{10, "1234567890-=", "!@#$%^&*()_+"}, Row{24, "qwertyuiop[]", "QWERTYUIOP{}"},
                           Row{38, "asdfghjkl;'`", "ASDFGHJKL:\"~"}, Row{51, "\\zxcvbnm,./", "|ZXCVBNM<>?"}};

// Letters, digits and marks of scripts that have no Latin letters; but no symbols such as €, which Latin
// keyboards have.
bool isOtherScript(uint code)
{
    const bool isForm = code >= 0xfb50 && code <= 0xfeff; // how Arabic letters look beside others
    const bool isKana = code >= 0x3040 && code < 0x3200;
    return isForm || isKana || (code >= 0x370 && code < 0x1e00) || (code >= 0x1f00 && code < 0x2000);
}

uint typedBy(const QKeyEvent& event)
{
    const bool isNamed = event.key() > 0 && event.key() < Qt::Key_Escape;
    if (isNamed || event.text().isEmpty())
        return static_cast<uint>(event.key());
    return event.text().front().unicode();
}

bool isLetterKey(char plain)
{
    return plain >= 'a' && plain <= 'z';
}

bool isSign(uint typed)
{
    return typed < 0x250 && QChar(typed).isPrint() && !QChar(typed).isLetterOrNumber() && typed != u' ';
}

// Lists and message boxes look for what is typed among their own words.
bool looksForLetters(const QWidget& widget)
{
    return qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QMessageBox*>(widget.window());
}

} // namespace

std::optional<LatinKey> latinKeyOf(const QKeyEvent& event, bool amongOthers)
{
    const uint letter = typedBy(event);
    const bool isOther = isOtherScript(letter);
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::ControlModifier) ||
        (!isOther && !(amongOthers && isSign(letter))))
        return std::nullopt;
    const quint32 code = event.nativeScanCode();
    for (const Row& row : kRows) {
        if (code < row.first || code >= row.first + row.plain.size())
            continue;
        if (!isOther && !isLetterKey(row.plain[code - row.first]))
            return std::nullopt;
        const bool shifted = event.modifiers().testFlag(Qt::ShiftModifier);
        const QChar typed = QLatin1Char((shifted ? row.shifted : row.plain)[code - row.first]);
        const bool isText = !event.modifiers().testFlag(Qt::ControlModifier);
        return LatinKey{typed.toUpper().unicode(), isText ? QString(typed) : QString()};
    }
    return std::nullopt;
}

LatinKeys::LatinKeys()
{
    qApp->installEventFilter(this);
}

// Events that are sent on have no scan code.
void LatinKeys::noteScript(const QKeyEvent& event)
{
    const uint typed = typedBy(event);
    if (event.nativeScanCode() == 0 || event.modifiers().testFlag(Qt::ControlModifier))
        return;
    if (isOtherScript(typed))
        amongOthers_ = true;
    else if (typed < 0x250 && QChar(typed).isLetter())
        amongOthers_ = false;
}

bool LatinKeys::eventFilter(QObject* object, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::KeyPress && type != QEvent::KeyRelease && type != QEvent::ShortcutOverride)
        return false;
    auto& key = static_cast<QKeyEvent&>(*event);
    noteScript(key);
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget || widget->testAttribute(Qt::WA_InputMethodEnabled) || QApplication::activePopupWidget())
        return false;
    const std::optional<LatinKey> latin = latinKeyOf(key, amongOthers_);
    if (!latin)
        return false;
    if (type == QEvent::KeyPress &&
        qt_sendShortcutOverrideEvent(widget, key.timestamp(), latin->key, key.modifiers(), latin->text,
                                     key.isAutoRepeat(), static_cast<ushort>(key.count())))
        return true;
    if (looksForLetters(*widget))
        return false;
    QKeyEvent sent(type, latin->key, key.modifiers(), latin->text, key.isAutoRepeat(),
                   static_cast<ushort>(key.count()));
    sent.setTimestamp(key.timestamp());
    QCoreApplication::sendEvent(widget, &sent);
    // What a parent would get has been offered to it.
    event->setAccepted(type != QEvent::ShortcutOverride || sent.isAccepted());
    return true;
}

} // namespace lodeline::ui
