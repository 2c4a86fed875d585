// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sharedpictures.h"

#include <QBuffer>
#include <QList>
#include <QRegularExpression>

#include <optional>

namespace lodeline::ui {
namespace {

constexpr int kJpegQuality = 90;

std::optional<int> pictureOf(const QByteArray& base64)
{
    const QImage pixel = QImage::fromData(QByteArray::fromBase64(base64));
    if (pixel.size() != QSize(1, 1))
        return {};
    const auto number = static_cast<int>(pixel.pixel(0, 0) & 0xffffffU);
    return number > 0 ? std::optional(number - 1) : std::nullopt;
}

} // namespace

QImage placeholder(int picture)
{
    QImage pixel(1, 1, QImage::Format_RGB32);
    pixel.fill(0xff000000U | static_cast<QRgb>(picture + 1));
    return pixel;
}

QByteArray withSharedPictures(const QByteArray& svg, const std::function<QByteArray(int picture)>& dataOf)
{
    static const QRegularExpression placeholders(
        QStringLiteral(R"re(<image x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*)re"
                       R"re(base64,([^"]*)" ?/>)re"));
    QByteArray result;
    QList<int> defined;
    const QString text = QString::fromUtf8(svg);
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : placeholders.globalMatch(text)) {
        const auto picture = pictureOf(match.captured(5).toLatin1());
        if (!picture)
            continue;
        result += QStringView(text).mid(from, match.capturedStart() - from).toUtf8();
        from = match.capturedEnd();
        const QString id = QStringLiteral("tile%1").arg(*picture);
        if (!defined.contains(*picture)) {
            defined << *picture;
            const QString image =
                QStringLiteral(
                    R"(<image id="%1" width="%2" height="%3" preserveAspectRatio="none" xlink:href=")")
                    .arg(id, match.captured(3), match.captured(4));
            result += "<defs>" + image.toUtf8() + dataOf(*picture) + R"("/></defs>)";
        }
        const QString use = QStringLiteral(R"(<use xlink:href="#%1" x="%2" y="%3"/>)");
        result += use.arg(id, match.captured(1), match.captured(2)).toUtf8();
    }
    return result + QStringView(text).mid(from).toUtf8();
}

QByteArray pictureData(const QImage& image, bool lossless)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, lossless ? "PNG" : "JPEG", lossless ? -1 : kJpegQuality);
    return QByteArray(lossless ? "data:image/png;base64," : "data:image/jpeg;base64,") +
           buffer.data().toBase64();
}

} // namespace lodeline::ui
