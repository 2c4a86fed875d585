// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/screens/marks.h"

namespace lodeline::test {

// The windows of a program in English and in another language side by side, as a page for a browser: what
// somebody reads a translation by without starting the program.
class Sheet
{
public:
    Sheet(QString folder, QString language);

    void add(const QString& name, const MarkedPicture& english, const MarkedPicture& other);
    bool write() const; // index.html; the pictures are there by then

private:
    QString row(int number, const QString& english, const QString& other) const;

    QString folder_;
    QString language_;
    QString body_;
    bool isWhole_ = true;
};

} // namespace lodeline::test
