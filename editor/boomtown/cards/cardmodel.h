// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckdocument.h"
#include "resources/art/theme/theme.h"

#include <QAbstractListModel>
#include <QHash>
#include <QPixmap>

#include <vector>

namespace lodeline::boomtown::editor {

// The cards of a document as rows, with pictures. Dragging rows moves the cards; as data they are text that
// other decks take.
class CardModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        BonusRole,    // the name of the kind of its bonus
        SeverityRole, // the worst finding as Severity, -1 for none
        WordsRole,    // all that a search finds it by
    };
    static constexpr int kPicture = 48; // px

    explicit CardModel(DeckDocument& document, QObject* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setPixelRatio(qreal ratio);
    void setSeverities(std::vector<int> worst);
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    // Dropped rows were moved by the document already.
    bool removeRows(int, int, const QModelIndex&) override { return false; }

signals:
    // Cards were moved or dropped in; these are their rows now.
    void rowsPlaced(const std::vector<int>& rows);
    // These cards are others now, in their places.
    void rowsChanged(const std::vector<int>& rows);
    // Not all that was dropped in found a place in the deck.
    void cardsLeftOut();

private:
    void documentChanged();
    QString text(const Card& card) const;
    QString words(const Card& card) const;
    QPixmap picture(const Card& card) const;

    DeckDocument& document_;
    std::vector<Card> shown_;
    std::vector<int> worst_;
    art::Theme theme_;
    qreal ratio_ = 1;
    mutable QHash<QByteArray, QPixmap> pictures_; // by front
};

} // namespace lodeline::boomtown::editor
