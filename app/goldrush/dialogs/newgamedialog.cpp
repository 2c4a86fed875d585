// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"

#include "app/goldrush/dialogs/learningrow.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/session/seatkind.h"
#include "app/match/seats/seatseditor.h"
#include "app/match/seats/seedfield.h"
#include "ui/plain/label.h"
#include "ui/tilesetfiles.h"
#include "ui/windows/screens.h"
#include "ui/windows/scrolled.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lodeline::goldrush {

// The order of the fields is that of the tab key.
NewGameDialog::NewGameDialog(NewGame game, ui::InstalledSets& installed, LearnedSets* learned,
                             const QString& folder, QWidget* parent)
    : QDialog(parent)
    , given_(std::move(game))
    , players_(new QGroupBox(this))
    , seats_(new app::SeatsEditor(seatKinds(), kMinPlayers, kMaxPlayers, players_))
    , startLabel_(new ui::Label(players_))
    , start_(new QComboBox(players_))
    , options_(new QGroupBox(this))
    , tiles_(new QGroupBox(this))
    , tileSet_(new TileSetChooser(installed, learned, tiles_))
    , tileSetLabel_(new ui::Label(tiles_))
    , learning_(learned ? new LearningRow(*learned, tiles_) : nullptr)
    , seedLabel_(new ui::Label(tiles_))
    , seed_(new app::SeedField(tiles_))
    , fault_(new ui::Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    given_.normalise();
    build();
    seats_->setSeats(given_.seats);
    tileSet_->setFolder(folder);
    tileSet_->setFile(given_.tileSetFile);
    seed_->setSeed(given_.seed);
    retranslate();
    start_->setCurrentIndex(given_.startPlayer + 1);
    connect(seats_, &app::SeatsEditor::changed, this, [this] {
        fillStartPlayers();
        check();
    });
    connect(tileSet_, &TileSetChooser::changed, this, &NewGameDialog::check);
    connect(seed_, &app::SeedField::textChanged, this, &NewGameDialog::check);
    if (learning_) {
        connect(learning_, &LearningRow::grown, this, &NewGameDialog::makeRoom);
        connect(learning_, &LearningRow::unfolded, this, [this] {
            makeRoom();
            scroll_->ensureWidgetVisible(learning_);
        });
    }
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

NewGameDialog::Choice NewGameDialog::addChoice(QGroupBox* group, const OptionInfo& option)
{
    Choice choice{new QCheckBox(group), new ui::Label(group)};
    choice.box->setObjectName(QLatin1String(option.name));
    choice.box->setChecked(given_.options.*option.member);
    connect(choice.box, &QCheckBox::toggled, this, &NewGameDialog::check);
    choice.explanation->setWordWrap(true);
    choice.explanation->setForegroundRole(QPalette::PlaceholderText);
    choice.explanation->setIndent(26);
    choice.explanation->setContentsMargins(0, 0, 0, 4);
    group->layout()->addWidget(choice.box);
    group->layout()->addWidget(choice.explanation);
    return choice;
}

void NewGameDialog::build()
{
    auto* players = new QVBoxLayout(players_);
    players->addWidget(seats_);
    auto* startRow = new QHBoxLayout;
    startRow->addWidget(startLabel_);
    startRow->addWidget(start_, 1);
    startLabel_->setBuddy(start_);
    // Names may be long.
    start_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    start_->setMinimumContentsLength(14);
    players->addLayout(startRow);

    auto* options = new QVBoxLayout(options_);
    options->setSpacing(2);
    for (const OptionInfo& option : optionTable())
        choices_.push_back(addChoice(options_, option));

    auto* tiles = new QFormLayout(tiles_);
    tiles->addRow(tileSetLabel_, tileSet_);
    if (learning_)
        tiles->setWidget(tiles->rowCount(), QFormLayout::FieldRole, learning_);
    tiles->addRow(seedLabel_, seed_);
    tileSetLabel_->setBuddy(tileSet_->combo());
    seedLabel_->setBuddy(seed_);

    fault_->setWordWrap(true);
    fault_->setObjectName(QStringLiteral("fault"));
    QFont bold = font();
    bold.setBold(true);
    fault_->setFont(bold);

    auto* layout = new QVBoxLayout(this);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {players_, options_, tiles_})
        column->addWidget(part);
    column->addStretch();
    scroll_ = ui::scrolled(content);
    layout->addWidget(scroll_, 1);
    layout->addWidget(fault_);
    layout->addWidget(buttons_);
    setMinimumWidth(600);
    setAcceptDrops(true);
}

