// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/deckfile.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/cardname.h"
#include "ui/files.h"
#include "ui/languages/languages.h"

#include <QSet>
#include <QTest>

namespace lodeline::boomtown::tst_cardname {

class CardNameTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { languages_.use(QStringLiteral("en")); }

    void noTwoCardsOfADeckAreCalledAlike()
    {
        for (const char* name : {"boomtown", "dustbowl"}) {
            const Deck deck = deckOf(name);
            QSet<QString> names;
            for (const Card& card : deck.cards)
                names << cardName(deck, card);
            QCOMPARE(static_cast<std::size_t>(names.size()), kDeckCards);
        }
    }

    void aSquareThatNoOtherCardHasIsEnough()
    {
        Deck deck;
        deck.cards = {card("1", {kCow, kGun, kCow, kGun}), card("2", {kCow, kCow, kCow, kFort})};
        QCOMPARE(cardName(deck, deck.cards[0]), QStringLiteral("gun on snow"));
        QCOMPARE(cardName(deck, deck.cards[1]), QStringLiteral("fort on water"));
        deck.cards.push_back(card("3", {kGun, kFort, kFort, kFort}));
        QCOMPARE(cardName(deck, deck.cards[0]), QStringLiteral("cow on plains and gun on snow"));
    }

    void cardsThatShowTheSameHaveTheirId()
    {
        Deck deck;
        deck.cards = {card("x", {kCow, kGun, kFort, kGun}), card("y", {kGun, kFort, kGun, kCow})};
        QVERIFY(cardName(deck, deck.cards[0]).endsWith(QStringLiteral("(x)")));
        QVERIFY(cardName(deck, deck.cards[1]).endsWith(QStringLiteral("(y)")));
    }

private:
    static constexpr Square kCow{Territory::Plains, Symbol::Cow};
    static constexpr Square kGun{Territory::Snow, Symbol::Gun};
    static constexpr Square kFort{Territory::Water, Symbol::Fort};

    static Card card(const char* id, const Front& front)
    {
        Card made;
        made.id = id;
        made.front = front;
        return made;
    }

    static Deck deckOf(const char* name)
    {
        const auto bytes =
            ui::readFile(QStringLiteral(":/decks/%1.deck.json").arg(QLatin1String(name)), kMaxDeckBytes);
        return parseDeck(ui::view(*bytes))->deck;
    }

    ui::Languages languages_;
};

const WindowTest<CardNameTest> kTest("tst_cardname");

} // namespace lodeline::boomtown::tst_cardname

#include "tst_cardname.moc"
