// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/tilesetchooser.h"

#include "app/goldrush/dialogs/setmenu.h"
#include "app/goldrush/dialogs/setpicture.h"
#include "app/goldrush/learning/learnedsets.h"
#include "engine/goldrush/learning/setdigest.h"
#include "ui/files.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/sets/installedsets.h"
#include "ui/sets/installing.h"
#include "ui/shippedsets.h"
#include "ui/siblings.h"
#include "ui/tilesetfiles.h"
#include "ui/wording/joining.h"
#include "ui/work/waitingover.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr std::size_t kMostProblems = 3;
constexpr int kLongestDescription = 280;
// Of an entry, beside its file: the name, and the digest of the set where that is known.
constexpr int kNameRole = Qt::UserRole + 1;
constexpr int kDigestRole = Qt::UserRole + 2;

QString fileInProgram(const QString& file)
{
    return file.isEmpty() ? QStringLiteral(":/tilesets/classic.tileset.json") : file;
}

QString shortened(const QString& text)
{
    return ui::shownLine(text, kLongestDescription).simplified();
}

// Sets of the same name are told apart by their files.
QString nameAmong(const std::vector<ui::InstalledSet>& sets, const ui::InstalledSet& set)
{
    const auto baseOf = [](const ui::InstalledSet& one) { return ui::tileSetBaseName(one.file); };
    const auto isNamesake = [&](const ui::InstalledSet& one) { return one.name() == set.name(); };
    if (std::ranges::count_if(sets, isNamesake) == 1)
        return set.name();
    const auto isTwin = [&](const ui::InstalledSet& one) {
        return isNamesake(one) && baseOf(one) == baseOf(set);
    };
    const bool hasTwin = std::ranges::count_if(sets, isTwin) > 1; // with another ending
    return ui::withRemark(set.name(), hasTwin ? ui::shownFile(set.file) : ui::shownName(baseOf(set)));
}

} // namespace

TileSetChooser::TileSetChooser(ui::InstalledSets& installed, LearnedSets* learned, QWidget* parent)
    : QWidget(parent)
    , installed_(installed)
    , learned_(learned)
    , combo_(new QComboBox(this))
    , browse_(new QPushButton(this))
    , manage_(new QPushButton(this))
    , menu_(new SetMenu(this))
    , picture_(new SetPicture(this))
    , verdict_(new ui::Label(this))
{
    build();
    retranslate();
    fill();
    check();
    connect(combo_, &QComboBox::currentIndexChanged, this, &TileSetChooser::check);
    connect(browse_, &QPushButton::clicked, this, &TileSetChooser::chooseFile);
    connect(&installed_, &ui::InstalledSets::changed, this, [this] {
        fill();
        check();
    });
    connect(menu_->install, &QAction::triggered, this, [this] { import(file()); });
    connect(menu_->installFile, &QAction::triggered, this, [this] {
        const QString path = askForFile();
        if (!path.isEmpty())
            import(path);
    });
    connect(menu_->remove, &QAction::triggered, this, [this] { ui::removeAsking(installed_, file(), this); });
    connect(menu_->edit, &QAction::triggered, this, &TileSetChooser::edit);
    connect(menu_->saveCopy, &QAction::triggered, this, &TileSetChooser::saveCopy);
    connect(menu_->forget, &QAction::triggered, this, &TileSetChooser::forget);
    if (learned_)
        connect(learned_, &LearnedSets::changed, this, &TileSetChooser::markLearned);
}

