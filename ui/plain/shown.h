// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"

#include <QString>

#include <string_view>

// What a file, its name or the settings say, as a window may show it: plain text of bounded length in which
// nothing is invisible or turns the writing around it. Widgets that show it are to take it for plain text,
// see ui/plain/label.h.
namespace lodeline::ui {

// The formats allow as much, in characters: Unicode code points.
inline constexpr int kLongestName = static_cast<int>(kNameText.most);
inline constexpr int kLongestText = static_cast<int>(kLineText.most);
inline constexpr int kLongestId = static_cast<int>(kIdText.most);
static_assert(kProseText.most == kLineText.most);

// One line of at most `longest` characters and "…" if there was more. Line breaks and tabs become spaces,
// other control characters and direction marks the sign for what cannot be shown.
QString shownLine(const QString& text, int longest);
QString shownLine(std::string_view utf8, int longest);

QString shownName(const QString& name);
QString shownName(std::string_view utf8);
// The path of a file as the system writes it, and its last part alone, which is cut in the middle.
QString shownPath(const QString& path);
QString shownFile(const QString& path);

// A name that is ready to stand in a sentence: isolated where its direction may differ from the sentence's,
// so that it cannot turn what stands around it. Not for fields, records and names of files.
QString isolated(const QString& name);

// Shown and isolated.
QString nameInText(const QString& name);
QString nameInText(std::string_view utf8);
QString fileInText(const QString& path);

// As part of the title of a window, where [*] has a meaning of its own.
QString inTitle(QString text);

// A text as a tool tip: broken into lines, because tool tips break plain text nowhere, and cut where nobody
// reads on.
QString toolTip(const QString& text);

// Whether a character may stand in a text of the user's: no control character and no direction mark.
bool mayBeTyped(char32_t c);
// What may be typed or pasted into a field of one line: such characters alone, at most `longest` of them. And
// of several lines, which stay.
QString typedLine(const QString& text, int longest);
QString typedLines(const QString& text, int longest);

} // namespace lodeline::ui
