// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/wrapped.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace lodeline::ui {
namespace {

struct Lines
{
    QStringList texts;
    qreal height = 0;
};

Lines brokenIntoLines(const QPainter& painter, int width, QString text)
{
    text.replace(u'\n', QChar(QChar::LineSeparator));
    QTextLayout layout(text, painter.font(), painter.device());
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    Lines lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.texts << text.mid(line.textStart(), line.textLength());
        lines.height += std::ceil(line.height());
    }
    layout.endLayout();
    return lines;
}

QString withoutSpaceAtTheEnd(QString line)
{
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    return line;
}

} // namespace

void drawText(QPainter& painter, const QRect& room, int flags, const QString& text)
{
    const bool runsLeft =
        (flags & Qt::TextForceRightToLeft) || (!(flags & Qt::TextForceLeftToRight) && text.isRightToLeft());
    if (!(flags & Qt::TextWordWrap) || !runsLeft) {
        painter.drawText(room, flags, text);
        return;
    }
    const Lines lines = brokenIntoLines(painter, room.width(), text);
    const int height = static_cast<int>(lines.height / static_cast<qreal>(lines.texts.size()));
    const int free = room.height() - static_cast<int>(lines.height);
    int y = room.top();
    if (flags & Qt::AlignVCenter)
        y += free / 2;
    else if (flags & Qt::AlignBottom)
        y += free;
    const int single = (flags & ~(Qt::TextWordWrap | Qt::AlignVertical_Mask)) | Qt::TextForceRightToLeft;
    for (const QString& line : lines.texts) {
        painter.drawText(QRect(room.left(), y, room.width(), height), single | static_cast<int>(Qt::AlignTop),
                         withoutSpaceAtTheEnd(line));
        y += height;
    }
}

bool hasJoinedLetters(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) {
        const QChar::JoiningType joining = c.joiningType();
        return joining == QChar::Joining_Dual || joining == QChar::Joining_Right;
    });
}

QString withoutMnemonic(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size())
            ++i; // what follows is a letter or another &
        plain += text[i];
    }
    return plain;
}

} // namespace lodeline::ui
