// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/deckdocument.h"
#include "editor/boomtown/properties/cardproperties.h"
#include "engine/boomtown/design/plaincards.h"
#include "tests/windowtest/windowtest.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace lodeline::boomtown::editor::tst_bonusform {

class BonusFormTest : public QObject
{
    Q_OBJECT

private slots:
    void keysWalkThroughAListBeforeOneIsChosen_data();
    void keysWalkThroughAListBeforeOneIsChosen();
    void theWheelChoosesNothing_data();
    void theWheelChoosesNothing();
};

namespace {

// The form of the card of the plain deck that the row of data names; the focus is in its box.
struct Shown
{
    DeckDocument document{plainDeck()};
    CardProperties form{document};
    const Deck before = document.deck();
    QComboBox* box = nullptr;

    Shown()
    {
        QFETCH(const QString, name);
        QFETCH(const int, card);
        form.setCard(card);
        form.show();
        QApplication::setActiveWindow(&form);
        for (QComboBox* each : form.findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                box = each;
        if (!box)
            qFatal("There is no box %s", qPrintable(name));
        box->setFocus();
    }
};

// The first card of the plain deck whose bonus takes it.
int cardWith(bool BonusShape::*field)
{
    const Deck deck = plainDeck();
    const auto takes = [field](const Card& card) { return bonusShape(card.bonus.kind).*field; };
    return static_cast<int>(std::ranges::find_if(deck.cards, takes) - deck.cards.begin());
}

void addBoxes()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("card");
    QTest::newRow("kind") << QStringLiteral("Bonus") << cardWith(&BonusShape::points);
    QTest::newRow("symbol") << QStringLiteral("Symbol") << cardWith(&BonusShape::symbol);
    QTest::newRow("other") << QStringLiteral("Other symbol") << cardWith(&BonusShape::other);
    QTest::newRow("territory") << QStringLiteral("Land") << cardWith(&BonusShape::territory);
}

} // namespace

void BonusFormTest::keysWalkThroughAListBeforeOneIsChosen_data()
{
    addBoxes();
}

// Each kind that is passed would take away the fields that it does not have.
void BonusFormTest::keysWalkThroughAListBeforeOneIsChosen()
{
    const Shown shown;
    QComboBox& box = *shown.box;
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_End, Qt::Key_Home}) {
        QTest::keyClick(&box, key);
        QVERIFY(box.view()->isVisible());
        box.hidePopup();
    }
    QVERIFY(shown.document.deck() == shown.before);
    const bool isFirst = box.currentIndex() == 0;
    QTest::keyClick(&box, isFirst ? Qt::Key_End : Qt::Key_Home);
    QTest::keyClick(box.view(), Qt::Key_Return);
    QCOMPARE(box.currentIndex(), isFirst ? box.count() - 1 : 0);
    QCOMPARE(shown.document.history().count(), 1);
}

void BonusFormTest::theWheelChoosesNothing_data()
{
    addBoxes();
}

void BonusFormTest::theWheelChoosesNothing()
{
    const Shown shown;
    QComboBox& box = *shown.box;
    const QPointF middle = box.rect().center();
    for (const int steps : {-1, 1}) {
        QWheelEvent wheel(middle, box.mapToGlobal(middle), {}, {0, 120 * steps}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&box, &wheel);
        QVERIFY(!wheel.isAccepted()); // scrolls the form
    }
    QVERIFY(shown.document.deck() == shown.before);
    QCOMPARE(shown.document.history().count(), 0);
}

const WindowTest<BonusFormTest> kTest("tst_bonusform");

} // namespace lodeline::boomtown::editor::tst_bonusform

#include "tst_bonusform.moc"
