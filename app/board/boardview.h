// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/geometry.h"
#include "resources/art/theme.h"

#include <QGraphicsView>
#include <QPointer>

#include <memory>

namespace lodeline::app {

class BoardController;
class BoardScene;
class GameSession;

// The board: shows a session and lets people play on it by mouse, wheel, touchpad and keyboard. All it
// changes is what it asks the session for.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    // Shows the session, which must outlive the view or be replaced first; nullptr for an empty table.
    void setSession(GameSession* session);
    GameSession* session() const;

    void setTheme(const art::Theme& theme);
    // Plays what happens as animation (default on); off shows the outcome at once.
    void setAnimated(bool on);
    bool isAnimated() const;
    // 1 is the normal pace, 2 twice as fast; 0.25 to 8.
    void setPace(qreal pace);
    // Whether the plain wheel over the ghost turns it (default); with Ctrl the wheel does the other thing:
    // zoom over the ghost. Off: Ctrl+wheel turns, the plain wheel always zooms.
    void setWheelTurnsGhost(bool on);
    // Whether people may move; off while a computer player has the turn or a game is only looked at.
    void setInputEnabled(bool on);

    // Physical size of a tile on the screen in device-independent pixels.
    qreal tileSize() const;
    // The rotation in which the drawn tile is held now.
    Rotation ghostRotation() const;

public slots:
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void resetZoom();
    // Turns the ghost to the next legal rotation, clockwise for 1, against it for -1.
    void rotateGhost(int quarterTurns);
    // What Enter does: puts the tile on the chosen spot, or takes the chosen action.
    void confirm();
    // What Esc does: takes the tentative placement back.
    void cancel();
    // Moves the choice among legal spots or actions: Tab and Shift+Tab.
    void chooseNext();
    void choosePrevious();
    // Shows the end of all animations at once.
    void finishAnimations();

signals:
    // What the player can do now, one or two sentences for a status bar.
    void hintChanged(const QString& hint);
    // Something worth telling that happened on the board, for the status bar and the screen reader.
    void announced(const QString& message);
    void ghostTurned(lodeline::Rotation rotation);
    void zoomChanged(qreal tileSize);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;

private:
    std::unique_ptr<BoardController> controller_;
};

} // namespace lodeline::app