void NewGameDialog::makeRoom()
{
    if (!isVisible())
        return;
    const QSize before = size();
    ui::openWide(*this, *scroll_);
    resize(size().expandedTo(before));
    ui::fitToScreen(*this);
}

NewGame NewGameDialog::game() const
{
    NewGame game;
    game.seats = seats_->seats();
    for (std::size_t i = 0; i < choices_.size(); ++i)
        game.options.*optionTable()[i].member = choices_[i].box->isChecked();
    game.startPlayer = start_->currentIndex() - 1;
    game.tileSetFile = tileSet_->file();
    game.seed = seed_->seed();
    return game;
}

void NewGameDialog::check()
{
    QString fault = app::faultOf(game().seats);
    if (fault.isEmpty() && seed_->isAtFault())
        fault = tr("The shuffle number is too large.");
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    if (learning_) {
        learning_->setOptions(game().options);
        if (learning_->set() != tileSet_->set())
            learning_->setSet(tileSet_->set());
    }
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty() && tileSet_->isPlayable());
}

void NewGameDialog::fillStartPlayers()
{
    const int current = std::max(start_->currentIndex(), 0);
    start_->clear();
    //: Who begins the game
    start_->addItem(tr("Drawn at random"));
    start_->addItems(seats_->names());
    start_->setCurrentIndex(current < start_->count() ? current : 0);
}

void NewGameDialog::retranslate()
{
    //: Title of a dialog
    setWindowTitle(tr("New game"));
    //: Heading of a part of the dialog
    players_->setTitle(tr("Players"));
    //: Label: who begins the game
    startLabel_->setText(tr("&Start player:"));
    //: Heading of a part of the dialog: rules to choose
    options_->setTitle(tr("Options"));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const OptionInfo& option = optionTable()[i];
        const QString sentence = QCoreApplication::translate("Option", option.sentence);
        choices_[i].box->setText(QCoreApplication::translate("Option", option.label));
        choices_[i].box->setAccessibleDescription(sentence);
        choices_[i].explanation->setText(sentence);
    }
    //: Heading of a part of the dialog: which tiles, in which order
    tiles_->setTitle(tr("Tiles"));
    //: Label of a choice
    tileSetLabel_->setText(tr("Ti&le set:"));
    //: Label of a field: the number that fixes every order
    seedLabel_->setText(tr("Shuffle num&ber:"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Start the &game"));
    fillStartPlayers();
    check();
}

void NewGameDialog::showEvent(QShowEvent* event)
{
    ui::openWide(*this, *scroll_);
    QDialog::showEvent(event);
}

void NewGameDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void NewGameDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!ui::draggedFiles(*event->mimeData(), ui::tileSetSuffixes()).isEmpty())
        event->acceptProposedAction();
}

void NewGameDialog::dropEvent(QDropEvent* event)
{
    const QStringList files = ui::draggedFiles(*event->mimeData(), ui::tileSetSuffixes());
    event->acceptProposedAction();
    // Later: a question must not keep the other side of the drop waiting.
    QMetaObject::invokeMethod(
        this,
        [this, files] {
            for (const QString& file : files)
                tileSet_->import(file);
        },
        Qt::QueuedConnection);
}

} // namespace lodeline::goldrush
