// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace lodeline::ui {

// How far a translation has come: somebody has written it, or a native speaker has read it, too.
enum class TextState { Gap, Drafted, Read };

// One text of the program and what it says in another language.
struct CatalogueText
{
    QByteArray context; // the class that shows it
    QByteArray source;  // in English, UTF-8
    QByteArray comment; // tells texts apart that are the same in English
    QString note;       // for translators: where it stands, what its places mean
    QString place;      // the file of the sources
    QStringList forms;  // one, or as many as the language has for numbers; of a gap none
    TextState state = TextState::Gap;
    bool isPlural = false;
    int line = 0; // of the file, from 1
};

// All texts of a language, as a *.ts has them.
struct Catalogue
{
    QString language; // "pt_BR"
    std::vector<CatalogueText> texts;
};

struct Coverage
{
    int texts = 0;
    int written = 0; // drafted or read
    int read = 0;

    friend bool operator==(const Coverage&, const Coverage&) = default;
};
Coverage coverageOf(const Catalogue& catalogue);
// Where each text of `catalogue` goes as far as the better of the two has brought it.
Coverage coverageOf(const Catalogue& catalogue, const Catalogue& own);

// What tells a text from all others.
QByteArray keyOf(const QByteArray& context, const QByteArray& source, const QByteArray& comment);
QByteArray keyOf(const CatalogueText& text);

} // namespace lodeline::ui
