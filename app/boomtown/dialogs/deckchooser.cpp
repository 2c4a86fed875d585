// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/deckchooser.h"

#include "app/boomtown/dialogs/deckmenu.h"
#include "ui/boomtown/deckinstalling.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/problemtext.h"
#include "ui/siblings.h"
#include "ui/tilesetfiles.h"
#include "ui/wording/joining.h"
#include "ui/work/waitingover.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr std::size_t kMostProblems = 3;
constexpr int kLongestDescription = 280;

// The first of them, a line each.
QStringList linesOf(const Problems& problems, const QString& more)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(problems.size(), kMostProblems); ++i)
        lines << ui::labelled(ui::problemPlace(problems[i]), ui::problemText(problems[i]));
    if (problems.size() > kMostProblems)
        lines << more;
    return lines;
}

} // namespace

DeckChooser::DeckChooser(QString installFolder, QWidget* parent)
    : QWidget(parent)
    , installFolder_(std::move(installFolder))
    , combo_(new QComboBox(this))
    , browse_(new QPushButton(this))
    , manage_(new QPushButton(this))
    , menu_(new DeckMenu(this))
    , verdict_(new ui::Label(this))
{
    build();
    retranslate();
    fill();
    check();
    connectParts();
    readInstalled();
}

void DeckChooser::build()
{
    combo_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo_->setMinimumContentsLength(14);
    combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    verdict_->setObjectName(QStringLiteral("deckVerdict"));
    browse_->setAutoDefault(false);
    manage_->setAutoDefault(false);
    manage_->setMenu(menu_);
    manage_->setObjectName(QStringLiteral("manageDecks"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(combo_, 0, 0, 1, 3);
    grid->addWidget(browse_, 1, 0);
    grid->addWidget(manage_, 1, 1);
    grid->addWidget(verdict_, 2, 0, 1, 3);
    grid->setColumnStretch(2, 1);
}

int DeckChooser::missingHeight() const
{
    return verdict_->heightForWidth(verdict_->width()) - verdict_->height();
}

void DeckChooser::connectParts()
{
    connect(combo_, &QComboBox::currentIndexChanged, this, &DeckChooser::check);
    connect(browse_, &QPushButton::clicked, this, [this] {
        const QString path = askForFile();
        if (!path.isEmpty())
            setFile(path);
    });
    connect(menu_->install, &QAction::triggered, this, [this] { install(file()); });
    connect(menu_->installFile, &QAction::triggered, this, [this] {
        const QString path = askForFile();
        if (!path.isEmpty())
            install(path);
    });
    connect(menu_->remove, &QAction::triggered, this, &DeckChooser::remove);
    connect(menu_->edit, &QAction::triggered, this, [this] {
        const QString path = file().isEmpty() ? usualDeckFile() : file();
        ui::startSiblingOrSay(QStringLiteral("lodeline-editor"), {path}, this);
    });
    connect(menu_->saveCopy, &QAction::triggered, this, &DeckChooser::saveCopy);
}

void DeckChooser::readInstalled()
{
    reader_.run(
        [folder = installFolder_](const std::stop_token& stop) { return installedDecks(folder, stop); },
        [this](const std::vector<InstalledDeck>& decks) {
            installed_ = decks;
            fill();
            check();
            emit read();
        });
}

void DeckChooser::setFile(const QString& path)
{
    if (combo_->findData(path) < 0) {
        others_ << path;
        fill();
    }
    {
        const QSignalBlocker once(combo_);
        select(path);
    }
    check();
}

void DeckChooser::select(const QString& path)
{
    combo_->setCurrentIndex(std::max(combo_->findData(path), 0));
}

QString DeckChooser::file() const
{
    return combo_->currentData().toString();
}

const InstalledDeck* DeckChooser::chosenInstalled() const
{
    const auto found = std::ranges::find(installed_, file(), &InstalledDeck::file);
    return found == installed_.end() ? nullptr : &*found;
}

void DeckChooser::fill()
{
    const QString current = file();
    const QSignalBlocker quiet(combo_);
    combo_->clear();
    for (const ShippedDeck& deck : shippedDecks())
        combo_->addItem(deck.name, deck.file);
    addOwnDecks();
    select(current);
}

void DeckChooser::addOwnDecks()
{
    const auto add = [this](const QString& text, const QString& path) {
        combo_->addItem(text.simplified(), path);
        combo_->setItemData(combo_->count() - 1, ui::toolTip(ui::shownPath(path)), Qt::ToolTipRole);
    };
    const auto nameOf = [](const InstalledDeck& deck) { return ui::shownName(ui::setName(deck.deck)); };
    if (!installed_.empty())
        combo_->insertSeparator(combo_->count());
    for (const InstalledDeck& deck : installed_) {
        const QString name = nameOf(deck);
        // Decks of the same name are told apart by their files.
        const bool isAlone = std::ranges::count(installed_, name, nameOf) == 1;
        add(isAlone ? name : ui::withRemark(name, ui::shownName(QFileInfo(deck.file).baseName())), deck.file);
    }
    others_.removeIf([this](const QString& path) { return combo_->findData(path) >= 0; });
    if (!others_.isEmpty())
        combo_->insertSeparator(combo_->count());
    for (const QString& path : std::as_const(others_))
        add(ui::shownFile(path), path);
}

void DeckChooser::check()
{
    const QString path = file();
    opener_.forget();
    if (ui::isInProgram(path))
        return judge(loadDeck(path));
    playable_ = false;
    menu_->install->setEnabled(false);
    menu_->saveCopy->setEnabled(false);
    verdict_->clear();
    emit changed();
    opener_.run([path] { return loadDeck(path); }, [this](const Result<LoadedDeck>& deck) { judge(deck); });
}

void DeckChooser::judge(const Result<LoadedDeck>& deck)
{
    playable_ = deck.has_value();
    const bool isInstalled = chosenInstalled() != nullptr;
    menu_->install->setEnabled(playable_ && !ui::isInProgram(file()) && !isInstalled);
    menu_->remove->setEnabled(isInstalled);
    menu_->saveCopy->setEnabled(playable_);
    QStringList lines;
    if (deck) {
        lines = praise(deck->deck);
    } else {
        const Problems& problems = deck.error();
        lines << tr("This deck cannot be played:")
              << linesOf(problems,
                         //: Below a list of problems of a deck, of which only the first are shown
                         tr("and %Ln more", nullptr,
                            static_cast<int>(problems.size() - std::min(problems.size(), kMostProblems))));
    }
    verdict_->setText(lines.join(u'\n'));
    emit changed();
}

QStringList DeckChooser::praise(const Deck& deck) const
{
    const QString author = ui::shownLine(deck.author, kLongestDescription).simplified();
    const QString description = ui::shownLine(ui::setDescription(deck), kLongestDescription).simplified();
    if (ui::isInProgram(file()) && !description.isEmpty())
        return {description};
    //: What a deck holds
    QStringList lines{tr("%Ln card(s)", nullptr, static_cast<int>(deck.cards.size()))};
    if (!author.isEmpty())
        //: %1 what a deck holds, such as "18 cards"; %2 a person
        lines.front() = tr("%1, by %2").arg(lines.front(), ui::isolated(author));
    if (!description.isEmpty())
        lines << description;
    if (!ui::isInProgram(file()) && !chosenInstalled()) // the list has the name of the file
        lines.prepend(ui::shownName(ui::setName(deck)));
    lines.removeAll(QString());
    return lines;
}

QString DeckChooser::askForFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a deck"), folder_,
                                                      tr("Decks (*.deck.json);;All files (*)"));
    if (!path.isEmpty())
        folder_ = QFileInfo(path).absolutePath();
    return path;
}

