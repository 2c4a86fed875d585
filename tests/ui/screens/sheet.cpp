// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/sheet.h"

#include <QFile>
#include <QHash>

#include <utility>

namespace lodeline::test {
namespace {

constexpr auto kStyle = "body{font:14px sans-serif;margin:2em;max-width:110em}"
                        "img{width:49%;border:1px solid #999;vertical-align:top}"
                        "table{border-collapse:collapse;margin:1em 0}"
                        "td{border:1px solid #ccc;padding:.2em .6em;max-width:45em}"
                        ".same td{background:#fff3d6}";

} // namespace

Sheet::Sheet(QString folder, QString language)
    : folder_(std::move(folder))
    , language_(std::move(language))
{
}

std::pair<std::vector<Mark>, std::vector<Mark>> Sheet::newPairs(const MarkedPicture& english,
                                                                const MarkedPicture& other)
{
    QHash<QString, const Mark*> byPath;
    for (const Mark& mark : other.marks)
        byPath.insert(mark.path, &mark);
    std::pair<std::vector<Mark>, std::vector<Mark>> both;
    for (const Mark& mark : english.marks) {
        const Mark* same = byPath.value(mark.path);
        if (!same || said_.contains({mark.text, same->text}))
            continue;
        said_.insert({mark.text, same->text});
        both.first.push_back(mark);
        both.second.push_back(*same);
    }
    return both;
}

void Sheet::add(const QString& name, const MarkedPicture& english, const MarkedPicture& other)
{
    const auto [left, right] = newPairs(english, other);
    body_ += QStringLiteral("<h2>%1</h2>\n").arg(name.toHtmlEscaped());
    for (const auto& [picture, marks, suffix] :
         {std::tuple{&english, &left, QStringLiteral("en")}, std::tuple{&other, &right, language_}}) {
        const QString file = QStringLiteral("%1.%2.png").arg(name, suffix);
        isWhole_ = outlined(*picture, *marks).save(folder_ + u'/' + file) && isWhole_;
        body_ += QStringLiteral("<img src=\"%1\" alt=\"\">\n").arg(file);
    }
    body_ += QStringLiteral("<table>\n");
    for (std::size_t i = 0; i < left.size(); ++i)
        body_ += row(static_cast<int>(i) + 1, left[i].text, right[i].text);
    body_ += QStringLiteral("</table>\n");
}

QString Sheet::row(int number, const QString& english, const QString& other) const
{
    return QStringLiteral("<tr%1><td>%2<td lang=\"en\">%3<td lang=\"%4\" dir=\"auto\">%5\n")
        .arg(english == other ? QStringLiteral(" class=\"same\"") : QString())
        .arg(number)
        .arg(english.toHtmlEscaped(), QString(language_).replace(u'_', u'-'), other.toHtmlEscaped());
}

bool Sheet::write() const
{
    QFile file(folder_ + QStringLiteral("/index.html"));
    const QByteArray page =
        QStringLiteral(
            "<!DOCTYPE html><meta charset=\"utf-8\"><title>Lodeline: %1</title>"
            "<style>%2</style>\n"
            "<p>The same number marks the same text on both sides. A text that stood in "
            "an earlier window has no number. Rows with a colored ground are the same in both languages.\n%3")
            .arg(language_, QLatin1String(kStyle), body_)
            .toUtf8();
    return isWhole_ && file.open(QIODevice::WriteOnly) && file.write(page) == page.size();
}

} // namespace lodeline::test
