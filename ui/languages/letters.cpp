// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/letters.h"

#include "ui/languages/languages.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/wording/joining.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLocale>

#include <algorithm>
#include <array>

namespace lodeline::ui {
namespace {

struct Script
{
    QLocale::Script script;
    const char* name;
    const char16_t* letters;
    const char* package;
};
constexpr const char* kMostScripts = "fonts-noto-core";
constexpr const char* kIdeographs = "fonts-noto-cjk";
constexpr std::array kScripts{
    Script{QLocale::JapaneseScript, "Japanese", u"あいうアイウ日本語新", kIdeographs},
    Script{QLocale::SimplifiedHanScript, "Simplified Chinese", u"中文语游戏开", kIdeographs},
    Script{QLocale::TraditionalHanScript, "Traditional Chinese", u"中文語遊戲開", kIdeographs},
    Script{QLocale::KoreanScript, "Korean", u"한국어게임", kIdeographs},
    Script{QLocale::ArabicScript, "Arabic", u"ابتجدرسعكلمنهوي", kMostScripts},
    Script{QLocale::CyrillicScript, "Cyrillic", u"абвгдежзийклмнопрст", kMostScripts},
    Script{QLocale::GreekScript, "Greek", u"αβγδεζηθικλμνξ", kMostScripts},
    Script{QLocale::HebrewScript, "Hebrew", u"אבגדהוזחטיכלמ", kMostScripts},
};

const Script* knownScript(QLocale::Script script)
{
    const auto* found = std::ranges::find(kScripts, script, &Script::script);
    return found == kScripts.end() ? nullptr : found;
}

QString englishName(const QString& language)
{
    return QLocale::languageToString(QLocale(language).language());
}

} // namespace

bool canShow(const QString& text)
{
    const QFontMetrics metrics(QApplication::font());
    return std::ranges::all_of(text.toUcs4(), [&metrics](uint c) {
        const bool isSeen = QChar::isLetterOrNumber(c);
        return !isSeen || metrics.inFontUcs4(c);
    });
}

QString neededLetters(const QString& language)
{
    if (pseudoOf(language))
        return {};
    const Script* script = knownScript(QLocale(language).script());
    return Languages::nativeName(language) + (script ? QString::fromUtf16(script->letters) : QString());
}

std::optional<MissingFont> missingFont(const QString& language, const CanShow& canShow)
{
    if (canShow(neededLetters(language)))
        return std::nullopt;
    const QLocale::Script code = QLocale(language).script();
    const Script* script = knownScript(code);
    return MissingFont{englishName(language),
                       script ? QString::fromLatin1(script->name) : QLocale::scriptToString(code),
                       QString::fromLatin1(script ? script->package : kMostScripts)};
}

// Not translated: in the language that is spoken nobody could read it.
QString missingFontText(const MissingFont& font)
{
    return QStringLiteral(
               "The words of this program are %1 now, but no font on this computer has %2 letters. "
               "You see boxes or gaps instead.\n\n"
               "Install a font that has them, then start the program again. On Debian and Ubuntu, "
               "type in a terminal:\n\n"
               "sudo apt install %3\n\n"
               "For English, choose it from the list of languages, or start the program with "
               "--language en.")
        .arg(font.language, font.script, font.package);
}

QString readableName(const QString& language, const CanShow& canShow)
{
    const QString name = Languages::nativeName(language);
    return canShow(name) ? name : withRemark(name, englishName(language));
}

} // namespace lodeline::ui
