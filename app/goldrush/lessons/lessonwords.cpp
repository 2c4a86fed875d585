// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lessonwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <string_view>

namespace lodeline::goldrush {
namespace {

using Stage = Course::Stage;

struct LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

// What is said of a step, by the position in which the learner is.
struct StepWords
{
    std::string_view step; // lesson and id
    const char* lay;       // the tile is in the hand
    const char* act;       // it lies as wanted
    const char* other;     // another legal move
};

constexpr std::array kTitles{
    //: Titles of lessons
    QT_TRANSLATE_NOOP("LessonWords", "Matching edges"),
    QT_TRANSLATE_NOOP("LessonWords", "Your first railroad"),
    QT_TRANSLATE_NOOP("LessonWords", "Points at once"),
    QT_TRANSLATE_NOOP("LessonWords", "The locomotive"),
    QT_TRANSLATE_NOOP("LessonWords", "Mountains and gold"),
    QT_TRANSLATE_NOOP("LessonWords", "Tent and mining"),
    QT_TRANSLATE_NOOP("LessonWords", "Cities"),
    QT_TRANSLATE_NOOP("LessonWords", "Joining and sharing"),
    QT_TRANSLATE_NOOP("LessonWords", "Prairies and the end"),
    QT_TRANSLATE_NOOP("LessonWords", "A short game"),
};

constexpr std::array kSteps{
    StepWords{
        "edges/right",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Edges that touch must match: track to track, mountain to mountain, prairie to "
                          "prairie. Put your tile to the right of the first one, so that the track goes "
                          "on. R or the right mouse button turns it."),
        QT_TRANSLATE_NOOP("LessonWords", "It fits. You could put a piece on it now, but you do not have to. "
                                         "This time choose “Skip” in the list beside the board, or press N."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The edges match there, too. But take the tile back and put it to the right of "
                          "the first one, so that the track goes on.")},
    StepWords{
        "edges/mountain",
        QT_TRANSLATE_NOOP("LessonWords",
                          "The other player has laid a tile as well. Now it is your turn again. Put this "
                          "tile above the first one, mountain to mountain."),
        QT_TRANSLATE_NOOP("LessonWords", "Mountain meets mountain. End your turn with “Skip” (N)."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The edges match there, too. But take the tile back and put it above the first "
                          "one, mountain to mountain.")},
    StepWords{
        "railroad/begin",
        QT_TRANSLATE_NOOP("LessonWords",
                          "The first tile is a city with three tracks. Put your tile to the right of it: a "
                          "railroad begins."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Now send a cowboy to work: click the track of your tile. There he is a "
                          "railwayman, and the railroad is yours."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But here you need a railroad of your own: the tile to the "
                          "right of the city, and a cowboy on its track.")},
    StepWords{
        "railroad/end",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A railroad is complete when each end lies in a city, a junction or a mountain. "
                          "Your tile is a junction. Put it at the open end of your railroad."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Both ends are closed. Choose “Skip” (N) and watch what your railroad brings."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but your railroad stays open. Put the junction at its "
                          "open end, on the right.")},
    StepWords{
        "home/once",
        QT_TRANSLATE_NOOP("LessonWords",
                          "You have only four cowboys, so it is good when they come home soon. On this tile "
                          "a track ends in a mountain. Put it to the right of the city."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The railroad is complete already. Put a cowboy on its track all the same."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but it brings no points now. Put the tile to the right of "
                          "the city, and a cowboy on the track.")},
    StepWords{
        "home/again",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Two points, and your cowboy is home again. The other player's cowboy has to "
                          "wait. Do it once more: put the junction to the left of the city."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the track that leads to the city."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but two points are waiting: put the junction to the left "
                          "of the city, and a cowboy on the track between the two.")},
    StepWords{
        "locomotive/begin",
        QT_TRANSLATE_NOOP("LessonWords", "Your tile shows a locomotive. Put it to the right of the city."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the track with the locomotive."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that. But here the locomotive should work for you: "
                                         "the tile to the right of the city, and a cowboy on its track.")},
    StepWords{
        "locomotive/double",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A complete railroad with exactly one locomotive counts double. Put the junction "
                          "at the open end of yours."),
        QT_TRANSLATE_NOOP("LessonWords", "It is complete. Choose “Skip” (N)."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but your railroad stays open. Put the junction at its "
                          "open end, on the right.")},
    StepWords{
        "mountain/miner",
        QT_TRANSLATE_NOOP("LessonWords",
                          "There is gold in the mountains. For each nugget on a tile a token is put there, "
                          "face down. Put your tile above the first one, so that the mountains join."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the mountain. There he is a gold miner."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But here you need a miner: the tile above the first one, "
                          "mountain to mountain, and a cowboy on the mountain.")},
    StepWords{
        "mountain/close",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A mountain is complete when none of its edges is open. Yours has one open edge. "
                          "Close it with this tile."),
        QT_TRANSLATE_NOOP("LessonWords", "No edge of it is open anymore. Choose “Skip” (N)."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but your mountain stays open. Put the tile at its open "
                          "edge, and turn it so that it closes that mountain.")},
    StepWords{
        "tent/pitch",
        QT_TRANSLATE_NOOP("LessonWords",
                          "You have one tent. It may stand on any mountain that is not complete. First put "
                          "your tile above the first one."),
        QT_TRANSLATE_NOOP("LessonWords", "Now pitch your tent on the mountain."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But here you need your tent: the tile above the first "
                          "one, and the tent on the mountain.")},
    StepWords{"tent/mine",
              QT_TRANSLATE_NOOP("LessonWords",
                                "From now on you may mine: instead of a piece, you take one token from the "
                                "mountain of your tent. Put this tile where you like."),
              QT_TRANSLATE_NOOP("LessonWords", "Now choose “Mine” in the list beside the board."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "The rules allow that, but you took no token. Try again, and mine.")},
    StepWords{
        "tent/again",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A token is yours. Only you know what it is worth: hold the key V to look. Put "
                          "this tile where you like, and mine once more."),
        QT_TRANSLATE_NOOP("LessonWords", "Mine another token."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but you took no token. Try again, and mine.")},
    StepWords{
        "city/merchant",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Cities count, too. Your tile is a city with three tracks. Put it to the right of "
                          "the other city, so that one track goes on to the right and one goes down."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Put a cowboy into the new city itself, not on a track. There he is a merchant."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But here you need a merchant: your city to the right of "
                          "the other, its tracks to the left, to the right and down, and a cowboy in it.")},
    StepWords{
        "city/mountain",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A city is complete when every railroad that leaves it is complete. Two of yours "
                          "are still open. End the one on the right in this mountain."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "One more railroad is complete. Choose “Skip” (N), or put a cowboy on it for two quick points."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But take it back and put the tile to the right of your "
                          "city, so that the railroad ends in the mountain.")},
    StepWords{
        "city/close",
        QT_TRANSLATE_NOOP("LessonWords", "One railroad is left. Put the junction below your city."),
        QT_TRANSLATE_NOOP("LessonWords", "Now every railroad of your city is complete. Choose “Skip” (N)."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but your city stays open. Put the junction below it.")},
    StepWords{
        "tie/begin",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Put your curve to the right of the city, so that its track turns down."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on your track."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But take it back: the curve goes to the right of the city, "
                          "its track turns down, and a cowboy stands on it.")},
    StepWords{
        "tie/join",
        QT_TRANSLATE_NOOP("LessonWords",
                          "The other player has begun a railroad next to yours. Nobody may put a cowboy "
                          "where one stands already, but railroads can be joined. Lay the curve where the "
                          "two meet."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Now it is one railroad, and it is a loop: complete. Choose “Skip” (N)."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but the railroads do not meet. Lay the curve below your "
                          "first one, so that it joins both.")},
    StepWords{
        "prairie/farmer",
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "Prairies lie between tracks and mountains, and are never complete. Your tile has "
            "one with two tipi camps. Put it below the first one, so that prairie meets prairie."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "Lay a cowboy on the prairie with the tipi camps. There he is a farmer and stays until "
            "the end of the game."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But here you need a farmer: the tile below the first one, "
                          "and a cowboy on the prairie with the tipi camps.")},
    StepWords{
        "prairie/last",
        QT_TRANSLATE_NOOP("LessonWords",
                          "This is the last tile of this game. It shows a herd of horses. Put it where its "
                          "prairie joins yours: left of the first tile, for one."),
        QT_TRANSLATE_NOOP("LessonWords", "Choose “Skip” (N), and the game is scored."), nullptr},
    StepWords{"game/play",
              QT_TRANSLATE_NOOP("LessonWords",
                                "A short game without farmers, against the easiest player. All that you have "
                                "learned counts now. H shows you good moves, T the tiles that are left."),
              nullptr, nullptr},
};

