// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/wording/helptext.h"
#include "engine/goldrush/rules/points.h"
#include "ui/wording/html.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::goldrush {

using ui::heading;
using ui::paragraph;

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(RulesText)
};

// A picture of the scenario beside what is to be seen on it; the link below plays it.
QString picture(const QString& scenario, const QString& caption)
{
    //: Link below a picture of a board: play on from there
    const QString tryIt = RulesText::tr("Try it");
    return ui::pictured(QStringLiteral("%1:%2").arg(QString(kPictureScheme), scenario),
                        QStringLiteral("%1<br><a href=\"%2:%3\">%4</a>")
                            .arg(ui::caption(caption), QString(ui::kTryScheme), scenario, tryIt));
}

QString turnHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Your turn"), QStringLiteral("turn")) +
           paragraph(RulesText::tr(
               "Draw a tile and place it next to the tiles on the board. Every edge that touches another "
               "tile must match it: track to track, mountain to mountain, prairie to prairie. A tile that "
               "fits nowhere is discarded for good, and another one is drawn.")) +
           picture(
               QStringLiteral("matching-edges"),
               RulesText::tr("The new tile, shown with a frame, matches prairie to prairie on two sides.")) +
           paragraph(RulesText::tr(
               "For every nugget on the new tile, a mining token is placed face down on its mountain.")) +
           paragraph(RulesText::tr("Then you may take one of these actions, or skip:")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li></ul>")
               .arg(RulesText::tr("Put a cowboy on the new tile: a railwayman on a railroad, a gold miner on "
                                  "a mountain, a merchant in a city or a farmer on a prairie. No player may "
                                  "have a cowboy anywhere on that railroad, mountain, city or prairie yet."),
                    RulesText::tr(
                        "Pitch your tent on any incomplete mountain, or move it there from where it stands. "
                        "There must be no cowboy and no other tent on that part of the mountain."),
                    RulesText::tr("Mine: take one token from the mountain where your tent stands. Only you "
                                  "know its value."),
                    RulesText::tr(
                        "With the option Take back: take back one of your cowboys without scoring."));
}

QString railroadsHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Railroads"), topicOf(FeatureKind::Railroad)) +
           //: %Ln and %1 points
           paragraph(RulesText::tr("A railroad is complete when both ends lie in a junction, a city or a "
                                   "mountain, or when it is a loop. It scores %Ln point(s) for each tile, or "
                                   "%1 if there is exactly one locomotive on it.",
                                   nullptr, kPoints.tile)
                         .arg(QLocale().toString(kPoints.locomotive * kPoints.tile))) +
           picture(QStringLiteral("railroad-locomotive"),
                   RulesText::tr("Four tiles and one locomotive: 8 points for the railwayman.")) +
           picture(QStringLiteral("railroad-two-locomotives"),
                   RulesText::tr("With two locomotives nothing is doubled: six tiles, 6 points.")) +
           picture(QStringLiteral("railroad-ends"),
                   RulesText::tr("From a city into a mountain: complete, 2 points. The railwayman was placed "
                                 "in the same turn and comes home at once.")) +
           picture(QStringLiteral("railroad-loop"),
                   RulesText::tr("A loop of four tiles: complete, 4 points."));
}

QString mountainsHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Mountains and gold"), topicOf(FeatureKind::Mountain)) +
           paragraph(RulesText::tr("A mountain is complete when it has no open edges. Whoever has the most "
                                   "gold miners there gets the remaining tokens and %Ln point(s) for each "
                                   "nugget. If players are tied, the tokens are dealt out in turn.",
                                   nullptr, kPoints.nugget)) +
           picture(QStringLiteral("mountain-alone"),
                   RulesText::tr("Seven nuggets: 7 points and all tokens for the only miner. The tent comes "
                                 "home without scoring.")) +
           picture(QStringLiteral("mountain-tie-active"),
                   RulesText::tr("One miner each: each player scores 5 points. The tokens are dealt out in "
                                 "turn, starting with the player who completed the mountain.")) +
           picture(QStringLiteral("tent-sites"),
                   RulesText::tr("A tent may stand on any part of an incomplete mountain that has neither a "
                                 "cowboy nor a tent.")) +
           picture(QStringLiteral("tents-come-home"),
                   RulesText::tr(
                       "Two tents on one mountain: when it is complete, both come home without scoring."));
}

