// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QLabel;
class QListView;

namespace lodeline::goldrush {

class EdgeFilter;
class GameSession;
class TilesLeftModel;

// Which tiles are left, by picture: what anybody at the table could count. Stays beside the game and follows
// it, and ends with it.
class TilesLeftDialog : public QDialog
{
    Q_OBJECT

public:
    TilesLeftDialog(GameSession* session, QWidget* parent);

    QListView* list() const { return list_; }
    EdgeFilter* edges() const { return edges_; }
    QCheckBox* onlyLeft() const { return onlyLeft_; }
    // Hidden as long as nothing was (R2.2).
    QListView* discarded() const { return discarded_; }
    // "23 tiles are left in the stack; …"
    QString summary() const;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void adjustPictures();
    void filter();
    void refresh();
    void tellSummary();
    void showDiscarded();
    void setGrid(QListView& list, TilesLeftModel& model);

    QPointer<GameSession> session_;
    TilesLeftModel* model_;
    QListView* list_;
    EdgeFilter* edges_;
    QCheckBox* onlyLeft_;
    QLabel* summary_;
    TilesLeftModel* gone_;
    QLabel* goneLabel_;
    QListView* discarded_;
};

} // namespace lodeline::goldrush
