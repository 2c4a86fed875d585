// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/labframe.h"

#include "editor/measuring/labcontrols.h"
#include "editor/measuring/notice.h"
#include "editor/measuring/runwords.h"
#include "ui/files.h"
#include "ui/plain/label.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"
#include "ui/recentfiles.h"
#include "ui/sets/installing.h"
#include "ui/windows/flowlayout.h"
#include "ui/windows/textscale.h"
#include "ui/work/waitingover.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::desk {
namespace {

constexpr int kLeastHeight = 110; // px, of the pages, at the usual size of text

} // namespace

LabFrame::LabFrame(LabOffer offer, QWidget* parent)
    : QWidget(parent)
    , ran_(offer.usual)
    , controls_(new LabControls(std::move(offer), this))
    , notice_(makeNotice(this))
    , state_(new ui::Label(this))
    , csv_(new QPushButton(this))
    , json_(new QPushButton(this))
    , tabs_(new QTabWidget(this))
{
    tabs_->setDocumentMode(true);
    tabs_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // rather low than scrolled as a whole
    tabs_->setMinimumHeight(ui::roomForText(*this, kLeastHeight));
    tabs_->setObjectName(QStringLiteral("labTabs"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(6);
    column->addWidget(controls_);
    column->addWidget(notice_);
    column->addWidget(makeHead());
    column->addWidget(tabs_, 1);
    connect(controls_, &LabControls::runRequested, this, &LabFrame::run);
    connect(controls_, &LabControls::cancelRequested, this, &LabFrame::cancel);
    connect(csv_, &QPushButton::clicked, this, [this] { chooseExport(QStringLiteral("csv")); });
    connect(json_, &QPushButton::clicked, this, [this] { chooseExport(QStringLiteral("json")); });
}

// A layout leaves out what may be as low as its least height.
int LabFrame::heightForWidth(int width) const
{
    return layout()->totalMinimumHeightForWidth(width);
}

QWidget* LabFrame::makeHead()
{
    notice_->setObjectName(QStringLiteral("labNotice"));
    state_->setObjectName(QStringLiteral("labState"));
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    state_->setWordWrap(true);
    csv_->setObjectName(QStringLiteral("labCsv"));
    json_->setObjectName(QStringLiteral("labJson"));
    state_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* head = new QWidget(this);
    auto* row = new ui::FlowLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(state_);
    row->addWidget(csv_);
    row->addWidget(json_);
    return head;
}

void LabFrame::addPage(QWidget* page, ui::Words title)
{
    tabs_->addTab(page, QString());
    titles_.push_back(std::move(title));
}

void LabFrame::judged(const Problems& problems)
{
    problems_ = problems;
    const auto error = std::ranges::find(problems_, Severity::Error, &Problem::severity);
    hindrance_ =
        error == problems_.end() ? QString() : phrase(Phrase::Unplayable).arg(ui::problemText(*error));
    controls_->setHindrance(hindrance_);
    showState();
}

LabSettings LabFrame::settings() const
{
    return controls_->settings();
}

void LabFrame::setSettings(const LabSettings& settings)
{
    controls_->setSettings(settings);
}

void LabFrame::run()
{
    emit aboutToRun();
    if (!hindrance_.isEmpty())
        return;
    ran_ = settings();
    complete_ = false;
    controls_->begin();
    start(ran_);
    showState();
}

void LabFrame::setProgress(int done, int total)
{
    controls_->setProgress(done, total);
}

void LabFrame::end(bool complete)
{
    complete_ = complete;
    controls_->end();
    showState();
    emit ended(complete);
}

ui::Exported LabFrame::exportTo(const QString& path, const ui::Worker& worker) const
{
    if (gamesPlayed() == 0)
        //: A reason, after a colon
        return tl::unexpected(tr("there is nothing to export"));
    const bool isCsv = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    return worker([path, text = isCsv ? table() : document()](const ui::Progress& progress) {
        return ui::unlessStopped(progress).and_then([&] { return ui::writeFile(path, text); });
    });
}

QString LabFrame::fileName() const
{
    const QString usual = QStringLiteral("lab");
    const QString name = QString::fromStdString(measured());
    return name.isEmpty() ? usual : ui::asFileName(phrase(Phrase::FileName).arg(name), usual);
}

QString LabFrame::proposedExport(const QString& suffix) const
{
    const QString own = folder_.isEmpty() ? home_() : folder_;
    return QDir(own.isEmpty() ? ui::lastFolder(QSettings()) : own).filePath(fileName() + u'.' + suffix);
}

void LabFrame::chooseExport(const QString& suffix)
{
    const QString name = proposedExport(suffix);
    //: Kind of file, in the dialog to save one
    const QString filter = suffix == QLatin1String("csv") ? tr("Tables (*.csv)") : tr("JSON files (*.json)");
    const QString path = ui::askWhereToSave(tr("Export the numbers"), name, u'.' + suffix, filter, this);
    if (path.isEmpty())
        return;
    folder_ = QFileInfo(path).absolutePath();
    const ui::Exported written = exportTo(path, ui::waitingOver(window(), ui::savingText(path)));
    if (!written && !written.error().isEmpty())
        ui::MessageBox::warn(this, tr("Export the numbers"),
                             //: %1 name of a file, %2 the reason
                             tr("%1 could not be written: %2").arg(ui::shownPath(path), written.error()));
}

QString LabFrame::stateText() const
{
    if (gamesPlayed() == 0)
        return isRunning() ? QString() : phrase(Phrase::Invitation);
    const RunState ended = complete_ ? RunState::Complete : RunState::Canceled;
    return runText(isRunning() ? RunState::Running : ended, gamesPlayed(), ran_.players, ran_.level);
}

QString LabFrame::outdatedText() const
{
    return gamesPlayed() > 0 && isOutdated() ? phrase(Phrase::Outdated) : QString();
}

void LabFrame::showState()
{
    state_->setText(stateText());
    const QString notice = hindrance_.isEmpty() ? outdatedText() : hindrance_;
    notice_->setText(notice);
    notice_->setVisible(!notice.isEmpty());
    const bool exports = gamesPlayed() > 0 && !isRunning();
    csv_->setEnabled(exports);
    json_->setEnabled(exports);
}

void LabFrame::retranslate()
{
    //: Button
    csv_->setText(tr("E&xport CSV…"));
    //: Button
    json_->setText(tr("Export &JSON…"));
    csv_->setToolTip(tr("All numbers in one long table"));
    //: "lodeline-cli simulate" is a command, which stays as it is
    json_->setToolTip(tr("All numbers as lodeline-cli simulate prints them"));
    for (std::size_t page = 0; page < titles_.size(); ++page)
        tabs_->setTabText(static_cast<int>(page), titles_[page]());
    tabs_->setAccessibleName(tr("Numbers in detail"));
    judged(problems_);
}

void LabFrame::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::desk
