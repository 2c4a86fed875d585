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
// that they show the wanted edges.
class TilesLeftModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit TilesLeftModel(QObject* parent = nullptr);

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
    const TileDesign& design(int row) const;
    QPixmap picture(int row) const;
    QString description(int row) const;
    void tellOfChange();

    QPointer<const GameSession> session_;
    WantedEdges wanted_;
    bool onlyLeft_ = false;
    std::vector<TileCount> rows_;
    mutable ui::TilePictures pictures_; // by design
};

} // namespace lodeline::goldrush
