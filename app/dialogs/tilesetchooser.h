// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace lodeline::app {

// One of the tile sets that come with the program or one from a file, which is read at once: what is wrong
// with it is said below.
class TileSetChooser : public QWidget
{
    Q_OBJECT

public:
    explicit TileSetChooser(QWidget* parent = nullptr);

    void setFile(const QString& path); // empty for the classic set
    QString file() const;
    bool isPlayable() const { return playable_; }
    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QComboBox* combo() const { return combo_; }                 // for a label's buddy

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void check();
    void chooseFile();
    void retranslate();

    QString folder_;
    QComboBox* combo_;
    QPushButton* browse_;
    QLabel* verdict_;
    bool playable_ = true;
};

} // namespace lodeline::app
