// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/knowledge/edges.h"
#include "engine/goldrush/knowledge/tilecounts.h"
#include "ui/tilepictures.h"

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

namespace lodeline::goldrush {

class GameSession;

// The tiles of a game with the copies that are left, in the order of the set: of those that can be turned so
// that they show the wanted edges. Or those that were discarded (R2.2), whatever their edges.
class TilesLeftModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class Shows { Left, Discarded };

    explicit TilesLeftModel(QObject* parent = nullptr, Shows shows = Shows::Left);

    void setSession(const GameSession* session);
    void setWanted(const WantedEdges& wanted);
    // Leaves out those of which no copy is left.
    void setOnlyLeft(bool on);
    // The position is another one.
    void refresh();

    void setTheme(const art::Theme& theme);
    void setPictureSize(int side, qreal pixelRatio);

    const TileCount& count(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    int left() const; // copies of all rows

    // "3 of 4"
    static QString leftText(int left, int all);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<TileCount> wantedCounts() const;
    bool isWanted(const TileCount& count) const;
    int copies(int row) const; // that it is about
    const TileDesign& design(int row) const;
    QPixmap picture(int row) const;
    QString description(int row) const;
    void tellOfChange();

    Shows shows_;
    QPointer<const GameSession> session_;
    WantedEdges wanted_;
    bool onlyLeft_ = false;
    std::vector<TileCount> rows_;
    mutable ui::TilePictures pictures_; // by design
};

} // namespace lodeline::goldrush
