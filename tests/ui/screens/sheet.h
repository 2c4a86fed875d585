// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/screens/marks.h"

#include <QSet>

#include <utility>

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
    // Of each text that both have and that was in no earlier window, in the order of the English one.
    std::pair<std::vector<Mark>, std::vector<Mark>> newPairs(const MarkedPicture& english,
                                                             const MarkedPicture& other);
    QString row(int number, const QString& english, const QString& other) const;

    QString folder_;
    QString language_;
    QString body_;
    QSet<std::pair<QString, QString>> said_;
    bool isWhole_ = true;
};

} // namespace lodeline::test
