// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/duel/staringduel.h"

#include "app/goldrush/duel/eyes.h"
#include "ui/plain/label.h"
#include "ui/plainlabel.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::goldrush {
namespace {

constexpr int kCounts = 3;
constexpr int kWidestName = 200; // px

} // namespace

StaringDuel::StaringDuel(QWidget* parent)
    : QWidget(parent)
    , arena_(new QWidget(this))
    , row_(new QHBoxLayout(arena_))
    , text_(new ui::Label(this))
    , begin_(new QPushButton(this))
{
    QFont large = font();
    large.setBold(true);
    text_->setFont(large);
    ui::setTextScale(*text_, 1.25);
    text_->setAlignment(Qt::AlignCenter);
    text_->setWordWrap(true);
    begin_->setMinimumSize(260, 38);
    begin_->setObjectName(QStringLiteral("begin"));
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(24);
    row_->addStretch();
    row_->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(text_);
    column->addWidget(arena_);
    column->addWidget(begin_, 0, Qt::AlignHCenter);
    connect(begin_, &QPushButton::clicked, this, [this] { begin(); });
    connect(&timer_, &QTimer::timeout, this, &StaringDuel::count);
    show(Stage::Offered);
}

void StaringDuel::offer(const std::vector<Duellist>& duellists)
{
    clear();
    for (const Duellist& who : duellists)
        addSide(who);
    show(Stage::Offered);
}

void StaringDuel::clear()
{
    timer_.stop();
    for (const Side& side : sides_)
        delete side.column;
    sides_.clear();
}

void StaringDuel::addSide(const Duellist& who)
{
    Side side{who, new QWidget(arena_), nullptr, nullptr, false};
    side.eyes = new Eyes(who.colour, side.column);
    side.blinked = new QPushButton(side.column);
    side.blinked->setMinimumHeight(34);
    auto* column = new QVBoxLayout(side.column);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(side.eyes, 0, Qt::AlignHCenter);
    column->addWidget(side.blinked);
    const int number = static_cast<int>(sides_.size());
    connect(side.blinked, &QPushButton::clicked, this, [this, number] { blink(number); });
    row_->insertWidget(row_->count() - 1, side.column);
    sides_.push_back(side);
}

void StaringDuel::begin(int millisecondsPerCount)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto last = static_cast<qreal>(sides_.size() - 1);
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        const qreal gaze = 1 - 2 * static_cast<qreal>(i) / last;
        sides_[i].out = false;
        sides_[i].eyes->setOpen(true);
        sides_[i].eyes->setGaze(mirrored ? -gaze : gaze);
    }
    left_ = kCounts;
    timer_.start(millisecondsPerCount);
    show(Stage::Counting);
}

void StaringDuel::count()
{
    if (--left_ > 0) {
        retranslate();
        return;
    }
    timer_.stop();
    show(Stage::Staring);
}

void StaringDuel::blink(int duellist)
{
    Side& loser = sides_[static_cast<std::size_t>(duellist)];
    if (stage_ != Stage::Staring || loser.out)
        return;
    loser.out = true;
    loser.eyes->setOpen(false);
    const auto left = std::ranges::count(sides_, false, &Side::out);
    show(left > 1 ? Stage::Staring : Stage::Settled);
}

std::optional<int> StaringDuel::winner() const
{
    if (stage_ != Stage::Settled)
        return std::nullopt;
    return static_cast<int>(std::ranges::find(sides_, false, &Side::out) - sides_.begin());
}

QString StaringDuel::winnerName() const
{
    return sides_[static_cast<std::size_t>(*winner())].who.name;
}

void StaringDuel::show(Stage stage)
{
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    if (hadFocus)
        setFocus(); // not to lose it to what a key would start
    stage_ = stage;
    const bool atRest = stage == Stage::Offered || stage == Stage::Settled;
    text_->setVisible(stage != Stage::Offered);
    arena_->setVisible(stage != Stage::Offered);
    begin_->setVisible(atRest);
    for (const Side& side : sides_) {
        side.blinked->setVisible(stage != Stage::Settled);
        side.blinked->setEnabled(stage == Stage::Staring && !side.out);
    }
    retranslate();
    QWidget* next = this;
    if (atRest)
        next = begin_;
    else if (stage == Stage::Staring)
        next = std::ranges::find(sides_, false, &Side::out)->blinked;
    if (hadFocus)
        next->setFocus();
    emit stageChanged();
}

QString StaringDuel::text() const
{
    return text_->text();
}

void StaringDuel::retranslate()
{
    switch (stage_) {
    case Stage::Offered:
        begin_->setText(tr("Settle it with a staring &duel"));
        begin_->setToolTip(tr("Whoever blinks first loses. The game stays a shared win."));
        text_->clear();
        break;
    case Stage::Counting:
        //: Countdown to the staring duel; %1 is 3, 2 or 1
        text_->setText(tr("Look each other in the eye: %1").arg(QLocale().toString(left_)));
        break;
    case Stage::Staring:
        //: Above a button for each player
        text_->setText(tr("Who blinked?"));
        break;
    case Stage::Settled:
        //: %1 the player who has won
        text_->setText(tr("%1 did not blink and wins the staring duel").arg(winnerName()));
        //: Button: once more
        begin_->setText(tr("Another &duel"));
        begin_->setToolTip({});
        break;
    }
    for (const Side& side : sides_) {
        const QString name =
            side.blinked->fontMetrics().elidedText(side.who.name, Qt::ElideRight, kWidestName);
        //: Button: %1 is the player who has blinked in the staring duel
        side.blinked->setText(tr("%1 blinked").arg(ui::plainLabel(name)));
    }
    //: Name of a part of the page for screen readers
    setAccessibleName(stage_ == Stage::Offered ? tr("Staring duel") : text_->text());
}

void StaringDuel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
