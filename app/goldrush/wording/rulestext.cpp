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
                        QStringLiteral("<i>%1</i><br><a href=\"%2:%3\">%4</a>")
                            .arg(caption, QString(ui::kTryScheme), scenario, tryIt));
}

QString turnHtml()
{
    return heading(RulesText::tr("Your turn"), QStringLiteral("turn")) +
           paragraph(RulesText::tr(
               "Draw a tile and lay it against the tiles on the table. Every edge that touches "
               "another tile must go on there: track to track, mountain to mountain, prairie to "
               "prairie. A tile that fits nowhere leaves the game and another is drawn.")) +
           picture(QStringLiteral("matching-edges"),
                   RulesText::tr("The new tile, framed, meets prairie with prairie on two sides.")) +
           paragraph(
               RulesText::tr("On a mountain of the new tile a token is put face down for every nugget that "
                             "the tile shows.")) +
           paragraph(RulesText::tr("Then you may do one of the following, or nothing:")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li></ul>")
               .arg(
                   RulesText::tr(
                       "Put a cowboy on the new tile: as railwayman on a railroad, gold miner on a "
                       "mountain, merchant in a city or farmer on a prairie. Nobody may have a cowboy "
                       "anywhere on that railroad, mountain, city or prairie yet."),
                   RulesText::tr("Pitch your tent on an incomplete mountain anywhere, or move it to another "
                                 "one. No cowboy and no other tent may stand on that part of it."),
                   RulesText::tr(
                       "Mine: take one token from the mountain of your tent. Only you know its value."),
                   RulesText::tr("With the option Take back: take one of your cowboys back without points."));
}

QString railroadsHtml()
{
    return heading(RulesText::tr("Railroads"), topicOf(FeatureKind::Railroad)) +
           paragraph(RulesText::tr("A railroad is complete when both ends lie in a junction, a city or a "
                                   "mountain, or when it is a loop. It brings %Ln point(s) for each tile, and "
                                   "%1 when exactly one locomotive runs on it.",
                                   nullptr, kPoints.tile)
                         .arg(kPoints.locomotive * kPoints.tile)) +
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
    return heading(RulesText::tr("Mountains and gold"), topicOf(FeatureKind::Mountain)) +
           paragraph(RulesText::tr("A mountain is complete when it is closed all around. Whoever has the "
                                   "most miners there gets the tokens that are left and %Ln point(s) for each "
                                   "nugget on its tiles; on a tie the tokens are dealt in turn.",
                                   nullptr, kPoints.nugget)) +
           picture(QStringLiteral("mountain-alone"),
                   RulesText::tr("Seven nuggets: 7 points and all tokens for the only miner. The tent comes "
                                 "home without points.")) +
           picture(QStringLiteral("mountain-tie-active"),
                   RulesText::tr("A miner each: both score 5 points. The tokens are dealt in turn, beginning "
                                 "with the player who completed the mountain.")) +
           picture(QStringLiteral("tent-sites"),
                   RulesText::tr("A tent may stand on any part of an incomplete mountain that has neither "
                                 "cowboy nor tent.")) +
           picture(QStringLiteral("tents-come-home"),
                   RulesText::tr(
                       "Two tents on one mountain: when it is complete both come home, without points."));
}

QString citiesHtml()
{
    return heading(RulesText::tr("Cities"), topicOf(FeatureKind::City)) +
           paragraph(RulesText::tr(
               "A city is complete when all railroads that leave it are complete. Its merchant gets %Ln "
               "point(s) for each railroad; one that leads back to the city counts once.",
               nullptr, kPoints.railroadOfCity)) +
           picture(QStringLiteral("city-two-railroads"),
                   RulesText::tr("Two completed railroads leave the city: 6 points for the merchant.")) +
           picture(QStringLiteral("city-loop"),
                   RulesText::tr("A railroad that leaves the city and comes back counts once: 3 points."));
}

QString prairiesHtml()
{
    return heading(RulesText::tr("Prairies and farmers"), topicOf(FeatureKind::Prairie)) +
           paragraph(
               RulesText::tr("A prairie reaches to the next track, the next mountain or the end of the land. "
                             "It is never complete: farmers lie there to the end and score then.")) +
           picture(QStringLiteral("prairie-across-tracks"),
                   RulesText::tr("The prairies on both sides of a track go on from tile to tile, but stay "
                                 "apart.")) +
           picture(QStringLiteral("prairie-majority"),
                   RulesText::tr("Two camps and three herds: 16 points for two farmers, none for the one "
                                 "farmer of the other player.")) +
           picture(QStringLiteral("prairie-tie"),
                   RulesText::tr("A farmer each, one camp and one herd: 6 points for both."));
}

QString majorityHtml()
{
    return heading(RulesText::tr("Who scores"), QStringLiteral("majority")) +
           paragraph(RulesText::tr("Whoever has the most cowboys there scores; on a tie everybody gets all "
                                   "the points. Then the cowboys and tents come home.")) +
           picture(QStringLiteral("railroad-tie"),
                   RulesText::tr("Two railroads have become one. Each player has one railwayman there: 5 "
                                 "points for both.")) +
           picture(
               QStringLiteral("occupied"),
               RulesText::tr("The railroad has its railwayman already. The other parts of the new tile are "
                             "free."));
}

QString endHtml()
{
    return heading(RulesText::tr("Points at the end"), QStringLiteral("end")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li><li>%4</li></ul>")
               .arg(
                   RulesText::tr("Incomplete railroads bring %Ln point(s) per tile; locomotives do not count.",
                                 nullptr, kPoints.tile),
                   RulesText::tr("Incomplete mountains bring %Ln point(s) per nugget, incomplete cities %1 "
                                 "points for each completed railroad.",
                                 nullptr, kPoints.nugget)
                       .arg(kPoints.railroadOfCity),
                   RulesText::tr(
                       "Farmers score their prairie: %Ln point(s) for each tipi camp and %1 for each horse "
                       "herd.",
                       nullptr, kPoints.tipi)
                       .arg(kPoints.herd),
                   RulesText::tr("Everybody reveals the tokens and scores their values.")) +
           picture(QStringLiteral("end-railroad"),
                   RulesText::tr("The railroad is not complete: a point for each tile, and the locomotive "
                                 "does not count.")) +
           paragraph(RulesText::tr("The most points win; a tie shares the win."));
}

QString row(const QString& cell, const QString& what, const QString& finished, const QString& atEnd)
{
    const QString wide = QStringLiteral("<%1 style=\"padding: 3px 9px\">%2</%1>");
    return QStringLiteral("<tr>%1%2%3</tr>")
        .arg(wide.arg(cell, what), wide.arg(cell, finished), wide.arg(cell, atEnd));
}

QString pointsHtml()
{
    const QLocale locale;
    const auto number = [&locale](int points) { return locale.toString(points); };
    const QString none = QStringLiteral("–");
    const QString cell = QStringLiteral("td");
    return heading(RulesText::tr("All points on one page"), QStringLiteral("points")) +
           QStringLiteral("<table border=\"1\" cellspacing=\"0\">") +
           //: Heads of columns: when a railroad, mountain or city is finished, and at the end of the game
           row(QStringLiteral("th"), QString(), RulesText::tr("Complete"), RulesText::tr("At the end")) +
           row(cell, RulesText::tr("Railroad, each tile"),
               //: Points: %1 usually, %2 with a locomotive
               RulesText::tr("%1, or %2 with exactly one locomotive")
                   .arg(number(kPoints.tile), number(kPoints.locomotive * kPoints.tile)),
               number(kPoints.tile)) +
           row(cell, RulesText::tr("Mountain, each nugget"), number(kPoints.nugget), number(kPoints.nugget)) +
           row(cell, RulesText::tr("City, each completed railroad"), number(kPoints.railroadOfCity),
               number(kPoints.railroadOfCity)) +
           row(cell, RulesText::tr("Prairie, each tipi camp"), none, number(kPoints.tipi)) +
           row(cell, RulesText::tr("Prairie, each horse herd"), none, number(kPoints.herd)) +
           row(cell, RulesText::tr("Each gold token"), none, RulesText::tr("its value")) +
           QStringLiteral("</table>");
}

QString optionsHtml()
{
    return heading(RulesText::tr("Options of a game"), QStringLiteral("options")) +
           QStringLiteral("<ul><li>%1</li><li>%2</li><li>%3</li></ul>")
               .arg(RulesText::tr("Farmers: without them nobody lies on the prairies, which is easier for a "
                                  "first game."),
                    RulesText::tr("Fifth cowboy: everybody has five cowboys instead of four."),
                    RulesText::tr("Take back: instead of another action a player takes one of their own "
                                  "cowboys home, without points."));
}

QString entry(const QString& word, const QString& meaning)
{
    return QStringLiteral("<p><b>%1</b> – %2</p>").arg(word, meaning);
}

QString wordsHtml()
{
    return heading(RulesText::tr("Words"), QStringLiteral("words")) +
           entry(RulesText::tr("Cowboy"),
                 RulesText::tr("A piece that scores: railwayman, gold miner, merchant or "
                               "farmer, by where it is.")) +
           entry(RulesText::tr("Gravel"), RulesText::tr("A gold token without value.")) +
           entry(RulesText::tr("Junction"), RulesText::tr("The red disc where railroads end.")) +
           entry(RulesText::tr("Nugget"),
                 RulesText::tr("A lump of gold printed on a mountain: a token when the "
                               "tile is laid, a point when the mountain scores.")) +
           entry(RulesText::tr("Open edge"),
                 RulesText::tr("Where a railroad or a mountain can still grow.")) +
           entry(RulesText::tr("Tent"), RulesText::tr("A piece that scores nothing itself, but may mine.")) +
           entry(RulesText::tr("Tipi camp, horse herd"), RulesText::tr("What farmers score on a prairie.")) +
           entry(RulesText::tr("Token"), RulesText::tr("A coin with a hidden value from 0 to 5."));
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
    return heading(RulesText::tr("What it is about")) +
           paragraph(RulesText::tr(
               "Together you lay out a land of railroads, mountains and prairies, tile by tile. Your cowboys "
               "claim parts of it and bring points when those are complete.")) +
           turnHtml() + railroadsHtml() + mountainsHtml() + citiesHtml() + prairiesHtml() + majorityHtml() +
           endHtml() + pointsHtml() + optionsHtml() + wordsHtml();
}

} // namespace lodeline::goldrush
