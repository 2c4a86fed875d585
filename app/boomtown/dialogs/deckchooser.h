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

// One of the decks that come with the program, or one from a file. It is read at once: what is wrong with it
// is said below.
class DeckChooser : public QWidget
{
    Q_OBJECT

public:
    explicit DeckChooser(QWidget* parent = nullptr);

    // Decks that are installed there are offered, too, once they were read in the background.
    void readInstalled(const QString& folder);
    void setFile(const QString& path); // empty for the usual deck
    QString file() const;
    bool isPlayable() const { return playable_; }
    void setFolder(const QString& folder) { folder_ = folder; } // where to look for files first
    QComboBox* combo() const { return combo_; }                 // for a label's buddy

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill();
    void select(const QString& path);
    void check();
    void chooseFile();
    QStringList praise(const Deck& deck) const;
    void retranslate();

    QString folder_;
    QStringList others_; // files that were chosen
    std::vector<InstalledDeck> installed_;
    QComboBox* combo_;
    QPushButton* browse_;
    QLabel* verdict_;
    bool playable_ = true;
    ui::Background reader_;
};

} // namespace lodeline::boomtown
