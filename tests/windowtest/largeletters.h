// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFont>

namespace lodeline::test {

// The program has letters of twice the size while it lives. Windows are told when they handle their events.
class LargeLetters
{
public:
    LargeLetters()
        : usual_(QApplication::font())
    {
        QFont large = usual_;
        large.setPointSizeF(2 * usual_.pointSizeF());
        QApplication::setFont(large);
    }
    ~LargeLetters() { QApplication::setFont(usual_); }
    LargeLetters(const LargeLetters&) = delete;
    LargeLetters& operator=(const LargeLetters&) = delete;

private:
    QFont usual_;
};

} // namespace lodeline::test