void DeckChooser::install(const QString& path)
{
    handler_.run([path] { return loadDeck(path); },
                 [this, path](const Result<LoadedDeck>& deck) { add(path, deck); });
}

void DeckChooser::add(const QString& path, const Result<LoadedDeck>& loaded)
{
    if (!loaded) {
        ui::ProblemsDialog(path, loaded.error(), this).exec();
        return;
    }
    const QString installed = installAsking(installFolder_, loaded->deck, tr("Add a deck"), this);
    if (installed.isEmpty())
        return;
    std::erase_if(installed_, [&](const InstalledDeck& deck) { return deck.file == installed; });
    installed_.push_back({installed, loaded->deck});
    others_.removeAll(path);
    fill();
    setFile(installed);
    readInstalled(); // in their order
}

void DeckChooser::remove()
{
    const InstalledDeck* chosen = chosenInstalled();
    if (!chosen)
        return;
    const InstalledDeck deck = *chosen; // the list may be read anew while the question stands
    if (!removeAsking(deck, this))
        return;
    std::erase_if(installed_, [&deck](const InstalledDeck& other) { return other.file == deck.file; });
    fill();
    check();
}

void DeckChooser::saveCopy()
{
    handler_.run([path = file()] { return loadDeck(path); },
                 [this](const Result<LoadedDeck>& deck) {
                     if (deck)
                         saveCopyAsking(deck->deck, folder_, this);
                 });
}

void DeckChooser::retranslate()
{
    //: Name of the list to choose a deck of cards from
    combo_->setAccessibleName(tr("Deck"));
    //: Button: choose a deck that lies in a file
    browse_->setText(tr("&From a file…"));
    //: Button with a menu: add, remove, edit, share decks
    manage_->setText(tr("&Manage"));
}

void DeckChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
        check();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::boomtown
