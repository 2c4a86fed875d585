// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/insightsnote.h"

#include "ui/findings/insightwords.h"
#include "ui/plain/label.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace lodeline::goldrush {
namespace {

constexpr int kIndent = 20; // px, as the arrow above it

} // namespace

InsightsNote::InsightsNote(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
}

void InsightsNote::setInsights(std::vector<Insight> insights)
{
    insights_ = std::move(insights);
    showSentences();
}

QString InsightsNote::text() const
{
    return sentences_.join(u'\n');
}

void InsightsNote::showSentences()
{
    QStringList sentences;
    if (!insights_.empty())
        //: Above sentences on what the computer has found out about a tile set: how the games went for that
        sentences << tr("In two-player games with farmers:");
    for (const Insight& insight : insights_)
        sentences << insightText(insight);
    if (std::exchange(sentences_, sentences) == sentences)
        return;
    qDeleteAll(findChildren<QWidget*>());
    for (const QString& sentence : sentences) {
        auto* label = new ui::Label(sentence, this);
        label->setWordWrap(true);
        label->setIndent(kIndent);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout()->addWidget(label);
    }
}

void InsightsNote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showSentences();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
