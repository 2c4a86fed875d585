// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/review/steprow.h"

#include "resources/art/icons.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

namespace lodeline::app {
namespace {

constexpr int kManyTurns = 888;

} // namespace

StepRow::StepRow(QWidget* parent)
    : QWidget(parent)
    , turn_(new ui::Label(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    turn_->setAlignment(Qt::AlignCenter);
    for (const Step step : {First, Back, Forward, Last}) {
        auto* button = new QToolButton(this);
        button->setIconSize({22, 22});
        button->setFixedSize(38, 34);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAutoRepeat(step == Back || step == Forward);
        connect(button, &QToolButton::clicked, this, [this, step] { emit positionChosen(target(step)); });
        buttons_[step] = button;
        row->addWidget(button);
        if (step == Back)
            row->addWidget(turn_);
    }
    retranslate();
}

void StepRow::setPosition(int position, int last)
{
    position_ = position;
    last_ = last;
    refresh();
}

int StepRow::target(Step step) const
{
    switch (step) {
    case First:
        return 0;
    case Back:
        return std::max(0, position_ - 1);
    case Forward:
        return std::min(last_, position_ + 1);
    case Last:
        break;
    }
    return last_;
}

QString StepRow::turnText(int position, int last)
{
    //: %1 turns played in the position shown, %2 in the whole game
    return tr("Turn %1 of %2").arg(QLocale().toString(position), QLocale().toString(last));
}

// The buttons stay where they are while the numbers grow.
void StepRow::makeRoom()
{
    turn_->setMinimumWidth(fontMetrics().horizontalAdvance(turnText(kManyTurns, kManyTurns) + u' '));
}

void StepRow::refresh()
{
    turn_->setText(turnText(position_, last_));
    for (const Step step : {First, Back, Forward, Last})
        buttons_[step]->setEnabled(target(step) != position_);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const std::array<const char*, 4> names{"step-first", "step-back", "step-forward", "step-last"};
    for (std::size_t step = 0; step < names.size(); ++step)
        buttons_[step]->setIcon(
            art::icon(QLatin1String(names[mirrored ? names.size() - 1 - step : step]), palette()));
}

void StepRow::retranslate()
{
    const QStringList texts{
        //: Button; "Home" is a key
        tr("Go to the start (Home)"),
        //: Button: shows the game one turn earlier
        tr("Back one turn"),
        //: Button: shows the game one turn later
        tr("Forward one turn"),
        //: Button; "End" is a key
        tr("Go to the last turn (End)"),
    };
    for (std::size_t step = 0; step < buttons_.size(); ++step) {
        buttons_[step]->setToolTip(ui::toolTip(texts[static_cast<qsizetype>(step)]));
        buttons_[step]->setAccessibleName(texts[static_cast<qsizetype>(step)]);
    }
    makeRoom();
    refresh();
}

void StepRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        makeRoom();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
