// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/labcontrols.h"

#include "editor/measuring/runwords.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/windows/flowlayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr std::array kGames{100, 500, 1000, 5000};
constexpr int kMostGames = 1'000'000;

} // namespace

LabControls::LabControls(LabOffer offer, QWidget* parent)
    : QWidget(parent)
    , offer_(std::move(offer))
    , playersLabel_(new ui::Label(this))
    , players_(new QSpinBox(this))
    , levelLabel_(new ui::Label(this))
    , level_(new QComboBox(this))
    , gamesLabel_(new ui::Label(this))
    , games_(new QComboBox(this))
    , gamesRange_(new QIntValidator(1, kMostGames, this))
    , compares_(new QCheckBox(this))
    , run_(new QPushButton(this))
    , bar_(new QProgressBar(this))
    , left_(new ui::Label(this))
{
    setUpFields();
    bar_->setTextVisible(false);
    bar_->setFixedHeight(10);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addLayout(makeRow());
    rows->addWidget(makeProgress());
    connect(run_, &QPushButton::clicked, this, [this] {
        if (running_)
            emit cancelRequested();
        else
            emit runRequested();
    });
    connect(games_->lineEdit(), &QLineEdit::textChanged, this, &LabControls::showProgress);
    setSettings(offer_.usual);
    retranslate();
}

void LabControls::setUpFields()
{
    for (const int games : kGames)
        games_->addItem(QLocale().toString(games));
    games_->setEditable(true);
    games_->setCompleter(nullptr); // it would make 500 of 50
    games_->setInsertPolicy(QComboBox::NoInsert);
    games_->setValidator(gamesRange_);
    games_->setMinimumContentsLength(6);
    for (const char* level : offer_.levels)
        level_->addItem(QString(), QString::fromLatin1(level));
    level_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    players_->setRange(offer_.leastPlayers, offer_.mostPlayers);
    if (offer_.mostPlayers == offer_.leastPlayers)
        for (QWidget* part : std::initializer_list<QWidget*>{playersLabel_, players_})
            part->hide();
    gamesLabel_->setBuddy(games_);
    playersLabel_->setBuddy(players_);
    levelLabel_->setBuddy(level_);
    games_->setObjectName(QStringLiteral("labGames"));
    players_->setObjectName(QStringLiteral("labPlayers"));
    level_->setObjectName(QStringLiteral("labLevel"));
    compares_->setObjectName(QStringLiteral("labCompare"));
    run_->setObjectName(QStringLiteral("labRun"));
    run_->setDefault(true);
}

QLayout* LabControls::makeRow()
{
    auto* row = new ui::FlowLayout;
    row->setSpacing(6);
    if (offer_.mostPlayers > offer_.leastPlayers)
        row->addWidget(ui::labelled(playersLabel_, players_));
    row->addWidget(ui::labelled(levelLabel_, level_));
    row->addWidget(ui::labelled(gamesLabel_, games_));
    row->addWidget(compares_);
    row->addWidget(run_);
    return row;
}

QWidget* LabControls::makeProgress()
{
    auto* progress = new QWidget(this);
    auto* line = new QHBoxLayout(progress);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(bar_, 2);
    line->addWidget(left_, 3);
    left_->setWordWrap(true);
    return progress;
}

LabSettings LabControls::settings() const
{
    LabSettings settings = offer_.usual;
    settings.games = std::clamp(gamesRange_->locale().toInt(games_->currentText()), 1, kMostGames);
    settings.players = players_->value();
    settings.level = level_->currentData().toString().toStdString();
    settings.compares = compares_->isChecked();
    return settings;
}

void LabControls::setSettings(const LabSettings& settings)
{
    games_->setCurrentText(gamesRange_->locale().toString(settings.games));
    players_->setValue(settings.players);
    level_->setCurrentIndex(level_->findData(QString::fromStdString(settings.level)));
    compares_->setChecked(settings.compares);
}

void LabControls::setHindrance(const QString& why)
{
    hindrance_ = why;
    showProgress();
}

void LabControls::begin()
{
    running_ = true;
    done_ = 0;
    total_ = 0;
    clock_.start();
    showProgress();
}

void LabControls::setProgress(int done, int total)
{
    done_ = done;
    total_ = total;
    showProgress();
}

void LabControls::end()
{
    running_ = false;
    showProgress();
}

void LabControls::showProgress()
{
    constexpr qint64 kSecond = 1000;
    constexpr int kMinute = 60;
    for (QWidget* field : std::initializer_list<QWidget*>{games_, players_, level_, compares_})
        field->setEnabled(!running_);
    run_->setEnabled(running_ || (hindrance_.isEmpty() && games_->lineEdit()->hasAcceptableInput()));
    //: Button: stops the games of the lab
    const QString cancel = tr("Ca&ncel");
    //: Button: starts the games of the lab
    const QString run = tr("&Run");
    run_->setText(running_ ? cancel : run);
    run_->setToolTip(ui::toolTip(running_ ? QString() : hindrance_));
    bar_->setVisible(running_);
    left_->setVisible(running_);
    bar_->setRange(0, total_);
    bar_->setValue(done_);
    if (!running_ || done_ == 0) {
        left_->setText(tr("The first games are being played…"));
        return;
    }
    const qint64 left = clock_.elapsed() * (total_ - done_) / done_;
    const int seconds = static_cast<int>((left + kSecond - 1) / kSecond);
    const int minutes = (seconds + kMinute / 2) / kMinute;
    //: How far the lab is: %1 games played, %2 games in all, %Ln seconds to go
    const QString bySeconds = tr("Games played: %1 of %2. About %Ln second(s) left.", nullptr, seconds);
    //: How far the lab is: %1 games played, %2 games in all, %Ln minutes to go
    const QString byMinutes = tr("Games played: %1 of %2. About %Ln minute(s) left.", nullptr, minutes);
    const QString& text = seconds < 2 * kMinute ? bySeconds : byMinutes;
    left_->setText(text.arg(QLocale().toString(done_), QLocale().toString(total_)));
}

// The locale of the validator is the one that the numbers are written in, until here the former one.
void LabControls::retranslateGames()
{
    const bool isNumber = games_->lineEdit()->hasAcceptableInput();
    const int games = settings().games;
    const QLocale present;
    gamesRange_->setLocale(present);
    for (std::size_t i = 0; i < kGames.size(); ++i)
        games_->setItemText(static_cast<int>(i), present.toString(kGames[i]));
    if (isNumber)
        games_->setCurrentText(present.toString(games));
}

void LabControls::retranslate()
{
    retranslateGames();
    //: Label of a field: how many games the lab plays
    gamesLabel_->setText(tr("&Games:"));
    //: Label of a field: how many players each game has
    playersLabel_->setText(tr("Pla&yers:"));
    //: How well the computer players play
    levelLabel_->setText(tr("&Level:"));
    compares_->setText(offer_.compare());
    compares_->setToolTip(ui::toolTip(offer_.compareTip()));
    games_->setAccessibleName(tr("Number of games"));
    players_->setAccessibleName(tr("Number of players"));
    level_->setAccessibleName(tr("Level of the computer players"));
    bar_->setAccessibleName(tr("Progress of the games"));
    for (int i = 0; i < level_->count(); ++i)
        level_->setItemText(i, levelText(level_->itemData(i).toString().toStdString()));
    showProgress();
}

void LabControls::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