void TileSetChooser::build()
{
    combo_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo_->setMinimumContentsLength(20);
    combo_->view()->setTextElideMode(Qt::ElideMiddle); // what is remarked stands at the end
    combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    verdict_->setObjectName(QStringLiteral("tileSetVerdict"));
    browse_->setAutoDefault(false);
    manage_->setAutoDefault(false);
    manage_->setMenu(menu_);
    manage_->setObjectName(QStringLiteral("manageSets"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(combo_, 0, 0);
    grid->addWidget(browse_, 0, 1);
    grid->addWidget(manage_, 0, 2);
    auto* below = new QHBoxLayout;
    below->addWidget(picture_, 0, Qt::AlignTop);
    below->addWidget(verdict_, 1, Qt::AlignTop);
    grid->addLayout(below, 1, 0, 1, 3);
}

void TileSetChooser::setFile(const QString& path)
{
    if (combo_->findData(path) < 0) {
        others_ << path;
        fill();
    }
    select(path);
}

void TileSetChooser::select(const QString& path)
{
    const QString now = ui::InstalledSets::whereNow(installed_.folder(), path);
    combo_->setCurrentIndex(std::max(combo_->findData(now), 0));
}

QString TileSetChooser::file() const
{
    return combo_->currentData().toString();
}

void TileSetChooser::fill()
{
    const QString current = file();
    const QSignalBlocker quiet(combo_);
    combo_->clear();
    for (const ui::ShippedSet& set : ui::shippedSets()) {
        const auto tiles = ui::loadTileSet(fileInProgram(set.file));
        add(set.name, set.file, tiles ? &tiles->set : nullptr);
    }
    addOwnSets();
    select(current);
}

void TileSetChooser::add(const QString& name, const QString& path, const TileSet* set)
{
    combo_->addItem(name, path);
    const int row = combo_->count() - 1;
    combo_->setItemData(row, name, kNameRole);
    if (set)
        combo_->setItemData(row, QVariant::fromValue(setDigest(*set)), kDigestRole);
}

void TileSetChooser::addOwnSets()
{
    const auto addOwn = [this](const QString& text, const QString& path, const TileSet* set) {
        add(text.simplified(), path, set);
        combo_->setItemData(combo_->count() - 1, ui::toolTip(ui::shownPath(path)), Qt::ToolTipRole);
    };
    const std::vector<ui::InstalledSet> sets = installed_.sets();
    if (!sets.empty())
        combo_->insertSeparator(combo_->count());
    for (const ui::InstalledSet& set : sets) {
        const QString name = nameAmong(sets, set);
        //: %1 name of a tile set whose file is broken
        addOwn(set.set ? name : tr("⚠ %1: cannot be played").arg(ui::isolated(name)), set.file,
               set.set.get());
    }
    others_.removeIf([this](const QString& path) {
        return installed_.find(path) ||
               (QFileInfo(path).absolutePath() == installed_.folder() && !QFileInfo::exists(path));
    });
    if (!others_.isEmpty())
        combo_->insertSeparator(combo_->count());
    for (const QString& path : std::as_const(others_))
        addOwn(ui::shownFile(path), path, nullptr);
}

void TileSetChooser::check()
{
    const QString path = file();
    opener_.forget();
    if (ui::isInProgram(path))
        return judge(ui::loadTileSet(fileInProgram(path)));
    if (const ui::InstalledSet* installed = installed_.find(path))
        return judge(installed->set, installed->problems);
    take(nullptr);
    verdict_->clear();
    emit changed();
    opener_.run([path] { return ui::loadTileSet(path); },
                [this](const Result<LoadedTileSet>& tiles) { judge(tiles); });
}

void TileSetChooser::judge(const Result<LoadedTileSet>& tiles)
{
    if (tiles)
        judge(std::make_shared<const TileSet>(tiles->set), tiles->problems);
    else
        judge(nullptr, tiles.error());
}

void TileSetChooser::judge(std::shared_ptr<const TileSet> set, const Problems& problems)
{
    take(std::move(set));
    say(problems);
    emit changed();
}

void TileSetChooser::take(std::shared_ptr<const TileSet> set)
{
    set_ = std::move(set);
    combo_->setItemData(combo_->currentIndex(), set_ ? QVariant::fromValue(setDigest(*set_)) : QVariant(),
                        kDigestRole);
    markLearned();
    const bool isInstalled = installed_.find(file()) != nullptr;
    menu_->install->setEnabled(isPlayable() && !ui::isInProgram(file()) && !isInstalled);
    menu_->remove->setEnabled(isInstalled);
    picture_->setSet(fileInProgram(file()), combo_->currentData(kNameRole).toString(), set_.get());
}

void TileSetChooser::markLearned()
{
    for (int row = 0; row < combo_->count(); ++row) {
        const QString name = combo_->itemData(row, kNameRole).toString();
        const QVariant digest = combo_->itemData(row, kDigestRole);
        const bool isLearned = learned_ && digest.isValid() && learned_->isLearned(digest.value<Sha256>());
        //: Beside the name of a tile set that the computer has learned to play
        const QString text = isLearned ? ui::withRemark(name, tr("learned")) : name;
        if (combo_->itemText(row) != text)
            combo_->setItemText(row, text);
    }
    menu_->forget->setVisible(learned_);
    menu_->forget->setEnabled(learned_ && set_ && learned_->of(*set_));
    menu_->setLearns(learned_ && learned_->learns());
}

// Where sets are learned, this one is at once learned anew.
void TileSetChooser::forget()
{
    learned_->forget(*set_);
    learned_->learn(*set_, ui::processors());
}

void TileSetChooser::say(const Problems& problems)
{
    QStringList lines;
    if (set_) {
        lines = praise(*set_);
        if (!problems.empty())
            lines << tr("It can be played, but:") << problemLines(problems);
    } else {
        lines << tr("This tile set cannot be played:") << problemLines(problems);
    }
    verdict_->setText(lines.join(u'\n'));
}

QStringList TileSetChooser::problemLines(const Problems& problems)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::min(problems.size(), kMostProblems); ++i)
        lines << ui::labelled(ui::problemPlace(problems[i]), ui::problemText(problems[i]));
    if (problems.size() > kMostProblems)
        //: Below a list of problems of a tile set, of which only the first are shown
        lines << tr("and %Ln more", nullptr, static_cast<int>(problems.size() - kMostProblems));
    return lines;
}

