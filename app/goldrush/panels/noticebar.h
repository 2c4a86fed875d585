// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tileset.h"
#include "resources/art/theme/theme.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace lodeline::goldrush {

// A line above the board for what must not be missed, with the tiles it is about; stays until the next
// notice, the next turn or a click on its button.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void showNotice(const QString& text, const std::vector<TileDesign>& tiles, const art::Theme& theme);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QHBoxLayout* tiles_;
    QLabel* text_;
    QToolButton* close_;
};

} // namespace lodeline::goldrush
