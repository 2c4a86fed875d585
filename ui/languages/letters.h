// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

// Whether the fonts of this computer have the letters of a language.
namespace lodeline::ui {

using CanShow = std::function<bool(const QString& text)>;

// Asks the fonts, which may have to be read for it: not for the start of a program.
bool canShow(const QString& text);

// Letters without which nothing can be read in a language: those of its own name, and usual ones of its
// script.
QString neededLetters(const QString& language);

struct MissingFont
{
    QString language; // in English, as all of it: "Japanese"
    QString script;   // "Cyrillic"
    QString package;  // of Debian: "fonts-noto-cjk"

    friend bool operator==(const MissingFont&, const MissingFont&) = default;
};
std::optional<MissingFont> missingFont(const QString& language, const CanShow& canShow);

// In English, for whoever sees boxes in place of the words of the language that was chosen.
QString missingFontText(const MissingFont& font);

// The name that a language gives itself, and where that cannot be shown its English name as well.
QString readableName(const QString& language, const CanShow& canShow);

} // namespace lodeline::ui
