// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/helpdialog.h"

#include "app/match/kind.h"
#include "app/shell/abouttext.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace lodeline::app {

HelpDialog::HelpDialog(Page page, const Kind& kind, QWidget* parent)
    : QDialog(parent)
    , page_(page)
    , kind_(kind)
    , text_(kind.makeHelpBrowser(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    text_->setOpenExternalLinks(true);
    text_->setFrameShape(QFrame::NoFrame);
    text_->document()->setDocumentMargin(16);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(page == Page::About ? QSize(480, 340) : QSize(640, 620));
    retranslate();
}

void HelpDialog::retranslate()
{
    switch (page_) {
    case Page::Rules:
        setWindowTitle(tr("Rules in short"));
        text_->setHtml(kind_.rulesHtml());
        break;
    case Page::Shortcuts:
        setWindowTitle(tr("Keys and mouse"));
        text_->setHtml(kind_.keysHtml());
        break;
    case Page::About:
        setWindowTitle(tr("About Lodeline"));
        text_->setHtml(aboutHtml());
        break;
    }
    text_->setAccessibleName(windowTitle());
}

void HelpDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate(); // pictures are painted in the colours of the day
    QDialog::changeEvent(event);
}

} // namespace lodeline::app
