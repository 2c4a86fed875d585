// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boomtown/deckinstalling.h"

#include "ui/boomtown/decks.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/sets/installing.h"
#include "ui/sets/rival.h"
#include "ui/tilesetfiles.h"
#include "ui/work/waitingover.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

struct DeckInstalling
{
    Q_DECLARE_TR_FUNCTIONS(DeckInstalling)
};

// Where the deck is to be; empty when the user wants neither.
QString askWhere(const QString& folder, const Deck& deck, const QString& title, QWidget* window)
{
    const auto installed = ui::readOver(window, folder, [folder] { return installedDecks(folder); });
    if (!installed)
        return {};
    const auto rival = std::ranges::find_if(
        *installed, [&deck](const InstalledDeck& one) { return one.deck.name == deck.name; });
    if (deck.name.empty() || rival == installed->end())
        return freeInstalledFile(folder, deck);
    ui::RivalQuestion question;
    question.title = title;
    //: %1 name of a deck of cards
    const QString sentence = DeckInstalling::tr("A deck called \"%1\" is already installed.");
    question.sentence = sentence.arg(ui::nameInText(deck.name));
    //: Button: the new deck takes the place of the installed one
    question.replace = DeckInstalling::tr("&Replace it");
    //: Button: both decks of the same name stay installed
    question.keepBoth = DeckInstalling::tr("Keep &both");
    const auto answer = ui::askAboutRival(question, window);
    if (!answer)
        return {};
    return *answer == ui::Rival::Replace ? rival->file : freeInstalledFile(folder, deck);
}

} // namespace

QString installAsking(const QString& folder, const Deck& deck, const QString& title, QWidget* window)
{
    const QString file = askWhere(folder, deck, title, window);
    if (file.isEmpty())
        return {};
    const auto installed = installDeck(deck, file);
    if (installed)
        return file;
    ui::MessageBox::warn(window, DeckInstalling::tr("The deck was not installed"), installed.error());
    return {};
}

bool removeAsking(const InstalledDeck& deck, QWidget* window)
{
    ui::MessageBox box(
        QMessageBox::Question, DeckInstalling::tr("Remove a deck"),
        //: %1 name of a deck of cards
        DeckInstalling::tr("Remove \"%1\" from your decks?").arg(ui::nameInText(ui::setName(deck.deck))),
        QMessageBox::Cancel, window);
    box.setInformativeText(DeckInstalling::tr("Its file will be deleted. Saved games keep the deck."));
    //: Button (verb): remove the deck
    QPushButton* remove = box.addButton(DeckInstalling::tr("&Remove"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("remove"));
    box.exec();
    if (box.clickedButton() != remove)
        return false;
    QFile file(deck.file);
    if (file.remove() || !file.exists())
        return true;
    ui::MessageBox::warn(window, DeckInstalling::tr("The deck was not removed"),
                         //: %1 path of a file, %2 why
                         DeckInstalling::tr("\"%1\" could not be removed: %2.")
                             .arg(ui::shownPath(deck.file), file.errorString()));
    return false;
}

bool saveCopyAsking(const Deck& deck, QString& folder, QWidget* window)
{
    const QString title = DeckInstalling::tr("Save a copy of the deck");
    const QString target =
        ui::askWhereToSave(title, installedFile(folder, deck), deckSuffix(),
                           //: In a file dialog: %1 the ending of their names
                           DeckInstalling::tr("Decks (%1)").arg(u'*' + deckSuffix()), window);
    if (target.isEmpty())
        return false;
    folder = QFileInfo(target).absolutePath();
    const auto written = ui::waitingOver(window, ui::savingText(target))([&](const ui::Progress& progress) {
        return ui::unlessStopped(progress).and_then([&] { return installDeck(deck, target); });
    });
    if (!written && !written.error().isEmpty())
        ui::MessageBox::warn(window, DeckInstalling::tr("The copy was not saved"), written.error());
    return written.has_value();
}

} // namespace lodeline::boomtown
