// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/advice/advicepanel.h"

#include "app/match/advice/hintdelegate.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/wording/joining.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::app {

AdvicePanel::AdvicePanel(QWidget* parent)
    : QWidget(parent)
    , heading_(new ui::Label(this))
    , busy_(new QProgressBar(this))
    , list_(new QListWidget(this))
    , footing_(new ui::Label(this))
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
    for (const QKeySequence& keys :
         {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::SHIFT | Qt::Key_Escape)}) {
        auto* escape = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(escape, &QShortcut::activated, this, &AdvicePanel::closeRequested);
    }
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
    footing_->setWordWrap(true);
    footing_->setForegroundRole(QPalette::PlaceholderText);
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
    layout->addWidget(footing_);
    layout->addLayout(buttons);
    setFocusProxy(list_);
}

void AdvicePanel::clear()
{
    words_ = nullptr;
    instead_ = nullptr;
    list_->clear();
    list_->hide();
    footing_->hide();
    busy_->hide();
    play_->setEnabled(false);
}

void AdvicePanel::showThinking()
{
    clear();
    busy_->show();
    say([] { return tr("Looking for good moves…"); });
}

void AdvicePanel::showFailure(const QString& reason)
{
    clear();
    say([reason] {
        return ui::withRemark(
            tr("No hints could be found for this turn. Ask again, or play on without them."), reason);
    });
}

void AdvicePanel::say(ui::Words instead)
{
    instead_ = std::move(instead);
    head(instead_());
}

// A label with a buddy takes an ampersand for a shortcut.
void AdvicePanel::head(const QString& text)
{
    text_ = text;
    heading_->setText(ui::plainLabel(text));
}

void AdvicePanel::showLines(std::function<Words()> words)
{
    clear();
    words_ = std::move(words);
    list_->show();
    fill();
    list_->setCurrentRow(0);
}

void AdvicePanel::fill()
{
    const int row = chosen();
    const QSignalBlocker blocker(list_);
    const Words words = words_();
    head(words.heading);
    footing_->setText(words.footing);
    footing_->setVisible(!words.footing.isEmpty());
    list_->clear();
    for (const Line& line : words.lines) {
        auto* item = new QListWidgetItem(list_);
        item->setData(HintDelegate::BadgeRole, line.badge);
        item->setData(HintDelegate::MoveRole, line.move);
        item->setData(HintDelegate::GainRole, line.gain);
        item->setData(HintDelegate::ReasonsRole, line.reasons);
        item->setText(line.spoken);
        item->setToolTip(ui::toolTip(line.tip));
    }
    list_->setCurrentRow(row);
}

int AdvicePanel::chosen() const
{
    return list_->currentRow();
}

QString AdvicePanel::footing() const
{
    return footing_->text();
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
    if (hasLines())
        fill();
    else if (instead_)
        head(instead_());
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

} // namespace lodeline::app
