// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace lodeline::ui {
class Languages;
}

namespace lodeline::test {

// What of a text is surely of the longer made-up language: a letter with its accents, or the end of its
// brackets. Empty where there is none.
QString marks(const QString& text);

// The first word of a text in Latin letters, which the made-up language that is written from right to left
// has none of. Single letters are keys. Empty where there is none.
QString latinWord(const QString& text);

// What stands in texts and no language changes.
class Names
{
public:
    explicit Names(QStringList names);

    // A text without them, paths of files and marks of HTML.
    QString without(QString text) const;

private:
    QRegularExpression any_;
};

// What no language changes: languages, keys, kinds of files; and what made-up languages have no words for:
// what Qt itself says, and the names of tile sets, which stand in their files.
QStringList namesOfAll(const ui::Languages& languages);

} // namespace lodeline::test