// Said when a lesson is done.
constexpr std::array kEnds{
    QT_TRANSLATE_NOOP("LessonWords",
                      "That is all there is to laying tiles. Whenever you point at a square where your tile "
                      "does not fit, the line at the bottom tells which edge is in the way."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Three tiles make three points; the city and the junction count, too. And your cowboy "
                      "came home and can be used again."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "A short railroad brings few points but leaves you your cowboys. A longer one brings "
                      "more, but its cowboy waits until it is complete or the game ends."),
    QT_TRANSLATE_NOOP("LessonWords", "Three tiles, doubled: six points. With two locomotives a railroad is "
                                     "not doubled anymore, so look out for what others add to yours."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Three nuggets make three points, and the tokens of the mountain are yours. What they "
                      "are worth is counted at the end. Hold the key V to look at them."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Your tent stays until its mountain is complete, or you move it to another one. When a "
                      "mountain is complete, the tokens that are left go to whoever has most miners there."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Three different railroads, three points each: nine points. The railroads scored on "
                      "their own, for whoever had a railwayman there."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Each of you had one cowboy there, so each scores all four points. Whoever has more "
                      "cowboys on a railroad or a mountain scores alone."),
    QT_TRANSLATE_NOOP(
        "LessonWords",
        "A farmer scores 2 points for each tipi camp and 4 for each herd. Railroads, mountains and "
        "cities that are not complete score, too. At last everybody counts their gold: most "
        "points win."),
};

