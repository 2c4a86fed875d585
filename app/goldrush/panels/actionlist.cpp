// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/actionlist.h"

#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/words.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/piecepainter.h"
#include "ui/plain/label.h"
#include "ui/plainlabel.h"
#include "ui/themed.h"
#include "ui/themes/handedparts.h"

#include <QEvent>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr int kIcon = 24;

struct ActionIcon
{
    QIcon icon;
    art::Shown shown = art::Shown::Final;
};

ActionIcon actionIcon(const Action& action, const QString& colour, const QWidget& widget)
{
    const art::Theme& theme = ui::themeOf(widget);
    const art::PartPictures parts = ui::partsOf(widget);
    const qreal ratio = widget.devicePixelRatioF();
    art::Shown shown = art::Shown::Final;
    QPixmap pixmap(QSize(kIcon, kIcon) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(0, 0, kIcon, kIcon);
    const bool farmer = action.segment.kind == FeatureKind::Prairie;
    switch (action.type) {
    case Action::Type::None:
        break;
    case Action::Type::Cowboy:
    case Action::Type::TakeBack:
        shown = art::paintCowboy(painter, box, colour,
                                 farmer ? art::CowboyPose::Lying : art::CowboyPose::Standing, theme, parts);
        break;
    case Action::Type::Tent:
        shown = art::paintTent(painter, box, colour, theme, parts);
        break;
    case Action::Type::Mine:
        shown = art::paintTokens(painter, box, 1, theme, parts);
        break;
    }
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // the colour of a piece says whose it is
    return {icon, shown};
}

} // namespace

ActionList::ActionList(QWidget* parent)
    : QWidget(parent)
    , heading_(new ui::Label(this))
    , list_(new QListWidget(this))
    , back_(new QPushButton(this))
{
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    heading_->setBuddy(list_);
    list_->setIconSize({kIcon, kIcon});
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setTextElideMode(Qt::ElideNone);
    list_->setMouseTracking(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(heading_);
    layout->addWidget(list_);
    layout->addWidget(back_);
    const auto chooseAt = [this](const QModelIndex& index) { choose(index.row()); };
    connect(list_, &QListWidget::clicked, this, chooseAt);
    connect(list_, &QListWidget::activated, this, chooseAt);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit pointedAt(row);
    });
    connect(list_, &QListWidget::entered, list_, &QListWidget::setCurrentIndex);
    connect(back_, &QPushButton::clicked, this, &ActionList::takeTileBack);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, [this] {
        if (awaitsPictures_)
            showIcons();
    });
    retranslate();
}

void ActionList::setSession(const GameSession* session)
{
    session_ = session;
    actions_.clear();
    refresh();
}

void ActionList::choose(int row)
{
    // A click may activate, too, and the first of both empties the list.
    if (row < 0 || row >= static_cast<int>(actions_.size()))
        return;
    // A copy: the answer refills the list.
    const Action action = actions_[static_cast<std::size_t>(row)];
    emit chosen(action);
}

void ActionList::showChosen(int row)
{
    const QSignalBlocker quiet(list_);
    if (row >= 0)
        list_->setCurrentRow(row);
    else if (!list_->hasFocus())
        list_->clearSelection(); // the current row stays, for the keyboard
}

void ActionList::refresh()
{
    const QSignalBlocker quiet(list_);
    const std::vector<Action> before = std::exchange(actions_, {});
    const int row = list_->currentRow();
    const bool wasSelected = !list_->selectedItems().isEmpty();
    list_->clear();
    awaitsPictures_ = false;
    heading_->clear();
    if (!session_ || session_->phase() != Game::Phase::Act)
        return;
    const Game& game = session_->game();
    actions_ = game.legalActions().toVector();
    for (int action = 0; action < static_cast<int>(actions_.size()); ++action)
        new QListWidgetItem(rowText(action), list_);
    showIcons();
    const bool isSame = actions_ == before; // only told in other words
    list_->setCurrentRow(isSame ? row : 0);
    if (!list_->hasFocus() && !(isSame && wasSelected))
        list_->clearSelection(); // it would look as if Enter on the board took it
    //: %1 player, who has placed a tile and now may put down a piece
    heading_->setText(
        ui::plainLabel(tr("%1: what next?").arg(playerName(session_->record(), game.player()))));
}

void ActionList::showIcons()
{
    const auto seat = static_cast<std::size_t>(session_->game().player());
    const QString colour = QString::fromStdString(session_->record().players[seat].colour);
    awaitsPictures_ = false;
    for (int row = 0; row < list_->count(); ++row) {
        const ActionIcon icon = actionIcon(actions_[static_cast<std::size_t>(row)], colour, *this);
        list_->item(row)->setIcon(icon.icon);
        awaitsPictures_ = awaitsPictures_ || icon.shown == art::Shown::Provisional;
    }
}

// With the key that takes it on the board.
QString ActionList::rowText(int row) const
{
    const QString text = actionText(session_->game(), actions_[static_cast<std::size_t>(row)]);
    constexpr int kMostKeys = 9;
    if (row == 0 || row > kMostKeys)
        return text;
    //: %1 is a key from 1 to 9, %2 what it does: "Put a railwayman on the railroad"
    return tr("%1  %2").arg(QString::number(row), text);
}

void ActionList::retranslate()
{
    //: Name of a list for screen readers
    list_->setAccessibleName(tr("Possible actions"));
    //: Button: take the tile of this turn from the board again; "Esc" is a key
    back_->setText(tr("Take the tile back (Esc)"));
    refresh();
}

void ActionList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && session_ && !actions_.empty())
        showIcons();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
