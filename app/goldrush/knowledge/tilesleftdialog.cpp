// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/knowledge/tilesleftdialog.h"

#include "app/goldrush/knowledge/edgefilter.h"
#include "app/goldrush/knowledge/tilesleftmodel.h"
#include "app/goldrush/session/gamesession.h"
#include "ui/plain/label.h"
#include "ui/themed.h"
#include "ui/wording/joining.h"
#include "ui/wording/percent.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace lodeline::goldrush {
namespace {

constexpr int kPicture = 84;
constexpr int kAround = 18;     // a picture and its words
constexpr int kMostCopies = 99; // that words have room for

} // namespace

TilesLeftDialog::TilesLeftDialog(GameSession* session, QWidget* parent)
    : QDialog(parent)
    , session_(session)
    , model_(new TilesLeftModel(this))
    , list_(new QListView(this))
    , edges_(new EdgeFilter(this))
    , onlyLeft_(new QCheckBox(this))
    , summary_(new ui::Label(this))
    , gone_(new TilesLeftModel(this, TilesLeftModel::Shows::Discarded))
    , goneLabel_(new ui::Label(this))
    , discarded_(new QListView(this))
{
    build();
    model_->setSession(session);
    list_->setModel(model_);
    gone_->setSession(session);
    discarded_->setModel(gone_);
    connect(edges_, &EdgeFilter::changed, this, &TilesLeftDialog::filter);
    connect(onlyLeft_, &QCheckBox::toggled, this, &TilesLeftDialog::filter);
    connect(session, &GameSession::turnChanged, this, &TilesLeftDialog::refresh);
    connect(session, &GameSession::positionReset, this, &TilesLeftDialog::refresh);
    connect(session, &QObject::destroyed, this, &QWidget::close);
    retranslate();
    resize(620, 560);
}

void TilesLeftDialog::build()
{
    for (QListView* list : {list_, discarded_}) {
        list->setViewMode(QListView::IconMode);
        list->setMovement(QListView::Static);
        list->setUniformItemSizes(true);
    }
    list_->setResizeMode(QListView::Adjust);
    discarded_->setWrapping(false);
    goneLabel_->setBuddy(discarded_);
    summary_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter is for the choices
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(edges_);
    layout->addWidget(onlyLeft_);
    layout->addWidget(list_, 1);
    layout->addWidget(summary_);
    layout->addWidget(goneLabel_);
    layout->addWidget(discarded_);
    layout->addWidget(buttons);
    list_->setFocus();
}

void TilesLeftDialog::filter()
{
    model_->setOnlyLeft(onlyLeft_->isChecked());
    model_->setWanted(edges_->wanted());
    tellSummary();
}

void TilesLeftDialog::refresh()
{
    model_->refresh();
    gone_->refresh();
    tellSummary();
    showDiscarded();
}

void TilesLeftDialog::showDiscarded()
{
    const bool isAny = gone_->rowCount() > 0;
    goneLabel_->setVisible(isAny);
    discarded_->setVisible(isAny);
}

QString TilesLeftDialog::summary() const
{
    return summary_->text();
}

void TilesLeftDialog::tellSummary()
{
    if (!session_)
        return;
    const int all = session_->game().tilesLeft();
    //: Part of a sentence
    QStringList parts{tr("%Ln tile(s) are left in the stack", nullptr, all)};
    if (all > 0 && edges_->wanted() != WantedEdges{}) {
        const int left = model_->left();
        //: Part of a sentence: so many of the tiles that are left
        parts << tr("%Ln of them can be turned to show these edges", nullptr, left)
              //: Part of a sentence: one of the tiles that were named before; %1 is a chance such as "30%"
              << tr("the chance that the next tile is one of them is %1")
                     .arg(percentText(static_cast<double>(left) / all));
    }
    summary_->setText(ui::clauses(parts));
}

void TilesLeftDialog::adjustPictures()
{
    setGrid(*list_, *model_);
    setGrid(*discarded_, *gone_);
    discarded_->setFixedHeight(discarded_->gridSize().height() + 2 * discarded_->frameWidth() +
                               discarded_->horizontalScrollBar()->sizeHint().height());
}

void TilesLeftDialog::setGrid(QListView& list, TilesLeftModel& model)
{
    model.setTheme(ui::themeOf(*this));
    model.setPictureSize(kPicture, devicePixelRatioF());
    const QFontMetrics metrics(list.font());
    int wide = kPicture;
    for (const int left : {0, kMostCopies})
        wide = std::max(wide, metrics.horizontalAdvance(TilesLeftModel::leftText(left, kMostCopies)));
    list.setGridSize({wide + kAround, kPicture + metrics.height() + kAround});
}

void TilesLeftDialog::retranslate()
{
    //: Title of a window: which tiles are still in the stack
    setWindowTitle(tr("Tiles left"));
    list_->setAccessibleName(tr("Tiles left"));
    onlyLeft_->setText(tr("&Only tiles that are left"));
    goneLabel_->setText(tr("Discarded because they fit nowhere"));
    discarded_->setAccessibleName(goneLabel_->text());
    tellSummary();
    showDiscarded();
}

// Not earlier: the theme comes with the window around.
void TilesLeftDialog::showEvent(QShowEvent* event)
{
    adjustPictures();
    if (!list_->currentIndex().isValid())
        list_->setCurrentIndex(model_->index(0));
    QDialog::showEvent(event);
}

void TilesLeftDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        adjustPictures();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush
