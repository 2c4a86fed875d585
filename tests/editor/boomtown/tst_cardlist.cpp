// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/document/deckdocument.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/windowtest/windowtest.h"

#include <QDragEnterEvent>
#include <QListView>
#include <QMimeData>
#include <QTest>
#include <QUrl>

namespace lodeline::boomtown::editor::tst_cardlist {

class CardListTest : public QObject
{
    Q_OBJECT

private slots:
    void filesPassThrough();
};

void CardListTest::filesPassThrough()
{
    DeckDocument document(plainDeck());
    const CardListPanel list(document); // in no window that takes what it lets through
    QMimeData words;
    words.setText(QStringLiteral("words"));
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(QStringLiteral("/a.deck.json"))});
    file.setText(QStringLiteral("/a.deck.json"));
    const auto takes = [&list](const QMimeData& data) {
        QDragEnterEvent event({3, 3}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list.view()->viewport(), &event);
        return event.isAccepted();
    };
    QVERIFY(takes(words));
    QVERIFY(!takes(file));
}

const WindowTest<CardListTest> kTest("tst_cardlist");

} // namespace lodeline::boomtown::editor::tst_cardlist

#include "tst_cardlist.moc"
