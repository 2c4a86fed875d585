// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdrop.h"

#include <QFrame>
#include <QTimer>

namespace lodeline::app {

// A page with a land behind it. It grows piece by piece once the page has shown and a change of its size has
// settled, so that nobody waits for it.
class LandPage : public QWidget
{
    Q_OBJECT

public:
    explicit LandPage(QWidget* parent = nullptr);

    void setTheme(const art::Theme& theme);
    void setLand(BackdropMaker maker);

protected:
    // What stands on the land; it scrolls where there is little room.
    void setContent(QLayout* content);
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void beginLand();
    void growLand();

    art::Theme theme_;
    BackdropMaker maker_;
    std::unique_ptr<Backdrop> land_;
    QTimer settle_;
    QTimer grow_;
};

// A panel on a land page, which the land shines around, not through.
class LandCard : public QFrame
{
    Q_OBJECT

public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace lodeline::app
