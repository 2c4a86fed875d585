// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace lodeline::goldrush {

class GameSession;
class StackPicture;
class TilePicture;

// The drawn tile, large, under a heading and with the tiles that are left; what else stands beside
// it is for those who derive from this.
class DrawnTilePanel : public QWidget
{
    Q_OBJECT

public:
    explicit DrawnTilePanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    virtual void refresh() = 0;
    void setTheme(const art::Theme& theme);

protected:
    const GameSession* session() const { return session_; }
    TilePicture* picture() const { return picture_; }
    QVBoxLayout* beside() const { return beside_; }       // ends with the tiles that are left
    void showTurn(const QString& heading, bool withTile); // there is a session
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;

private:
    void clear();

    QPointer<const GameSession> session_;
    QLabel* heading_;
    TilePicture* picture_;
    QLabel* left_;
    StackPicture* stack_;
    QVBoxLayout* beside_;
};

} // namespace lodeline::goldrush
