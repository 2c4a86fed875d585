// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/welcomepage.h"

#include "editor/window/editoractions.h"
#include "ui/plain/label.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>

namespace lodeline::desk {
namespace {

constexpr int kCardWidth = 460;

QPushButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    const auto update = [button, action] {
        button->setText(action->text());
        button->setIcon(action->icon());
    };
    update();
    QObject::connect(action, &QAction::changed, button, update);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    button->setMinimumHeight(40);
    return button;
}

} // namespace

WelcomePage::WelcomePage(EditorActions* actions, QWidget* parent)
    : QWidget(parent)
    , tour_(buttonFor(actions->tour, this))
    , title_(new ui::Label(this))
    , text_(new ui::Label(this))
    , recentTitle_(new ui::Label(this))
    , recent_(new QVBoxLayout)
{
    QFont large = font();
    ui::setScaled(large, large, 2);
    large.setBold(true);
    title_->setFont(large);
    title_->setWordWrap(true);
    text_->setWordWrap(true);
    auto* card = new QVBoxLayout;
    card->setSpacing(10);
    card->addWidget(title_);
    card->addWidget(text_);
    card->addSpacing(8);
    for (QAction* action : std::as_const(actions->newOnes))
        card->addWidget(buttonFor(action, this));
    card->addWidget(buttonFor(actions->open, this));
    card->addWidget(tour_);
    card->addSpacing(12);
    card->addWidget(recentTitle_);
    card->addLayout(recent_);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, text_, recentTitle_})
        part->setMaximumWidth(kCardWidth);
    text_->setMinimumWidth(kCardWidth);
    auto* grid = new QGridLayout(this);
    grid->addLayout(card, 1, 1);
    grid->setRowStretch(0, 2);
    grid->setRowStretch(2, 3);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    retranslate();
}

void WelcomePage::setRecentFiles(const QStringList& paths)
{
    while (QLayoutItem* item = recent_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const QString& path : paths.mid(0, 5)) {
        auto* button = new QPushButton(this);
        button->setText(ui::plainLabel(
            button->fontMetrics().elidedText(ui::shownFile(path), Qt::ElideMiddle, kCardWidth)));
        button->setToolTip(ui::toolTip(ui::shownPath(path)));
        connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
        recent_->addWidget(button);
    }
    recentTitle_->setVisible(!paths.isEmpty());
}

void WelcomePage::setTourOffered(bool offered)
{
    tour_->setVisible(offered);
}

void WelcomePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
}

void WelcomePage::retranslate()
{
    //: Title of the first page: the name of the program
    title_->setText(tr("Lodeline Editor"));
    text_->setText(
        tr("Draw tiles or cards and see at once how they look and whether anything is wrong with them. Let "
           "the computer play a thousand games with them, play with them yourself, and print them."));
    //: Heading above a list of files
    recentTitle_->setText(tr("Recently opened"));
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
