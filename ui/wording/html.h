// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

// For texts of the program itself, which may hold HTML: nothing in them is escaped.
namespace lodeline::ui {

// Of links to examples that can be played: "try:two-cities".
inline constexpr QLatin1String kTryScheme{"try"};

inline QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text);
}

// A heading, where links to `anchor` lead if there is one.
QString heading(const QString& text, const QString& anchor = {});

// A whole text, which begins at the side where the language does, also where a paragraph begins with a Latin
// name.
QString page(const QString& html);

// In italics, where its script has them.
QString caption(const QString& text);

// A table, or a row of one: Qt 6.4 mirrors neither.
QString table(const QString& rows, const QString& attributes = {});
QString tableRow(QStringList cells);

// A picture, named by its address, with a text beside it.
QString pictured(const QString& address, const QString& text);

// A table of keys, which are escaped, and what they do; those without keys are left out.
struct KeyEntry
{
    QString keys;
    QString what;
};
// What can be done by the mouse or, as well, by the keys, of which some may be empty.
QString orKeys(const QString& mouse, const QStringList& keys);
QString keyTable(const std::vector<KeyEntry>& entries);

} // namespace lodeline::ui
