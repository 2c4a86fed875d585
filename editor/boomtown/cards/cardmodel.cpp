// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardmodel.h"

#include "editor/boomtown/document/cardmime.h"
#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/document/deckedits.h"
#include "editor/lists/draggedrows.h"
#include "editor/lists/otherrows.h"
#include "resources/art/boomtown/cardpainter.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/cardname.h"
#include "ui/findings/withseverity.h"
#include "ui/plain/shown.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

constexpr qsizetype kMostPictures = 500;

QByteArray keyOf(const Front& front)
{
    QByteArray key;
    for (const Square square : front)
        key.append(static_cast<char>(index(square.territory)))
            .append(static_cast<char>(index(square.symbol)));
    return key;
}

} // namespace

CardModel::CardModel(DeckDocument& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document)
    , shown_(document.deck().cards)
{
    connect(&document, &DeckDocument::changed, this, &CardModel::documentChanged);
}

// Where only single cards have changed the view keeps its place.
void CardModel::documentChanged()
{
    const std::vector<Card>& cards = document_.deck().cards;
    if (desk::hasOtherRows(shown_, cards)) {
        beginResetModel();
        shown_ = cards;
        worst_.clear();
        endResetModel();
        return;
    }
    CardRows others;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] == shown_[i])
            continue;
        shown_[i] = cards[i];
        others.push_back(static_cast<int>(i));
        const QModelIndex changed = index(others.back());
        emit dataChanged(changed, changed);
    }
    if (!others.empty())
        emit rowsChanged(others);
}

void CardModel::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    pictures_.clear();
    if (!shown_.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

void CardModel::setPixelRatio(qreal ratio)
{
    if (ratio == ratio_)
        return;
    ratio_ = ratio;
    setTheme(theme_);
}

void CardModel::setSeverities(std::vector<int> worst)
{
    worst_ = std::move(worst);
    if (!shown_.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SeverityRole, Qt::AccessibleTextRole});
}

void CardModel::retranslate()
{
    if (!shown_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int CardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QString CardModel::text(const Card& card) const
{
    //: A card for screen readers: %1 its id, %2 the name of its bonus
    return tr("Card %1, %2").arg(ui::nameInText(card.id), bonusTitle(card.bonus.kind));
}

QString CardModel::words(const Card& card) const
{
    QStringList words{ui::shownName(card.id), bonusTitle(card.bonus.kind), bonusText(card.bonus)};
    for (const Square square : card.front)
        words << squareText(square) << QString::fromUtf8(toString(square.territory).data())
              << QString::fromUtf8(toString(square.symbol).data());
    words << QString::fromUtf8(bonusShape(card.bonus.kind).name.data());
    return words.join(u' ');
}

QPixmap CardModel::picture(const Card& card) const
{
    const QByteArray key = keyOf(card.front);
    const auto known = pictures_.constFind(key);
    if (known != pictures_.constEnd())
        return *known;
    if (pictures_.size() >= kMostPictures)
        pictures_.clear();
    const int side = qRound(kPicture * ratio_);
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintCard(painter, QRectF(0, 0, side, side), card.front, theme_);
    painter.end();
    picture.setDevicePixelRatio(ratio_);
    pictures_.insert(key, picture);
    return picture;
}

QVariant CardModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const Card& card = shown_[row];
    const int worst = row < worst_.size() ? worst_[row] : -1;
    switch (role) {
    case Qt::DisplayRole:
        return text(card);
    case Qt::AccessibleTextRole:
        return ui::withSeverity(text(card), worst);
    case Qt::DecorationRole:
        return picture(card);
    case Qt::ToolTipRole:
        return ui::toolTip(bonusText(card.bonus));
    case IdRole:
        return ui::shownName(card.id);
    case BonusRole:
        return bonusTitle(card.bonus.kind);
    case SeverityRole:
        return worst;
    case WordsRole:
        return words(card);
    default:
        return {};
    }
}

Qt::ItemFlags CardModel::flags(const QModelIndex& index) const
{
    // Between the rows alone.
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsDragEnabled
                           : Qt::ItemIsDropEnabled;
}

QStringList CardModel::mimeTypes() const
{
    return {desk::draggedRowsType(), cardsMimeType(), QStringLiteral("text/plain")};
}

QMimeData* CardModel::mimeData(const QModelIndexList& indexes) const
{
    CardRows rows;
    for (const QModelIndex& index : indexes)
        rows.push_back(index.row());
    std::ranges::sort(rows);
    std::vector<Card> cards;
    for (const int row : rows)
        cards.push_back(shown_[static_cast<std::size_t>(row)]);
    QMimeData* data = mimeOf(cards);
    desk::addDraggedRows(*data, *this, rows);
    return data;
}

bool CardModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                             const QModelIndex& /*parent*/)
{
    const int before = row < 0 ? rowCount() : row;
    const auto own = desk::draggedRows(*data, *this);
    CardRows placed;
    if (own && action == Qt::MoveAction) {
        //: A step of the history
        document_.change(aboutCards(idsAt(document_.deck(), *own), [] { return tr("Move cards"); }),
                         [&](Deck& deck) { placed = moveCards(deck, *own, before); });
    } else if (auto cards = cardsOf(*data)) {
        const std::size_t wanted = cards->size();
        //: A step of the history
        document_.change([] { return tr("Paste cards"); },
                         [&](Deck& deck) { placed = insertCards(deck, before, std::move(*cards)); });
        if (placed.size() < wanted)
            emit cardsLeftOut();
    }
    if (placed.empty())
        return false;
    emit rowsPlaced(placed);
    return true;
}

} // namespace lodeline::boomtown::editor
