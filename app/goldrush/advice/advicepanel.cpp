// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicepanel.h"

#include "app/goldrush/advice/advicewords.h"
#include "app/goldrush/advice/hintdelegate.h"
#include "app/goldrush/wording/words.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace lodeline::goldrush {

AdvicePanel::AdvicePanel(QWidget* parent)
    : QWidget(parent)
    , heading_(new ui::Label(this))
    , busy_(new QProgressBar(this))
    , list_(new QListWidget(this))
    , play_(new QPushButton(this))
    , close_(new QPushButton(this))
{
    build();
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        play_->setEnabled(row >= 0);
        emit rowChosen(row);
    });
    connect(list_, &QListWidget::itemDoubleClicked, this, [this] { emit playRequested(chosen()); });
    connect(play_, &QPushButton::clicked, this, [this] { emit playRequested(chosen()); });
    connect(close_, &QPushButton::clicked, this, &AdvicePanel::closeRequested);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* shortcut = new QShortcut(key, list_, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, [this] {
            if (chosen() >= 0)
                emit playRequested(chosen());
        });
    }
    auto* escape = new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &AdvicePanel::closeRequested);
    clear();
    retranslate();
}

void AdvicePanel::build()
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    heading_->setBuddy(list_);
    busy_->setRange(0, 0);
    busy_->setTextVisible(false);
    busy_->setMaximumHeight(10);
    list_->setItemDelegate(new HintDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->setMinimumHeight(60);
    QSizePolicy policy = list_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    list_->setSizePolicy(policy);
    play_->setObjectName(QStringLiteral("playAdvice"));
    close_->setObjectName(QStringLiteral("closeAdvice"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(play_, 1);
    buttons->addWidget(close_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(heading_);
    layout->addWidget(busy_);
    layout->addWidget(list_, 1);
    layout->addLayout(buttons);
    setFocusProxy(list_);
}

void AdvicePanel::clear()
{
    advice_.reset();
    game_.reset();
    record_ = {};
    rows_.clear();
    list_->clear();
    list_->hide();
    busy_->hide();
    play_->setEnabled(false);
}

void AdvicePanel::showThinking()
{
    clear();
    busy_->show();
    heading_->setText(tr("Looking for good moves…"));
}

void AdvicePanel::showProblem(const QString& text)
{
    clear();
    heading_->setText(text);
}

void AdvicePanel::showAdvice(const Advice& advice, const Game& game, const GameRecord& record)
{
    clear();
    advice_ = advice;
    game_ = game;
    record_ = record;
    list_->show();
    fill();
    list_->setCurrentRow(0);
}

void AdvicePanel::fill()
{
    const int row = chosen();
    const QSignalBlocker blocker(list_);
    list_->clear();
    rows_.clear();
    if (advice_->mine)
        heading_->setText(comparisonText(*advice_));
    else
        //: %1 player
        heading_->setText(ui::plainLabel(tr("Good moves for %1").arg(playerName(record_, game_->player()))));
    int number = 0;
    for (const Hint& hint : advice_->best)
        rows_.push_back({QString::number(++number), hint});
    if (advice_->mine && advice_->mine->move != advice_->best.front().move)
        rows_.push_back({QStringLiteral("?"), *advice_->mine});
    for (const Row& made : rows_) {
        auto* item = new QListWidgetItem(list_);
        item->setData(HintDelegate::BadgeRole, made.badge);
        item->setData(HintDelegate::MoveRole, actionInWords(*game_, made.hint.move));
        item->setData(HintDelegate::GainRole, gainText(made.hint.gain));
        item->setData(HintDelegate::ReasonsRole, reasonSentence(made.hint, record_));
        //: A move in a list: %1 its number, %2 the move, %3 the points it is expected to bring, %4 the
        //: reasons
        item->setText(tr("%1. %2, %3 points. %4")
                          .arg(made.badge, moveInWords(*game_, made.hint.move),
                               item->data(HintDelegate::GainRole).toString(),
                               item->data(HintDelegate::ReasonsRole).toString()));
        item->setToolTip(
            ui::toolTip(tr("%1 points: by how much this move is expected to improve the lead at the end")
                            .arg(item->data(HintDelegate::GainRole).toString())));
    }
    list_->setCurrentRow(row);
}

int AdvicePanel::chosen() const
{
    return list_->currentRow();
}

QString AdvicePanel::heading() const
{
    return heading_->text();
}

QString AdvicePanel::rowText(int row) const
{
    return list_->item(row)->text();
}

void AdvicePanel::retranslate()
{
    //: Name of the panel with good moves for the player
    setAccessibleName(tr("Advice"));
    //: Name of the list of good moves (noun)
    list_->setAccessibleName(tr("Moves"));
    //: Name of the bar that moves while the computer thinks (noun)
    busy_->setAccessibleName(tr("Thinking"));
    //: Button: make the chosen move; "Enter" is a key
    play_->setText(tr("Play it (Enter)"));
    //: Button: close the advice; "Esc" is a key
    close_->setText(tr("Close (Esc)"));
    if (advice_)
        fill();
}

void AdvicePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void AdvicePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    list_->doItemsLayout(); // the lines wrap elsewhere
}

} // namespace lodeline::goldrush
