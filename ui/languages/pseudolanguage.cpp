// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/languages/pseudolanguage.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>

namespace lodeline::ui {
namespace {

constexpr std::u16string_view kLatin = u"aceginorsuyzACEGINORSUYZ";
constexpr std::u16string_view kAccented = u"äçéğïñöřšüýžÂÇÉĞÎÑÖŘŠÜÝŽ";
constexpr std::u16string_view kAlphabet = u"abcdefghijklmnopqrstuvwxyz";
constexpr std::u16string_view kArabic = u"ابتدعفجهيكقلمنوپرسطظثحخصزذ";
static_assert(kLatin.size() == kAccented.size() && kAlphabet.size() == kArabic.size());

constexpr double kLonger = 0.4;

const QRegularExpression& keptParts()
{
    static const QRegularExpression kept(QStringLiteral("%L?(?:\\d+|n)|<[^>]*>|&[a-z]+;"));
    return kept;
}

QChar replaced(QChar c, std::u16string_view from, std::u16string_view to)
{
    const std::size_t at = from.find(c.unicode());
    return at == std::u16string_view::npos ? c : QChar(to[at]);
}

QChar letter(QChar c, Pseudo pseudo)
{
    return pseudo == Pseudo::Longer ? replaced(c, kLatin, kAccented)
                                    : replaced(c.toLower(), kAlphabet, kArabic);
}

// The text with other letters between what has to stay as it is.
QString inOtherLetters(const QString& text, Pseudo pseudo)
{
    QString result;
    qsizetype letters = 0;
    const auto change = [&](QStringView part) {
        for (const QChar c : part)
            result += letter(c, pseudo);
        letters += part.size();
    };
    qsizetype from = 0;
    for (auto match = keptParts().globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch kept = match.next();
        change(QStringView(text).mid(from, kept.capturedStart() - from));
        result += kept.captured();
        from = kept.capturedEnd();
    }
    change(QStringView(text).mid(from));
    if (pseudo == Pseudo::RightToLeft)
        return result;
    const auto padding = static_cast<qsizetype>(std::max(1.0, static_cast<double>(letters) * kLonger));
    return u'[' + result + u' ' + QString(padding, u'~') + u']';
}

// "FinalPage-3fa2 %1": short enough for most places, and to be searched for.
QString keyOf(const char* context, const QString& text)
{
    const QString name = QString::fromUtf8(context).section(QStringLiteral("::"), -1);
    const QByteArray bytes = text.toUtf8();
    QString key = u'⟦' + name + u'-' + QString::number(qChecksum(bytes), 16) + u'⟧';
    static const QRegularExpression places(QStringLiteral("%L?(?:\\d+|n)"));
    for (auto match = places.globalMatch(text); match.hasNext();)
        key += u' ' + match.next().captured();
    return key;
}

} // namespace

QString codeOf(Pseudo pseudo)
{
    switch (pseudo) {
    case Pseudo::Longer:
        return QStringLiteral("en_XA");
    case Pseudo::RightToLeft:
        return QStringLiteral("en_XR");
    case Pseudo::Keys:
        break;
    }
    return QStringLiteral("en_XK");
}

std::optional<Pseudo> pseudoOf(const QString& code)
{
    const auto* found = std::ranges::find(kAllPseudos, code, codeOf);
    return found == std::end(kAllPseudos) ? std::nullopt : std::optional(*found);
}

PseudoTranslator::PseudoTranslator(Pseudo pseudo, const QTranslator& english, QObject* parent)
    : QTranslator(parent)
    , pseudo_(pseudo)
    , english_(english)
{
}

QString PseudoTranslator::translate(const char* context, const char* source, const char* comment,
                                    int number) const
{
    constexpr char kOfQt = 'Q'; // names of keys and buttons, which Qt reads again
    if (!source || !*source || (context && *context == kOfQt))
        return {};
    QString text = english_.translate(context, source, comment, number);
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    if (text.contains(QLatin1String("(*")))
        return text;
    return pseudo_ == Pseudo::Keys ? keyOf(context, text) : inOtherLetters(text, pseudo_);
}

} // namespace lodeline::ui
