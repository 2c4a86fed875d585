// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/startpage.h"

#include "app/pages/startpatch.h"
#include "app/wording/words.h"

#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {
namespace {

constexpr int kCardWidth = 400;
constexpr int kMostRecent = 4;
constexpr int kSettle = 120; // ms after the last resize

// A panel that the land shines around, not through.
class Card : public QFrame
{
public:
    using QFrame::QFrame;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF body = QRectF(rect()).adjusted(6, 4, -6, -8);
        painter.setPen(Qt::NoPen);
        for (int i = 6; i > 0; --i) {
            painter.setBrush(QColor(0, 0, 0, 12));
            painter.drawRoundedRect(body.adjusted(-i, -i + 2, i, i + 2), 16 + i, 16 + i);
        }
        QColor fill = palette().color(QPalette::Window);
        fill.setAlphaF(0.96F);
        painter.setBrush(fill);
        painter.drawRoundedRect(body, 16, 16);
    }
};

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(buildCard(), 0, Qt::AlignHCenter);
    layout->addStretch(1);
    paintLand_.setSingleShot(true);
    connect(&paintLand_, &QTimer::timeout, this, [this] {
        land_ = startPatch(size(), devicePixelRatioF(), theme_);
        update();
    });
    connect(goOn_, &QPushButton::clicked, this, &StartPage::goOnRequested);
    connect(play_, &QPushButton::clicked, this, &StartPage::playRequested);
    connect(newGame_, &QPushButton::clicked, this, &StartPage::newGameRequested);
    connect(open_, &QPushButton::clicked, this, &StartPage::openRequested);
    setPending({});
    retranslate();
}

QWidget* StartPage::buildCard()
{
    auto* card = new Card(this);
    card->setFixedWidth(kCardWidth);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(40, 30, 40, 34);
    column->setSpacing(10);
    title_ = new QLabel(card);
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 3.2);
    large.setBold(true);
    large.setLetterSpacing(QFont::PercentageSpacing, 104);
    title_->setFont(large);
    title_->setAlignment(Qt::AlignCenter);
    subtitle_ = new QLabel(card);
    subtitle_->setAlignment(Qt::AlignCenter);
    subtitle_->setWordWrap(true);
    column->addWidget(title_);
    column->addWidget(subtitle_);
    column->addSpacing(14);
    pendingText_ = new QLabel(card);
    pendingText_->setWordWrap(true);
    pendingText_->setAlignment(Qt::AlignCenter);
    column->addWidget(pendingText_);
    goOn_ = addButton(column, QStringLiteral("goOn"));
    play_ = addButton(column, QStringLiteral("play"));
    newGame_ = addButton(column, QStringLiteral("newGame"));
    open_ = addButton(column, QStringLiteral("open"));
    QFont strong = font();
    strong.setPointSizeF(font().pointSizeF() * 1.3);
    strong.setBold(true);
    play_->setFont(strong);
    play_->setMinimumHeight(54);
    recentTitle_ = new QLabel(card);
    column->addSpacing(8);
    column->addWidget(recentTitle_);
    recentColumn_ = new QVBoxLayout;
    recentColumn_->setSpacing(2);
    column->addLayout(recentColumn_);
    return card;
}

QPushButton* StartPage::addButton(QVBoxLayout* column, const QString& name)
{
    auto* button = new QPushButton(column->parentWidget());
    button->setObjectName(name);
    button->setMinimumHeight(42);
    button->setAutoDefault(true);
    column->addWidget(button);
    return button;
}

void StartPage::setTheme(const art::Theme& theme)
{
    theme_ = theme;
    paintLand_.start(0);
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    recent_ = paths.mid(0, kMostRecent);
    fillRecent();
}

void StartPage::fillRecent()
{
    while (QLayoutItem* item = recentColumn_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    recentTitle_->setVisible(!recent_.isEmpty());
    for (const QString& path : std::as_const(recent_)) {
        auto* button =
            new QPushButton(QFileInfo(path).completeBaseName().replace(u'&', QStringLiteral("&&")), this);
        button->setFlat(true);
        button->setToolTip(path);
        button->setAccessibleName(tr("Open %1").arg(QFileInfo(path).completeBaseName()));
        connect(button, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
        recentColumn_->addWidget(button);
    }
}

void StartPage::setPending(const std::optional<GameRecord>& record)
{
    pending_ = record;
    goOn_->setVisible(pending_.has_value());
    pendingText_->setVisible(pending_.has_value());
    play_->setDefault(!pending_);
    goOn_->setDefault(pending_.has_value());
    retranslate();
    setFocusProxy(pending_ ? goOn_ : play_);
}

void StartPage::retranslate()
{
    title_->setText(QStringLiteral("Lodeline"));
    subtitle_->setText(tr("Lay tiles, build railroads and dig for gold."));
    if (pending_) {
        QStringList names;
        for (const RecordedPlayer& player : pending_->players)
            names << QString::fromStdString(player.name);
        //: %1 names of players, %n turns played
        pendingText_->setText(tr("A game of %1 was interrupted after %n turn(s).", nullptr,
                                 static_cast<int>(pending_->moves.size()))
                                  .arg(joined(names)));
    }
    goOn_->setText(tr("&Go on with this game"));
    play_->setText(tr("&Play"));
    play_->setToolTip(tr("Start a game with the players and options of last time"));
    newGame_->setText(tr("&New game…"));
    open_->setText(tr("&Open…"));
    recentTitle_->setText(tr("Recent games"));
    fillRecent();
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme_.table);
    if (land_.isNull())
        return;
    const QSizeF size = land_.deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), land_);
}

void StartPage::resizeEvent(QResizeEvent*)
{
    paintLand_.start(land_.isNull() ? 0 : kSettle);
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::app
