// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/playercard.h"

#include "engine/goldrush/rules/points.h"
#include "resources/art/piecepainter.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace lodeline::goldrush {
namespace {

constexpr int kHeight = 54; // at least
constexpr int kNameHeight = 19;
constexpr qreal kTextLeft = 60;
constexpr qreal kSmallestCoin = 13;
constexpr qreal kMargin = 8;
constexpr qreal kEmblem = 34;
constexpr qreal kPiece = 22;
constexpr qreal kScoreWidth = 62;

// How far tokens lie apart, in px: very many of them overlap rather than leave the card, first those of the
// same value.
struct TokenSteps
{
    qreal same = 0;
    qreal other = 0;
};

// `values` in order, `room` from the first to the last.
TokenSteps tokenSteps(const std::vector<int>& values, qreal room, qreal coin)
{
    constexpr qreal kLeast = 2; // px, of a token that is seen
    qreal repeats = 0;
    qreal changes = 0;
    for (std::size_t i = 1; i < values.size(); ++i)
        (values[i] == values[i - 1] ? repeats : changes) += 1;
    TokenSteps steps{coin, coin};
    if (repeats > 0)
        steps.same = std::clamp((room - changes * coin) / repeats, kLeast, coin);
    if (changes > 0)
        steps.other = std::clamp((room - repeats * steps.same) / changes, kLeast, coin);
    return steps;
}

} // namespace

PlayerCard::PlayerCard(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    ui::followParts(*this);
}

QSize PlayerCard::sizeHint() const
{
    return {260, std::max(kHeight, 5 + nameHeight() + 2 + static_cast<int>(kPiece) + 6)};
}

int PlayerCard::nameHeight() const
{
    return std::max(kNameHeight, fontMetrics().height());
}

QFont PlayerCard::scoreFont() const
{
    QFont large = font();
    ui::setScaled(large, font(), 1.7);
    large.setBold(true);
    return large;
}

qreal PlayerCard::scoreWidth() const
{
    return std::max<qreal>(kScoreWidth,
                           QFontMetricsF(scoreFont()).horizontalAdvance(QStringLiteral("188")) + 4);
}

QRectF PlayerCard::pieceRow() const
{
    return {kTextLeft, height() - kPiece - 6, width() - kTextLeft - scoreWidth() - 4, kPiece};
}

// What the tokens are worth together stands after them.
qreal PlayerCard::sumWidth() const
{
    return fontMetrics().horizontalAdvance(QStringLiteral("= 88")) + 6;
}

std::vector<QRectF> PlayerCard::coins() const
{
    std::vector<QRectF> places;
    if (!status_.values || status_.values->empty())
        return places;
    const std::vector<int>& values = *status_.values;
    const QRectF row = pieceRow();
    const qreal room = row.width() - sumWidth();
    const qreal coin = std::clamp(room / static_cast<qreal>(values.size()), kSmallestCoin, kPiece);
    const TokenSteps steps = tokenSteps(values, room - coin, coin);
    qreal x = row.left();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0)
            x += values[i] == values[i - 1] ? steps.same : steps.other;
        places.emplace_back(x, row.center().y() - coin / 2, coin, coin);
    }
    return places;
}

void PlayerCard::setStatus(const PlayerStatus& status)
{
    if (status == status_)
        return;
    status_ = status;
    describe();
    update();
}

QString PlayerCard::trackParts(int score)
{
    const int space = score % kTrackSpaces;
    if (score == space)
        return {};
    const QLocale locale;
    return ui::leftToRight(
        QStringLiteral("%1 + %2").arg(locale.toString(score - space), locale.toString(space)));
}

void PlayerCard::describe()
{
    setAccessibleName(status_.name);
    setAccessibleDescription(ui::listed(facts()));
    setToolTip(ui::toolTip(ui::labelled(status_.name, accessibleDescription())));
}

QStringList PlayerCard::facts() const
{
    QStringList told;
    if (!status_.level.isEmpty())
        //: Stands after the name of a player: "Bo: computer player Foreman, is thinking, 12 points"
        told << tr("computer player %1").arg(status_.level);
    if (status_.active && status_.thinking)
        //: Stands after the name of a player: "Bo: is thinking, 12 points"
        told << tr("is thinking");
    else if (status_.active)
        //: Stands after the name of a player, whose turn it is: "Bo: to move, 12 points"
        told << tr("to move");
    //: Stands after the name of a player: "Bo: 12 points, 3 cowboys left"
    told << tr("%Ln point(s)", nullptr, status_.score);
    //: Stands after the name of a player: "Bo: 12 points, 3 cowboys left"
    told << tr("%Ln cowboy(s) left", nullptr, status_.cowboysLeft);
    if (status_.tentHome)
        //: Stands after the name of a player: "Bo: 12 points, tent in the supply"
        told << tr("tent in the supply");
    else
        //: Stands after the name of a player: "Bo: 12 points, tent on the board"
        told << tr("tent on the board");
    //: Stands after the name of a player: "Bo: 12 points, 2 tokens"; mining tokens
    told << tr("%Ln token(s)", nullptr, status_.tokens);
    if (status_.values && !status_.values->empty()) {
        QStringList values;
        for (const int value : *status_.values)
            values << QLocale().toString(value);
        //: Stands after the name of a player: "Bo: 2 tokens, with the values 1, 3"; %1 a list of numbers
        told << tr("with the values %1").arg(ui::listed(values));
    }
    return told;
}

