// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/helptext.h"

#include "app/match/keyshelp.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/wording/html.h"

#include <QCoreApplication>

#include <vector>

namespace lodeline::boomtown {

using ui::heading;
using ui::paragraph;
using ui::pictured;

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownHelp)
};

struct Chapter
{
    QString anchor;
    QString title;
    QString text;
};

QString aboutText()
{
    return paragraph(
               HelpText::tr("Two players take cards from one circle, and each builds a town of them. The "
                            "town that is worth more wins.")) +
           paragraph(HelpText::tr("A card has four squares. Each of them shows a kind of land and, on it, a "
                                  "symbol.")) +
           paragraph(
               HelpText::tr("Three of the 18 cards lie in the middle with their backs up. The bonuses on "
                            "them count for both players. The other 15 cards form a circle around them. "
                            "The second player chooses the card where the first player starts."));
}

QString turnText()
{
    return paragraph(
               HelpText::tr("Take the next card of the circle, which is marked, or pass over as many as "
                            "you like and take a later one. The circle goes clockwise.")) +
           paragraph(HelpText::tr("<b>Every card that you pass over goes to the other player, for free.</b> "
                                  "Free cards are placed first, in the order of the circle, and nobody may "
                                  "refuse one. After that the other player takes a card.")) +
           paragraph(HelpText::tr("Point at a later card to see what the cards before it would bring each of "
                                  "you."));
}

QString placingText()
{
    return paragraph(HelpText::tr(
               "A card lies upright or upside down, never sideways. The first card of your town may lie "
               "anywhere. Every later card must share the edge of a square with the town or cover some of "
               "its squares; a corner is not enough, and no card may be pushed under another.")) +
           pictured(
               QString(kCoverScheme) + u':',
               ui::caption(HelpText::tr("The new card, outlined, covers a square of each of the others.")));
}

QString scoreText()
{
    return paragraph(HelpText::tr("The game is over when all 15 cards are placed, including those that the "
                                  "last player passed over. Only visible squares count.")) +
           paragraph(
               HelpText::tr("Squares of the same land that share edges form a group. For each of the six "
                            "lands your largest group counts: one point for each square.")) +
           pictured(
               QStringLiteral("%1:shore").arg(QString(kGroupScheme)),
               ui::caption(HelpText::tr("The larger lake, outlined, brings 4 points. The smaller one brings "
                                        "none."))) +
           paragraph(HelpText::tr("Then the three bonuses in the middle are added. The player with the most "
                                  "points wins. In a tie, the town with fewer cards wins, counting covered "
                                  "cards, too. If that is a tie as well, both players win."));
}

QString bonusesText(const Deck& deck)
{
    QString text = paragraph(HelpText::tr(
        "Three of these lie in the middle, different ones in each game. The numbers are those of the deck "
        "\"Boomtown\"; other decks may have different ones. In the towns, squares that bring points have a "
        "solid outline, and squares that cost points have a dashed one. Squares that only meet at a corner "
        "are not beside each other."));
    for (const Card& card : deck.cards) {
        const std::string_view kind = bonusShape(card.bonus.kind).name;
        const QString name = QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
        const QString town = QStringLiteral("<img src=\"%1:%2\">").arg(QString(kTownScheme), name);
        text += QStringLiteral("<a name=\"bonus-%1\"></a>").arg(name) +
                pictured(QStringLiteral("%1:%2").arg(QString(kBonusScheme), name),
                         QStringLiteral("<b>%1</b><br>%2<br><br>%3")
                             .arg(bonusTitle(card.bonus.kind), bonusText(card.bonus), town));
    }
    return text;
}

} // namespace

QString rulesHtml(const Deck& deck)
{
    const std::vector<Chapter> chapters{
        //: Heading: what the game is about
        {QStringLiteral("about"), HelpText::tr("Overview"), aboutText()},
        //: Heading: what to do in a turn
        {QStringLiteral("turn"), HelpText::tr("Your turn"), turnText()},
        //: Heading: how a card is placed in a town
        {QStringLiteral("placing"), HelpText::tr("Placing a card"), placingText()},
        //: Heading
        {QStringLiteral("score"), HelpText::tr("Points"), scoreText()},
        {QStringLiteral("bonuses"), HelpText::tr("The 18 bonuses"), bonusesText(deck)},
    };
    QStringList links;
    QString text;
    for (const Chapter& chapter : chapters) {
        links << QStringLiteral("<a href=\"#%1\">%2</a>").arg(chapter.anchor, chapter.title);
        text +=
            QStringLiteral("<a name=\"%1\"></a>").arg(chapter.anchor) + heading(chapter.title) + chapter.text;
    }
    return paragraph(links.join(QStringLiteral(" · "))) + text;
}

QString keysHtml(const ui::KeyText& keys)
{
    const std::vector<ui::KeyEntry> board{
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Click"), HelpText::tr("Pick up a card, then place it")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Drag"), HelpText::tr("Pick up a card and place it in one go")},
        //: A button of the mouse and its wheel
        {ui::orKeys(HelpText::tr("Right button, wheel"), {keys(QStringLiteral("rotate-right"))}),
         HelpText::tr("Turn the card in hand")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Point at a later card"), HelpText::tr("See what the cards that you pass over bring")},
        //: What to do with the mouse; stands beside what it does
        {HelpText::tr("Point at a number"), HelpText::tr("See the squares that it comes from")},
        //: Keys
        {HelpText::tr("Tab, Shift+Tab, arrow keys"), HelpText::tr("Go to another card or place")},
        //: Keys
        {HelpText::tr("Enter, Space"), HelpText::tr("Take the card or place it")},
        //: Keys
        {HelpText::tr("Alt+arrow keys"), HelpText::tr("Look around, square by square")},
        //: Keys; Page Up and Page Down
        {HelpText::tr("Alt+PgUp, Alt+PgDown"), HelpText::tr("Look at the previous or the next group")},
        //: Keys
        {HelpText::tr("Alt+Home"), HelpText::tr("Look at the last card")},
        //: A key
        {HelpText::tr("Esc"), HelpText::tr("Stop looking around; put the card back into the circle")},
    };
    const std::vector<ui::KeyEntry> window{
        {keys(QStringLiteral("pencil")), HelpText::tr("Open the deck editor")}};
    return app::keysHelp({board, window}, keys);
}

} // namespace lodeline::boomtown
