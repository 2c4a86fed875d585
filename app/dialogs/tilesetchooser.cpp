// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/tilesetchooser.h"

#include "app/dialogs/newgame.h"
#include "ui/problemtext.h"
#include "ui/shippedsets.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr std::size_t kMostProblems = 3;
constexpr int kPurposeRole = Qt::UserRole + 1;

} // namespace

TileSetChooser::TileSetChooser(QWidget* parent)
    : QWidget(parent)
    , combo_(new QComboBox(this))
    , browse_(new QPushButton(this))
    , verdict_(new QLabel(this))
{
    for (const ui::ShippedSet& set : ui::shippedSets())
        combo_->addItem(QString(), set.file);
    combo_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo_->setMinimumContentsLength(14);
    combo_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    verdict_->setWordWrap(true);
    verdict_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    verdict_->setObjectName(QStringLiteral("tileSetVerdict"));
    browse_->setAutoDefault(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(combo_, 0, 0);
    grid->addWidget(browse_, 0, 1);
    grid->addWidget(verdict_, 1, 0, 1, 2);
    connect(combo_, &QComboBox::currentIndexChanged, this, &TileSetChooser::check);
    connect(browse_, &QPushButton::clicked, this, &TileSetChooser::chooseFile);
    retranslate();
    check();
}

void TileSetChooser::setFile(const QString& path)
{
    int index = combo_->findData(path);
    if (index < 0) {
        combo_->addItem(QFileInfo(path).fileName(), path);
        index = combo_->count() - 1;
        combo_->setItemData(index, path, Qt::ToolTipRole);
    }
    combo_->setCurrentIndex(index);
}

QString TileSetChooser::file() const
{
    return combo_->currentData().toString();
}

void TileSetChooser::check()
{
    NewGame game;
    game.tileSetFile = file();
    const Result<TileSet> tiles = tileSetOf(game);
    playable_ = tiles.has_value();
    QStringList lines;
    if (!tiles) {
        lines << tr("This tile set cannot be played:");
        const Problems& problems = tiles.error();
        for (std::size_t i = 0; i < std::min(problems.size(), kMostProblems); ++i)
            //: %1 place in a file, %2 what is wrong there
            lines << tr("%1: %2").arg(ui::problemPlace(problems[i]), ui::problemText(problems[i]));
        if (problems.size() > kMostProblems)
            lines << tr("and %n more", nullptr, static_cast<int>(problems.size() - kMostProblems));
    } else if (!file().isEmpty()) {
        lines << tr("%n tile(s)", nullptr, tiles->tileCount());
        const QString purpose = combo_->currentData(kPurposeRole).toString();
        if (!purpose.isEmpty())
            lines << purpose;
    }
    verdict_->setText(lines.join(u'\n'));
    verdict_->setVisible(!lines.isEmpty());
    emit changed();
}

void TileSetChooser::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a tile set"), folder_,
                                                      tr("Tile sets (*.tileset.json);;All files (*)"));
    if (path.isEmpty())
        return;
    folder_ = QFileInfo(path).absolutePath();
    setFile(path);
}

void TileSetChooser::retranslate()
{
    int row = 0;
    for (const ui::ShippedSet& set : ui::shippedSets()) {
        combo_->setItemText(row, set.name);
        combo_->setItemData(row++, set.purpose, kPurposeRole);
    }
    combo_->setAccessibleName(tr("Tile set"));
    browse_->setText(tr("&From a file…"));
}

void TileSetChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        check();
    }
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
