// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/pseudo.h"

#include "ui/languages/languages.h"
#include "ui/shippedsets.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTextDocument>

namespace lodeline::test {

QString marks(const QString& text)
{
    static const QRegularExpression mark(QStringLiteral("[äçéğïñöřšüýžÂÇÉĞÎÑÖŘŠÜÝŽ]|~\\]"));
    return mark.match(text).captured();
}

QString latinWord(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\p{N}])[A-Za-z]{2,}(?![\\p{L}\\p{N}])"));
    return word.match(text).captured();
}

Names::Names(QStringList names)
{
    // Longer ones first: a name may be part of another.
    std::ranges::sort(names, std::ranges::greater(), &QString::size);
    QStringList escaped;
    for (const QString& name : names) // which may be wrapped
        escaped << QRegularExpression::escape(name).replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
    any_.setPattern(QStringLiteral("(?<!\\p{L})(?:%1)(?!\\p{L})").arg(escaped.join(u'|')));
}

QString Names::without(QString text) const
{
    static const QRegularExpression path(QStringLiteral("(?:~|:|[a-z]+:)?/\\S+|\\*?\\.[a-z]+[a-z.]*"));
    if (Qt::mightBeRichText(text)) {
        QTextDocument page;
        page.setHtml(text);
        text = page.toPlainText();
    }
    return text.replace(any_, QStringLiteral(" ")).remove(path);
}

QStringList namesOfAll(const ui::Languages& languages)
{
    QStringList names = {
        // Qt
        QStringLiteral("OK"), QStringLiteral("Cancel"), QStringLiteral("Close"), QStringLiteral("Float"),
        QStringLiteral("Scroll Left"), QStringLiteral("Scroll Right"), QStringLiteral("Restore Defaults"),
        QStringLiteral("Closes the dock widget"), QStringLiteral("Undocks and re-attaches the dock widget"),
        QStringLiteral("Letter / ANSI A"), QStringLiteral("Legal"), QStringLiteral("Tabloid / ANSI B"),
        QStringLiteral("and"), QStringLiteral("AM"), QStringLiteral("PM"), QStringLiteral("bytes"),
        QStringLiteral("GiB"),
        // keys
        QStringLiteral("Ctrl"), QStringLiteral("Shift"), QStringLiteral("Alt"), QStringLiteral("Del"),
        QStringLiteral("Esc"), QStringLiteral("Return"), QStringLiteral("Space"), QStringLiteral("Ins"),
        QStringLiteral("PgUp"), QStringLiteral("PgDown"), QStringLiteral("Up"), QStringLiteral("Down"),
        // what stands in files
        QStringLiteral("name"), QStringLiteral("tiles"), QStringLiteral("script"), QStringLiteral("rect"),
        QStringLiteral("onclick"), QStringLiteral("image"),
        // kinds of files, and the program
        QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG"), QStringLiteral("CSV"),
        QStringLiteral("JSON"), QStringLiteral("Lodeline")};
    for (const QString& code : languages.available()) // both where letters are missing
        names << ui::Languages::nativeName(code) << QLocale::languageToString(QLocale(code).language());
    for (const ui::ShippedSet& set : ui::shippedSets())
        names << set.name;
    return names;
}

} // namespace lodeline::test
