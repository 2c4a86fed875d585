// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"

#include "app/goldrush/dialogs/learningrow.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/session/seatkind.h"
#include "ui/plain/label.h"
#include "ui/tilesetfiles.h"
#include "ui/windows/screens.h"
#include "ui/windows/scrolled.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QMimeData>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lodeline::goldrush {

// The order of the fields is that of the tab key.
NewGameDialog::NewGameDialog(NewGame game, ui::InstalledSets& installed, LearnedSets* learned,
                             const QString& folder, QWidget* parent)
    : SetupDialog(seatKinds(), kMinPlayers, kMaxPlayers, mendedSeats(game), parent)
    , options_(new QGroupBox(this))
    , tiles_(new QGroupBox(this))
    , tileSet_(new TileSetChooser(installed, learned, tiles_))
    , tileSetLabel_(new ui::Label(tiles_))
    , learning_(learned ? new LearningRow(*learned, tiles_) : nullptr)
{
    build(game.options);
    tileSet_->setFolder(folder);
    tileSet_->setFile(game.tileSetFile);
    connect(tileSet_, &TileSetChooser::changed, this, &NewGameDialog::check);
    if (learning_)
        connectLearning();
    retranslate();
    begin(game.startPlayer, game.seed, [this] { return tileSet_->isPlayable(); });
}

NewGameDialog::Choice NewGameDialog::addChoice(const OptionInfo& option, bool isChosen)
{
    Choice choice{new QCheckBox(options_), new ui::Label(options_)};
    choice.box->setObjectName(QLatin1String(option.name));
    choice.box->setChecked(isChosen);
    connect(choice.box, &QCheckBox::toggled, this, &NewGameDialog::check);
    choice.explanation->setWordWrap(true);
    choice.explanation->setForegroundRole(QPalette::PlaceholderText);
    choice.explanation->setIndent(26);
    choice.explanation->setContentsMargins(0, 0, 0, 4);
    options_->layout()->addWidget(choice.box);
    options_->layout()->addWidget(choice.explanation);
    return choice;
}

void NewGameDialog::build(const Options& chosen)
{
    auto* options = new QVBoxLayout(options_);
    options->setSpacing(2);
    for (const OptionInfo& option : optionTable())
        choices_.push_back(addChoice(option, chosen.*option.member));

    auto* tiles = new QFormLayout(tiles_);
    tiles->addRow(tileSetLabel_, tileSet_);
    if (learning_)
        tiles->setWidget(tiles->rowCount(), QFormLayout::FieldRole, learning_);
    tileSetLabel_->setBuddy(tileSet_->combo());
    addSeed(*tiles);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : {players(), options_, tiles_})
        column->addWidget(part);
    column->addStretch();
    scroll_ = ui::scrolled(content);
    layOut({scroll_})->setStretchFactor(scroll_, 1);
    setMinimumWidth(600);
    setAcceptDrops(true);
}

void NewGameDialog::connectLearning()
{
    connect(this, &NewGameDialog::changed, this, [this] {
        learning_->setOptions(game().options);
        if (learning_->set() != tileSet_->set())
            learning_->setSet(tileSet_->set());
    });
    connect(learning_, &LearningRow::grown, this, &NewGameDialog::makeRoom);
    connect(learning_, &LearningRow::unfolded, this, [this] {
        makeRoom();
        scroll_->ensureWidgetVisible(learning_);
    });
}

void NewGameDialog::makeRoom()
{
    if (!isVisible())
        return;
    // Otherwise what a part needs reaches the whole one event after another.
    for (const QWidget* part = learning_; part != scroll_; part = part->parentWidget())
        if (part->layout())
            part->layout()->activate();
    const QSize before = size();
    ui::openWide(*this, *scroll_);
    resize(size().expandedTo(before));
    ui::fitToScreen(*this);
}

NewGame NewGameDialog::game() const
{
    const Basics chosen = basics();
    NewGame game;
    game.seats = chosen.seats;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        game.options.*optionTable()[i].member = choices_[i].box->isChecked();
    game.startPlayer = chosen.startPlayer;
    game.tileSetFile = tileSet_->file();
    game.seed = chosen.seed;
    return game;
}

void NewGameDialog::retranslate()
{
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
    seedLabel()->setText(tr("Shuffle num&ber:"));
}

void NewGameDialog::showEvent(QShowEvent* event)
{
    ui::openWide(*this, *scroll_);
    SetupDialog::showEvent(event);
}

void NewGameDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SetupDialog::changeEvent(event);
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
