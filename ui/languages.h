// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

namespace lodeline::ui {

// The catalogues in the program (:/i18n) and which of them speaks. Switching sends LanguageChange to every
// widget and sets the layout direction; no restart.
class Languages
{
public:
    // The pseudo-language for tests: long, accented, right to left. Only there when asked for by its code.
    static QString pseudo() { return QStringLiteral("en_XR"); }

    static QStringList available(); // codes, without the pseudo-language
    // The name that a language gives itself: "Deutsch"; empty for a code that nobody knows.
    static QString nativeName(const QString& code);
    // The catalogue that suits a code or, when that is empty, the system best; "en" when none does.
    static QString resolved(const QString& code);

    void use(const QString& code);
    QString current() const { return current_; }

private:
    QString current_;
    QTranslator own_;
    QTranslator qt_;
};

// The value of --language on a command line, empty without it. The language must be known before the rest of
// the command line is read, whose help has words.
QString languageArgument(const QStringList& arguments);

} // namespace lodeline::ui