QString citiesHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Cities"), topicOf(FeatureKind::City)) +
           paragraph(RulesText::tr(
               "A city is complete when all railroads that leave it are complete. Its merchant scores %Ln "
               "point(s) for each railroad; one that leads back to the city counts once.",
               nullptr, kPoints.railroadOfCity)) +
           picture(QStringLiteral("city-two-railroads"),
                   RulesText::tr("Two completed railroads leave the city: 6 points for the merchant.")) +
           picture(QStringLiteral("city-loop"),
                   RulesText::tr("A railroad that leaves the city and comes back counts once: 3 points."));
}

QString prairiesHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Prairies and farmers"), topicOf(FeatureKind::Prairie)) +
           paragraph(RulesText::tr(
               "A prairie extends to the nearest tracks and mountains or to the edge of the land. It is "
               "never complete: farmers stay there until the end of the game and score then.")) +
           picture(QStringLiteral("prairie-across-tracks"),
                   RulesText::tr("The prairies on the two sides of a track continue from tile to tile but "
                                 "stay separate.")) +
           picture(QStringLiteral("prairie-majority"),
                   RulesText::tr("Two camps and three herds: 16 points for the player with two farmers, none "
                                 "for the player with one.")) +
           picture(QStringLiteral("prairie-tie"),
                   RulesText::tr("One farmer each, one camp and one herd: 6 points for each player."));
}

QString majorityHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Who scores"), QStringLiteral("majority")) +
           paragraph(RulesText::tr("Whoever has the most cowboys on a feature scores it; tied players each "
                                   "get all the points. Then the cowboys and tents come home.")) +
           picture(QStringLiteral("railroad-tie"),
                   RulesText::tr("Two railroads have become one. Each player has one railwayman there: 5 "
                                 "points for each player.")) +
           picture(QStringLiteral("occupied"),
                   RulesText::tr(
                       "The railroad already has a railwayman. The other parts of the new tile are free."));
}

QString endHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Points at the end"), QStringLiteral("end")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li><li>%5</li></ul>")
               .arg(RulesText::tr(
                        "Incomplete railroads score %Ln point(s) for each tile; locomotives do not count.",
                        nullptr, kPoints.tile),
                    RulesText::tr("Incomplete mountains score %Ln point(s) for each nugget.", nullptr,
                                  kPoints.nugget),
                    RulesText::tr("Incomplete cities score %Ln point(s) for each completed railroad.",
                                  nullptr, kPoints.railroadOfCity),
                    //: %Ln and %1 points
                    RulesText::tr("Farmers score %Ln point(s) for each tipi camp on their prairie and %1 for "
                                  "each horse herd.",
                                  nullptr, kPoints.tipi)
                        .arg(QLocale().toString(kPoints.herd)),
                    RulesText::tr("All players reveal their tokens and score their values.")) +
           picture(
               QStringLiteral("end-railroad"),
               RulesText::tr(
                   "The railroad is incomplete: 1 point for each tile, and the locomotive does not count.")) +
           paragraph(RulesText::tr("Whoever has the most points wins; tied players share the win."));
}

QString row(const QString& cell, const QString& what, const QString& complete, const QString& atEnd)
{
    const QString wide = QStringLiteral("<%1 style=\"padding: 3px 9px\">%2</%1>");
    return ui::tableRow({wide.arg(cell, what), wide.arg(cell, complete), wide.arg(cell, atEnd)});
}