QString said(const char* words)
{
    return LessonWords::tr(words);
}

QString headingOf(const QString& lesson, qsizetype digits)
{
    const QLocale locale;
    const QString number = locale.toString(lessonNames().indexOf(lesson) + 1);
    const QChar figureSpace(0x2007); // as wide as a digit
    //: %1 number of the lesson, %2 of how many, %3 its title
    return LessonWords::tr("Lesson %1 of %2: %3")
        .arg(number.rightJustified(digits, figureSpace), locale.toString(lessonNames().size()),
             lessonTitle(lesson));
}

} // namespace

QString lessonTitle(const QString& lesson)
{
    return said(kTitles[static_cast<std::size_t>(lessonNames().indexOf(lesson))]);
}

QString lessonHeading(const QString& lesson)
{
    return headingOf(lesson, 1);
}

QString lessonEntry(const QString& lesson)
{
    return headingOf(lesson, QLocale().toString(lessonNames().size()).size());
}

QString courseText(const Lesson& lesson, const Course& course)
{
    const auto number = static_cast<std::size_t>(lessonNames().indexOf(lesson.name));
    const std::string step = lesson.name.toStdString() + '/' + lesson.steps[course.step].id;
    const StepWords& words = *std::ranges::find(kSteps, step, &StepWords::step);
    switch (course.stage) {
    case Stage::Lay:
    case Stage::Free:
        return said(words.lay);
    case Stage::Act:
        return said(words.act);
    case Stage::LaidOther:
    case Stage::ActedOther:
        return said(words.other);
    case Stage::Watch:
        return LessonWords::tr("Now it is the other player's turn.");
    case Stage::Done:
        return number < kEnds.size() ? said(kEnds[number]) : QString();
    }
    return {};
}

QStringList courseTexts(const Lesson& lesson)
{
    QStringList texts;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const Stage stage :
             {Stage::Lay, Stage::Act, Stage::LaidOther, Stage::ActedOther, Stage::Watch, Stage::Done})
            texts << courseText(lesson, {stage, step});
    }
    return texts;
}

QString gameEndText(int own, int other)
{
    const QLocale locale;
    const QString points = locale.toString(own);
    const QString others = locale.toString(other);
    if (own > other)
        //: %1 and %2 points
        return LessonWords::tr("You have won, %1 to %2. You know all that you need: play somebody stronger.")
            .arg(points, others);
    if (own == other)
        //: %1 and %2 points
        return LessonWords::tr("A tie, %1 to %2. Play the same opponent in a whole game.")
            .arg(points, others);
    //: %1 and %2 points
    return LessonWords::tr("You have %1 points, the other player %2. Try it in a whole game: there is more "
                           "time to catch up.")
        .arg(points, others);
}

} // namespace lodeline::goldrush
