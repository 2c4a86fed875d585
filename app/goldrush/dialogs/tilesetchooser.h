// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/work/background.h"

#include <QStringList>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace lodeline::ui {
class InstalledSets;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class LearnedSets;
class SetMenu;
class SetPicture;

// One of the tile sets that come with the program, of those that are installed, or one from a file, which is
// read in the background: until then it cannot be played. What is wrong with a set is said below. A menu
// installs sets, removes and hands them on. Where the computer learns sets, the list says which ones it has
// learned, and the menu forgets that.
class TileSetChooser : public QWidget
{
    Q_OBJECT

public:
    // `learned` outlives it.
    explicit TileSetChooser(ui::InstalledSets& installed, LearnedSets* learned = nullptr,
                            QWidget* parent = nullptr);

    void setFile(const QString& path); // empty for the classic set
    QString file() const;
    bool isPlayable() const { return set_ != nullptr; }
    // What the file holds; nullptr where it cannot be played, or not yet.
    const std::shared_ptr<const TileSet>& set() const { return set_; }
    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QComboBox* combo() const { return combo_; }                 // for a label's buddy

    // Installs the file, asking where it must, and chooses it.
    void import(const QString& path);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill();
    void add(const QString& name, const QString& path, const TileSet* set);
    void addOwnSets();
    void select(const QString& path);
    void check();
    void judge(const Result<LoadedTileSet>& tiles);
    void judge(std::shared_ptr<const TileSet> set, const Problems& problems);
    void take(std::shared_ptr<const TileSet> set);
    void markLearned();
    void forget();
    void say(const Problems& problems); // of the set, or why there is none
    static QStringList problemLines(const Problems& problems);
    static QString countText(const TileSet& tiles);
    QStringList praise(const TileSet& tiles) const;
    QString askForFile();
    void chooseFile();
    void edit();
    void saveCopy();
    void retranslate();

    ui::InstalledSets& installed_;
    LearnedSets* const learned_;
    QString folder_;
    QStringList others_; // files that were chosen and are not installed
    QComboBox* combo_;
    QPushButton* browse_;
    QPushButton* manage_;
    SetMenu* menu_;
    SetPicture* picture_;
    QLabel* verdict_;
    std::shared_ptr<const TileSet> set_;
    ui::Background opener_{ui::Background::AtEnd::Abandons}; // of a file that is chosen, on any disk
};

} // namespace lodeline::goldrush