QString pointsHtml()
{
    const QLocale locale;
    const auto number = [&locale](int points) { return locale.toString(points); };
    const QString none = QStringLiteral("–");
    const QString cell = QStringLiteral("td");
    //: Heading in the rules
    return heading(RulesText::tr("All points at a glance"), QStringLiteral("points")) +
           ui::table(row(QStringLiteral("th"), QString(),
                         //: Column heading: points when a railroad, mountain or city is complete
                         RulesText::tr("Complete"),
                         //: Column heading: points at the end of the game
                         RulesText::tr("At the end")) +
                         row(cell, RulesText::tr("Railroad, each tile"),
                             //: Points: %1 usually, %2 with a locomotive
                             RulesText::tr("%1, or %2 with exactly one locomotive")
                                 .arg(number(kPoints.tile), number(kPoints.locomotive * kPoints.tile)),
                             number(kPoints.tile)) +
                         row(cell, RulesText::tr("Mountain, each nugget"), number(kPoints.nugget),
                             number(kPoints.nugget)) +
                         row(cell, RulesText::tr("City, each completed railroad"),
                             number(kPoints.railroadOfCity), number(kPoints.railroadOfCity)) +
                         row(cell, RulesText::tr("Prairie, each tipi camp"), none, number(kPoints.tipi)) +
                         row(cell, RulesText::tr("Prairie, each horse herd"), none, number(kPoints.herd)) +
                         row(cell, RulesText::tr("Each mining token"), none,
                             //: In a table of points: the value of a mining token
                             RulesText::tr("its value")),
                     QStringLiteral(" border=\"1\" cellspacing=\"0\""));
}

QString optionsHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Options of a game"), QStringLiteral("options")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li></ul>")
               .arg(RulesText::tr("Farmers: without this option, cowboys cannot go to the prairies, which is "
                                  "easier for a first game."),
                    RulesText::tr("Fifth cowboy: every player has five cowboys instead of four."),
                    RulesText::tr("Take back: instead of another action, a player may take back one of their "
                                  "own cowboys without scoring."));
}

QString entry(const QString& word, const QString& meaning)
{
    return QStringLiteral("<p><b>%1</b> – %2</p>").arg(word, meaning);
}

QString wordsHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Glossary"), QStringLiteral("words")) +
           //: Word that the rules explain
           entry(RulesText::tr("Cowboy"),
                 RulesText::tr("A piece that scores. Depending on where it is, it is a railwayman, a gold "
                               "miner, a merchant or a farmer.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Gravel"), RulesText::tr("A mining token that is worth nothing.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Junction"), RulesText::tr("The turntable where railroads end.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Mining token"),
                 RulesText::tr("A token from a mountain, with a hidden value: usually 0 to 5.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Nugget"),
                 RulesText::tr("A lump of gold on a mountain. It brings a token when the tile is placed and "
                               "a point when the mountain scores.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Open edge"),
                 RulesText::tr("An edge where a railroad or a mountain can still grow.")) +
           //: Word that the rules explain
           entry(RulesText::tr("Tent"),
                 RulesText::tr("A piece that does not score but lets its player mine.")) +
           entry(RulesText::tr("Tipi camp, horse herd"),
                 RulesText::tr("Symbols on a prairie that bring points to farmers."));
}

} // namespace

QString topicOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::Railroad:
        return QStringLiteral("railroads");
    case FeatureKind::Mountain:
        return QStringLiteral("mountains");
    case FeatureKind::City:
        return QStringLiteral("cities");
    case FeatureKind::Prairie:
        return QStringLiteral("prairies");
    }
    return {};
}

QString rulesHtml()
{
    //: Heading in the rules
    return heading(RulesText::tr("Goal of the game")) +
           paragraph(RulesText::tr(
               "Tile by tile, all players build a land of railroads, mountains and prairies together. Your "
               "cowboys claim parts of it and score points when these are complete.")) +
           turnHtml() + railroadsHtml() + mountainsHtml() + citiesHtml() + prairiesHtml() + majorityHtml() +
           endHtml() + pointsHtml() + optionsHtml() + wordsHtml();
}

} // namespace lodeline::goldrush