QString TileSetChooser::countText(const TileSet& tiles)
{
    int tokens = 0;
    for (const TokenKind& kind : tiles.tokens)
        tokens += kind.count;
    //: What a tile set holds
    const QString tileCount = tr("%Ln tile(s)", nullptr, tiles.tileCount());
    //: %1 is "72 tiles", %Ln mining tokens: what a tile set holds
    return tr("%1 and %Ln mining token(s)", nullptr, tokens).arg(tileCount);
}

QStringList TileSetChooser::praise(const TileSet& tiles) const
{
    QStringList lines{countText(tiles)};
    const QString author = shortened(QString::fromStdString(tiles.author));
    if (!author.isEmpty() && !ui::isInProgram(file()))
        //: %1 what a set holds, such as "72 tiles and 39 mining tokens"; %2 a person
        lines.front() = tr("%1, by %2").arg(lines.front(), ui::isolated(author));
    const QString description = shortened(ui::setDescription(tiles));
    if (!description.isEmpty())
        lines << description;
    return lines;
}

void TileSetChooser::import(const QString& path)
{
    const QString installed = ui::installAsking(installed_, path, this);
    if (installed.isEmpty())
        return;
    others_.removeAll(path);
    fill();
    setFile(installed);
}

QString TileSetChooser::askForFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Choose a tile set"), folder_,
                                     tr("Tile sets (*.tileset.json *.tileset.zip);;All files (*)"));
    if (!path.isEmpty())
        folder_ = QFileInfo(path).absolutePath();
    return path;
}

void TileSetChooser::chooseFile()
{
    const QString path = askForFile();
    if (!path.isEmpty())
        setFile(path);
}

void TileSetChooser::edit()
{
    ui::startSiblingOrSay(QStringLiteral("lodeline-editor"), {fileInProgram(file())}, this);
}

void TileSetChooser::saveCopy()
{
    const ui::InstalledSet* installed = installed_.find(file());
    const QString name = installed                 ? installed->name()
                         : ui::isInProgram(file()) ? combo_->currentData(kNameRole).toString()
                                                   : QString();
    ui::saveCopyAsking(fileInProgram(file()), name, folder_, this);
}

void TileSetChooser::retranslate()
{
    //: Name of the list to choose a tile set from
    combo_->setAccessibleName(tr("Tile set"));
    //: Button: choose a tile set that lies in a file
    browse_->setText(tr("&From a file…"));
    //: Button with a menu: add, remove, edit, share tile sets
    manage_->setText(tr("&Manage"));
}

void TileSetChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fill();
        check();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
