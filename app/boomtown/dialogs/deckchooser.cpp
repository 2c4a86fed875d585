// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/deckchooser.h"

#include "ui/boomtown/decks.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/tilesetfiles.h"
#include "ui/wording/joining.h"

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

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent)
    , combo_(new QComboBox(this))
    , browse_(new QPushButton(this))
    , verdict_(new ui::Label(this))
{
    build();
    retranslate();
    fill();
    check();
    connect(combo_, &QComboBox::currentIndexChanged, this, &DeckChooser::check);
    connect(browse_, &QPushButton::clicked, this, &DeckChooser::chooseFile);
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
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(combo_, 0, 0);
    grid->addWidget(browse_, 0, 1);
    grid->addWidget(verdict_, 1, 0, 1, 2);
}

void DeckChooser::readInstalled(const QString& folder)
{
    reader_.run([folder](const std::stop_token& stop) { return installedDecks(folder, stop); },
                [this](const std::vector<InstalledDeck>& decks) {
                    installed_ = decks;
                    fill();
                });
}

void DeckChooser::setFile(const QString& path)
{
    if (combo_->findData(path) < 0) {
        others_ << path;
        fill();
    }
    select(path);
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

void DeckChooser::fill()
{
    const QString current = file();
    const QSignalBlocker quiet(combo_);
    combo_->clear();
    for (const ShippedDeck& deck : shippedDecks())
        combo_->addItem(deck.name, deck.file);
    for (const InstalledDeck& installed : installed_) {
        combo_->addItem(ui::shownName(ui::setName(installed.deck)), installed.file);
        combo_->setItemData(combo_->count() - 1, ui::toolTip(ui::shownPath(installed.file)), Qt::ToolTipRole);
    }
    if (!others_.isEmpty())
        combo_->insertSeparator(combo_->count());
    for (const QString& path : std::as_const(others_)) {
        if (combo_->findData(path) >= 0)
            continue; // is installed by now
        combo_->addItem(ui::shownFile(path), path);
        combo_->setItemData(combo_->count() - 1, ui::toolTip(ui::shownPath(path)), Qt::ToolTipRole);
    }
    select(current);
}

void DeckChooser::check()
{
    const Result<LoadedDeck> deck = loadDeck(file());
    playable_ = deck.has_value();
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
    const QString name = ui::shownName(ui::setName(deck));
    const QString author = ui::shownLine(deck.author, kLongestDescription).simplified();
    const QString description = ui::shownLine(ui::setDescription(deck), kLongestDescription).simplified();
    const bool isInProgram = file().isEmpty() || file().startsWith(u':');
    QStringList lines;
    if (isInProgram && !description.isEmpty())
        return {description};
    if (!author.isEmpty())
        //: %1 name of a deck; %2 a person
        lines << tr("%1, by %2").arg(ui::isolated(name), ui::isolated(author));
    else if (!name.isEmpty())
        lines << name;
    if (!description.isEmpty())
        lines << description;
    return lines;
}

void DeckChooser::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a deck"), folder_,
                                                      tr("Decks (*.deck.json);;All files (*)"));
    if (path.isEmpty())
        return;
    folder_ = QFileInfo(path).absolutePath();
    setFile(path);
}

void DeckChooser::retranslate()
{
    //: Name of the list to choose a deck of cards from
    combo_->setAccessibleName(tr("Deck"));
    //: Button: choose a deck that lies in a file
    browse_->setText(tr("&From a file…"));
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
