// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"

#include <QStringList>

#include <vector>

namespace lodeline::ui {

// A text of the program as it is said now: its forms and state are those of the catalogue that says it.
struct SpokenText
{
    CatalogueText text;
    QStringList shown;  // what windows show: its forms, or English where there are none
    bool isOwn = false; // one of the user's own translations says it
};

// A text with the words and the state that it is to have in a language. Without forms it becomes a gap.
struct TypedText
{
    CatalogueText text;
    QString language;
};

// Whether the user has read its words: that others have read theirs says nothing of that.
bool isReadByUser(const CatalogueText& text, bool isOwn);
// Whether the text says just what was typed, so that saving it would change nothing.
bool isSaid(const TypedText& typed, const CatalogueText& text, bool isOwn);

// The catalogues that make up a language. A text is said by `own` where that has it, else by `shipped`, else
// in English.
struct SpokenCatalogues
{
    Catalogue all;     // every text of the program, with its comments; its forms do not count
    Catalogue english; // the plural forms of the English texts
    Catalogue shipped; // comes with the program
    Catalogue own;     // the user's
};

// Every text of the program, in the order of `all`; where that is empty, of what is shipped.
std::vector<SpokenText> spokenTexts(const SpokenCatalogues& catalogues);

// Whether both are the same text of the program.
bool isSame(const CatalogueText& one, const CatalogueText& other);

} // namespace lodeline::ui