QRectF PlayerCard::mirrored(const QRectF& rect) const
{
    if (layoutDirection() == Qt::LeftToRight)
        return rect;
    return {width() - rect.right(), rect.top(), rect.width(), rect.height()};
}

void PlayerCard::paintFrame(QPainter& painter) const
{
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath path;
    path.addRoundedRect(frame, 8, 8);
    painter.fillPath(path, palette().color(status_.active ? QPalette::Base : QPalette::AlternateBase));
    const QColor edge =
        status_.active ? palette().color(QPalette::Highlight) : palette().color(QPalette::Mid);
    painter.setPen(QPen(edge, status_.active ? 2.0 : 1.0));
    painter.drawPath(path);
    if (!status_.active)
        return;
    // The pointer tells the turn without colour.
    const bool leftToRight = layoutDirection() == Qt::LeftToRight;
    const qreal x = leftToRight ? frame.left() : frame.right();
    const qreal tip = leftToRight ? x + 9 : x - 9;
    const qreal y = frame.center().y();
    painter.setPen(Qt::NoPen);
    painter.setBrush(edge);
    painter.drawPolygon(QPolygonF{{x, y - 8}, {tip, y}, {x, y + 8}});
}

void PlayerCard::paintPieces(QPainter& painter, const QRectF& row) const
{
    qreal x = row.left();
    const auto next = [&](qreal width) {
        const QRectF box = mirrored({x, row.top(), width, row.height()});
        x += width + 1;
        return box;
    };
    const art::PartPictures parts = ui::partsOf(*this);
    for (int i = 0; i < status_.cowboys; ++i) {
        painter.setOpacity(i < status_.cowboysLeft ? 1.0 : 0.2);
        art::paintCowboy(painter, next(kPiece - 3), status_.colour, art::CowboyPose::Standing,
                         ui::themeOf(*this), parts);
    }
    x += 4;
    painter.setOpacity(status_.tentHome ? 1.0 : 0.2);
    art::paintTent(painter, next(kPiece), status_.colour, ui::themeOf(*this), parts);
    painter.setOpacity(1.0);
    if (status_.tokens > 0) {
        x += 6;
        art::paintTokens(painter, next(kPiece + 2), status_.tokens, ui::themeOf(*this), parts);
    }
}

void PlayerCard::paintValues(QPainter& painter, const QRectF& row) const
{
    const std::vector<int>& values = *status_.values;
    const std::vector<QRectF> places = coins();
    const art::PartPictures parts = ui::partsOf(*this);
    for (std::size_t i = 0; i < values.size(); ++i)
        art::paintToken(painter, mirrored(places[i]), values[i], ui::themeOf(*this), parts);
    const int sum = std::accumulate(values.begin(), values.end(), 0);
    const QRectF text = mirrored({places.back().right() + 6, row.top(), sumWidth(), row.height()});
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(text, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading),
                     QStringLiteral("= %1").arg(QLocale().toString(sum)));
}

void PlayerCard::paintScore(QPainter& painter, const QRectF& area) const
{
    painter.setFont(scoreFont());
    painter.setPen(palette().color(QPalette::WindowText));
    const QString parts = trackParts(status_.score);
    const QRectF numberBox = parts.isEmpty() ? area : area.adjusted(0, 0, 0, -16);
    const int alignment = static_cast<int>(Qt::AlignVCenter | Qt::AlignHCenter);
    painter.drawText(mirrored(numberBox), alignment, QLocale().toString(status_.score));
    if (parts.isEmpty())
        return;
    QFont small = font();
    ui::setScaled(small, font(), 0.85);
    painter.setFont(small);
    painter.drawText(mirrored({area.left(), area.bottom() - 20, area.width(), 16}), alignment, parts);
}

void PlayerCard::paintName(QPainter& painter, const QRectF& box) const
{
    const auto alignment = static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading);
    QFont bold = font();
    bold.setBold(status_.active);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    const QString name =
        painter.fontMetrics().elidedText(status_.name, Qt::ElideRight, static_cast<int>(box.width()));
    painter.drawText(mirrored(box), alignment, name);
    if (status_.level.isEmpty())
        return;
    qreal used = painter.fontMetrics().horizontalAdvance(name) + 8;
    if (status_.face) {
        art::paintLevelFace(painter, mirrored({box.left() + used, box.top(), box.height(), box.height()}),
                            *status_.face, ui::themeOf(*this));
        used += box.height() + 4;
    }
    QFont small = font();
    ui::setScaled(small, font(), 0.9);
    painter.setFont(small);
    //: On the card of a computer player, after its name: %1 is its level, such as "Foreman"
    const QString level = status_.thinking ? tr("%1 is thinking…").arg(status_.level) : status_.level;
    const QRectF rest = box.adjusted(used, 0, 0, 0);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(mirrored(rest), alignment,
                     painter.fontMetrics().elidedText(level, Qt::ElideRight, static_cast<int>(rest.width())));
}

void PlayerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    const qreal left = kMargin + 8;
    art::paintEmblem(painter, mirrored({left, (height() - kEmblem) / 2, kEmblem, kEmblem}), status_.colour,
                     ui::themeOf(*this));

    const QRectF row = pieceRow();
    paintName(painter, {row.left(), 5, row.width(), 1.0 * nameHeight()});
    painter.setFont(font());
    if (status_.values && !status_.values->empty())
        paintValues(painter, row);
    else
        paintPieces(painter, row);
    paintScore(painter, {width() - scoreWidth() - 4, 4, scoreWidth(), height() - 8.0});
}

void PlayerCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
