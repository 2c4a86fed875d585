// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settingsdialog.h"

#include "app/shell/actions.h"
#include "app/shell/keys/keyspage.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/menus.h"
#include "app/shell/options/optionpage.h"
#include "app/shell/options/volumerow.h"
#include "app/shell/settings.h"
#include "app/shell/soundchoice.h"
#include "app/shell/textsizes.h"
#include "ui/languages/languagemenu.h"
#include "ui/plain/messagebox.h"
#include "ui/themechoice.h"
#include "ui/windows/screens.h"
#include "ui/windows/scrolled.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::app {
namespace {

constexpr int kAround = 24; // px beside the names of the sections
constexpr int kWide = 42;   // lines of text
constexpr int kHigh = 28;

// What is in force before anybody has chosen.
constexpr Behaviour kUsual;

void fillLook(OptionPage& page, const Actions& actions, const Menus& menus)
{
    page.addChoice(menus.themes(), static_cast<int>(ui::ThemeChoice::System));
    page.addChoice(menus.boards(), ui::boardNames().front());
    page.addSwitch(actions.patterns, false);
    page.addChoice(menus.visions(), static_cast<int>(art::Vision::Full));
    page.addChoice(menus.textSizes(), kUsualTextSize);
    page.addChoice(menus.animations(), static_cast<int>(kUsual.animation));
    menus.languages()->survey();
    page.addChoice(menus.languages(), QString());
}

void fillBoard(OptionPage& page, const Actions& actions)
{
    page.addSwitch(actions.asAtTable, kUsual.asAtTable); // first: it keeps the others from being chosen
    for (QAction* action : actions.aids->actions())
        page.addSwitch(action, isUsual(static_cast<Aid>(action->data().toInt())));
    page.addSwitch(actions.wheelTurns, kUsual.wheelTurns);
}

void fillPlaying(OptionPage& page, const Actions& actions, const Menus& menus)
{
    page.addChoice(menus.paces(), static_cast<int>(kUsual.pace));
    page.addSwitch(actions.confirmMoves, kUsual.confirmsMoves);
    page.addSwitch(actions.handOver, kUsual.handsOver);
}

void fillSound(OptionPage& page, QAction& action, SoundChoice& sounds)
{
    page.addSwitch(&action, false);
    auto* row = new VolumeRow(&page);
    const auto follow = [row, &action, &sounds] {
        row->setVolume(sounds.volume());
        row->setTrouble(sounds.trouble());
        row->slider()->setEnabled(action.isChecked());
    };
    follow();
    QObject::connect(row, &VolumeRow::volumeChosen, &sounds, &SoundChoice::setVolume);
    QObject::connect(&sounds, &SoundChoice::troubleChanged, row, follow);
    QObject::connect(&action, &QAction::changed, row, follow);
    page.addControl(row, [&sounds, follow] {
        sounds.setVolume(Settings::kUsualVolume);
        follow();
    });
}

} // namespace

SettingsDialog::SettingsDialog(const Actions& actions, const Menus& menus, SoundChoice& sounds,
                               KeyTable& keys, QWidget* parent)
    : QDialog(parent)
    , keys_(keys)
    , keysPage_(new KeysPage(keys, this))
    , sections_(new QListWidget(this))
    , pages_(new QStackedWidget(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    sections_->setSpacing(2);
    fillLook(*addSection(), actions, menus);
    fillBoard(*addSection(), actions);
    fillPlaying(*addSection(), actions, menus);
    fillSound(*addSection(), *actions.sounds, sounds);
    sections_->addItem(QString());
    pages_->addWidget(keysPage_);
    auto* row = new QHBoxLayout;
    row->addWidget(sections_);
    row->addWidget(pages_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons_);
    connect(sections_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* restore = buttons_->button(QDialogButtonBox::RestoreDefaults);
    restore->setAutoDefault(false);
    connect(restore, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    retranslate();
    sections_->setCurrentRow(0);
    const int line = fontMetrics().height();
    resize(kWide * line, kHigh * line);
    ui::fitToScreen(*this);
}

OptionPage* SettingsDialog::addSection()
{
    sections_->addItem(QString());
    auto* page = new OptionPage;
    pages_->addWidget(ui::scrolled(page, Qt::ScrollBarAsNeeded));
    return page;
}

OptionPage* SettingsDialog::page(Section section) const
{
    const auto* area = static_cast<QScrollArea*>(pages_->widget(static_cast<int>(section)));
    return static_cast<OptionPage*>(area->widget());
}

void SettingsDialog::restoreDefaults()
{
    if (pages_->currentWidget() != keysPage_)
        page(static_cast<Section>(pages_->currentIndex()))->restoreDefaults();
    else if (mayRestoreKeys())
        keys_.restoreAll();
}

bool SettingsDialog::mayRestoreKeys()
{
    const auto isChanged = [this](const QAction* command) { return keys_.isChanged(*command); };
    if (std::ranges::count_if(keys_.commands(), isChanged) <= 1)
        return true;
    ui::MessageBox box(
        QMessageBox::Question, sections_->currentItem()->text(),
        tr("You have changed the keys of several commands. Restore the default keys of all commands?"),
        QMessageBox::RestoreDefaults | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::RestoreDefaults;
}

void SettingsDialog::retranslate()
{
    //: Title of a window (noun)
    setWindowTitle(tr("Settings"));
    //: Name of a list: the parts of the settings
    sections_->setAccessibleName(tr("Sections"));
    const QStringList names{
        //: A section of the settings: colours, language
        tr("Appearance"),
        //: A section of the settings: what the board shows
        tr("Board"),
        //: A section of the settings: how the game goes on
        tr("Gameplay"),
        //: A section of the settings (noun): what is heard
        tr("Sound"),
        //: A section of the settings: keys of the keyboard
        tr("Keys"),
    };
    for (int row = 0; row < sections_->count(); ++row)
        sections_->item(row)->setText(names[row]);
    sections_->setFixedWidth(sections_->sizeHintForColumn(0) + kAround);
    //: Of the button "Restore Defaults"
    buttons_->button(QDialogButtonBox::RestoreDefaults)->setToolTip(tr("For this section only"));
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::app
