// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/svg/svgdata.h"

#include <cmath>
#include <cstdlib>

namespace lodeline::ui {
namespace {

constexpr int kMatrixDigits = 7;
constexpr int kSizeDecimals = 3;

qint64 powerOfTen(int decimals)
{
    qint64 power = 1;
    for (int i = 0; i < decimals; ++i)
        power *= 10;
    return power;
}

QByteArray shortened(qint64 value, int decimals)
{
    const qint64 one = powerOfTen(decimals);
    QByteArray text = value < 0 ? "-" : "";
    const qint64 whole = std::abs(value) / one;
    qint64 part = std::abs(value) % one;
    if (whole != 0 || part == 0)
        text += QByteArray::number(whole);
    if (part == 0)
        return value == 0 ? "0" : text;
    QByteArray digits = QByteArray::number(part).rightJustified(decimals, '0');
    while (digits.endsWith('0'))
        digits.chop(1);
    return text + '.' + digits;
}

struct Step
{
    qint64 x = 0;
    qint64 y = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

class PathData
{
public:
    explicit PathData(int decimals)
        : decimals_(decimals)
        , scale_(double(powerOfTen(decimals)))
    {
    }

    QByteArray of(const QPainterPath& path)
    {
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element& element = path.elementAt(i);
            if (element.isMoveTo())
                moveTo(element);
            else if (element.isLineTo())
                lineTo(element, i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo());
            else if (element.isCurveTo())
                curveTo(element, path.elementAt(i + 1), path.elementAt(i + 2));
        }
        close();
        return data_;
    }

private:
    Step rounded(const QPainterPath::Element& element) const
    {
        return {std::llround(element.x * scale_), std::llround(element.y * scale_)};
    }
    void number(qint64 value)
    {
        const QByteArray text = shortened(value, decimals_);
        if (!afterLetter_ && !text.startsWith('-'))
            data_ += ' ';
        data_ += text;
        afterLetter_ = false;
    }
    void letter(char letter)
    {
        if (letter_ == letter && letter != 'm')
            return;
        data_ += letter;
        letter_ = letter;
        afterLetter_ = true;
    }
    void point(Step to)
    {
        number(to.x - at_.x);
        number(to.y - at_.y);
    }
    void close()
    {
        if (drawn_ && at_ == start_) {
            data_ += 'z';
            letter_ = 'z';
        }
        drawn_ = false;
    }
    void moveTo(const QPainterPath::Element& element)
    {
        close();
        const Step to = rounded(element);
        letter('m');
        point(to);
        at_ = start_ = to;
        letter_ = 0;
    }
    void lineTo(const QPainterPath::Element& element, bool last)
    {
        const Step to = rounded(element);
        if (to == at_ && (drawn_ || !last))
            return;
        if (!last || to != start_ || !drawn_) {
            letter('l');
            point(to);
        }
        at_ = to;
        drawn_ = true;
    }
    void curveTo(const QPainterPath::Element& a, const QPainterPath::Element& b,
                 const QPainterPath::Element& end)
    {
        letter('c');
        point(rounded(a));
        point(rounded(b));
        const Step to = rounded(end);
        point(to);
        at_ = to;
        drawn_ = true;
    }

    int decimals_;
    double scale_;
    QByteArray data_;
    Step at_;
    Step start_;
    char letter_ = 0;
    bool afterLetter_ = false;
    bool drawn_ = false; // something since the last move
};

} // namespace

QByteArray svgNumber(double value, int decimals)
{
    return shortened(std::llround(value * double(powerOfTen(decimals))), decimals);
}

QByteArray svgMatrix(const QTransform& transform)
{
    QByteArray text = "matrix(";
    for (const double part :
         {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx(), transform.dy()})
        text += QByteArray::number(std::abs(part) < 1e-9 ? 0.0 : part, 'g', kMatrixDigits) + ' ';
    text.back() = ')';
    return text;
}

QByteArray svgPathData(const QPainterPath& path, int decimals)
{
    return PathData(decimals).of(path);
}

QByteArray svgDocument(QSizeF size, const QRectF& box, const QString& title, const QByteArray& markup,
                       const QByteArray& attributes)
{
    QByteArray view;
    for (const double number : {box.x(), box.y(), box.width(), box.height()})
        view += (view.isEmpty() ? "" : " ") + svgNumber(number, kSizeDecimals);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" " +
           attributes + " width=\"" + svgNumber(size.width(), kSizeDecimals) + "mm\" height=\"" +
           svgNumber(size.height(), kSizeDecimals) + "mm\" viewBox=\"" + view +
           "\" fill-rule=\"evenodd\" clip-rule=\"evenodd\">\n<title>" + title.toHtmlEscaped().toUtf8() +
           "</title>\n" + markup + "</svg>\n";
}

} // namespace lodeline::ui
