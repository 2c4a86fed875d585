// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/handover/handovercard.h"

#include "resources/art/piecepainter.h"
#include "ui/plain/label.h"
#include "ui/plainlabel.h"
#include "ui/themed.h"
#include "ui/windows/textscale.h"
#include "ui/wording/joining.h"

#include <QAccessible>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <numeric>

namespace lodeline::goldrush {
namespace {

constexpr int kEmblem = 40;
constexpr int kLeastWidth = 380;
constexpr qreal kVeil = 0.7; // how little of the board shines through

QPixmap emblemOf(const QString& colour, const QWidget& widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(kEmblem, kEmblem) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    art::paintEmblem(painter, {0, 0, kEmblem, kEmblem}, colour, ui::themeOf(widget));
    return pixmap;
}

} // namespace

HandOverCard::HandOverCard(QWidget* parent)
    : QWidget(parent)
    , frame_(new QFrame(this))
    , emblem_(new ui::Label(frame_))
    , title_(new ui::Label(frame_))
    , coins_(new CoinRow(frame_))
    , text_(new ui::Label(frame_))
    , go_(new QPushButton(frame_))
    , later_(new QPushButton(frame_))
{
    frame_->setFrameShape(QFrame::StyledPanel);
    frame_->setAutoFillBackground(true);
    frame_->setMinimumWidth(kLeastWidth);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    ui::setTextScale(*title_, 1.3);
    for (QLabel* label : {title_, text_})
        label->setWordWrap(true);
    go_->setObjectName(QStringLiteral("handOverGo"));
    later_->setObjectName(QStringLiteral("handOverLater"));
    auto* head = new QHBoxLayout;
    head->addWidget(emblem_);
    head->addWidget(title_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(go_);
    buttons->addWidget(later_);
    auto* column = new QVBoxLayout(frame_);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(coins_);
    column->addWidget(text_);
    column->addLayout(buttons);
    auto* around = new QGridLayout(this);
    around->addWidget(frame_, 0, 0, Qt::AlignCenter);
    connect(go_, &QPushButton::clicked, this, &HandOverCard::confirmed);
    connect(later_, &QPushButton::clicked, this, &HandOverCard::putOff);
    setFocusProxy(go_);
    cover();
    retranslate();
}

QString HandOverCard::title() const
{
    return title_->text();
}

void HandOverCard::present(const Person& person, const QString& title, const QString& text,
                           const QString& button)
{
    emblem_->setPixmap(emblemOf(person.colour, *this));
    title_->setText(title);
    text_->setText(text);
    go_->setText(button);
    const QString told = ui::sentences({title, text});
    setAccessibleName(told);
    go_->setAccessibleDescription(told); // a reader says it with the button, which has the focus
    show();
    raise();
    go_->setFocus();
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void HandOverCard::showCovered(const Person& owner, int tokens)
{
    again_ = [this, owner, tokens] { showCovered(owner, tokens); };
    coins_->setCoins({});
    later_->show();
    //: %1 player; mining tokens, whose values only the player may see
    present(owner, tr("%1 got %Ln token(s)", nullptr, tokens).arg(owner.name),
            //: %1 player; the others at the same computer turn away
            tr("Only %1 may look at the screen now.").arg(owner.name), tr("Show (Enter)"));
}

void HandOverCard::showGold(const Person& owner, const std::vector<CoinRow::Coin>& coins, const QString& next)
{
    again_ = [this, owner, coins, next] { showGold(owner, coins, next); };
    coins_->setCoins(coins);
    later_->hide();
    const QLocale locale;
    QStringList all;
    QStringList fresh;
    int sum = 0;
    for (const CoinRow::Coin& coin : coins) {
        all << locale.toString(coin.value);
        sum += coin.value;
        if (coin.isNew)
            fresh << locale.toString(coin.value);
    }
    //: %1 a list of numbers: the values of the tokens that a player has just got
    QString text = tr("New: %1").arg(ui::listed(fresh));
    if (fresh.size() < all.size())
        //: %1 a list of numbers: the values of all tokens of a player; %Ln is their sum
        text = ui::sentences({text, tr("All: %1, worth %Ln point(s)", nullptr, sum).arg(ui::listed(all))});
    //: Button: hides the values of the tokens again; "Enter" is a key
    QString button = tr("Hide it (Enter)");
    if (!next.isEmpty())
        //: Button: hides the values of the tokens; %1 is the player who sits at the computer next; "Enter" is
        //: a key
        button = ui::plainLabel(tr("Hide it and hand over to %1 (Enter)").arg(next));
    //: %1 player; gold is what the mining tokens are worth
    present(owner, tr("%1's gold").arg(owner.name), text, button);
}

void HandOverCard::showTurn(const Person& next)
{
    again_ = [this, next] { showTurn(next); };
    coins_->setCoins({});
    later_->hide();
    //: %1 player, who sits at the computer next
    present(next, tr("Hand over to %1").arg(next.name), tr("Nothing secret is on the screen."),
            //: Button: %1 player, who sits at the computer now; "Enter" is a key
            ui::plainLabel(tr("%1 is here (Enter)").arg(next.name)));
}

void HandOverCard::cover()
{
    again_ = nullptr;
    coins_->setCoins({});
    title_->clear();
    text_->clear();
    setAccessibleName({});
    go_->setAccessibleDescription({});
    //: Button: shows the values of new tokens; "Enter" is a key
    go_->setText(tr("Show (Enter)"));
    hide();
}

void HandOverCard::retranslate()
{
    //: Button: not now; "Esc" is a key
    later_->setText(tr("Later (Esc)"));
    const auto again = again_; // which it sets
    if (again)
        again();
    else
        cover();
}

void HandOverCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HandOverCard::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && later_->hasFocus()))
        emit putOff();
    else if (isEnter)
        emit confirmed();
    else
        QWidget::keyPressEvent(event);
}

void HandOverCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setOpacity(kVeil);
    painter.fillRect(rect(), palette().color(QPalette::Window));
}

} // namespace lodeline::goldrush
