// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/deckfile.h"
#include "ui/boomtown/installeddecks.h"
#include "ui/work/background.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace lodeline::boomtown {

class DeckMenu;

// One of the decks that come with the program, of those that are installed, or one from a file. It is read in
// the background: what is wrong with it is said below, and until then it cannot be played. A menu installs
// decks, removes and hands them on.
class DeckChooser : public QWidget
{
    Q_OBJECT

public:
    // `installFolder` is that of the installed decks, which are offered once they were read in the
    // background.
    explicit DeckChooser(QString installFolder, QWidget* parent = nullptr);

    void setFile(const QString& path); // empty for the usual deck
    QString file() const;
    // What the text below lacks to be seen whole, as it lies; negative where there is more room.
    int missingHeight() const;
    bool isPlayable() const { return playable_; }
    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QComboBox* combo() const { return combo_; }                 // for a label's buddy

signals:
    void changed();
    void read(); // the installed decks

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void readInstalled();
    void fill();
    void addOwnDecks();
    void select(const QString& path);
    const InstalledDeck* chosenInstalled() const; // nullptr where the chosen one is not
    void check();
    void judge(const Result<LoadedDeck>& deck);
    QString askForFile();
    void install(const QString& path);
    void add(const QString& path, const Result<LoadedDeck>& loaded);
    void remove();
    void saveCopy();
    QStringList praise(const Deck& deck) const;
    void retranslate();

    const QString installFolder_;
    QString folder_;
    QStringList others_; // files that were chosen
    std::vector<InstalledDeck> installed_;
    QComboBox* combo_;
    QPushButton* browse_;
    QPushButton* manage_;
    DeckMenu* menu_;
    QLabel* verdict_;
    bool playable_ = true;
    ui::Background reader_; // of those that are installed
    // Of the one that is chosen, and of one that is installed or handed on; on any disk.
    ui::Background opener_{ui::Background::AtEnd::Abandons};
    ui::Background handler_{ui::Background::AtEnd::Abandons};
};

} // namespace lodeline::boomtown
