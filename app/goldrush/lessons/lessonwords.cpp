// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/lessons/lessonwords.h"

#include "ui/wording/joining.h"

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
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Matching edges"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Your first railroad"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Instant points"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "The locomotive"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Mountains and gold"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Tents and mining"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Cities"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Joining and sharing"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "Prairies and final scoring"),
    //: Title of a lesson
    QT_TRANSLATE_NOOP("LessonWords", "A short game"),
};

constexpr std::array kSteps{
    StepWords{"edges/right",
              QT_TRANSLATE_NOOP("LessonWords",
                                "Edges that touch must match: track to track, mountain to mountain, prairie "
                                "to prairie. Place your tile to the right of the first one so that the track "
                                "continues."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "It fits. You could put a piece on it now, but you do not have to. This "
                                "time, choose \"Skip\" in the list beside the board."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "The edges match there, too. But for this lesson, take back the tile and "
                                "place it to the right of the first one so that the track continues.")},
    StepWords{
        "edges/mountain",
        QT_TRANSLATE_NOOP("LessonWords", "The other player has placed a tile as well. Now it is your turn "
                                         "again. Place this tile above the first one, mountain to mountain."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP("LessonWords", "The mountains match. End your turn with %1."),
        QT_TRANSLATE_NOOP("LessonWords", "The edges match there, too. But for this lesson, take back the "
                                         "tile and place it above the first one, mountain to mountain.")},
    StepWords{"railroad/begin",
              QT_TRANSLATE_NOOP("LessonWords", "The first tile is a city with three tracks. Place your tile "
                                               "to the right of it to start a railroad."),
              QT_TRANSLATE_NOOP("LessonWords", "Now send a cowboy to work: click the track on your tile. "
                                               "He is now a railwayman, and the railroad is yours."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "The rules allow that. But for this lesson you need a railroad of your own: "
                                "place the tile to the right of the city and put a cowboy on its track.")},
    StepWords{
        "railroad/end",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A railroad is complete when each end lies in a city, a junction or a mountain. "
                          "Your tile is a junction. Place it at the open end of your railroad."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP("LessonWords",
                          "Both ends are closed. Choose %1 and watch what your railroad scores."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but your railroad stays open. Place the "
                                         "junction at its open end, on the right.")},
    StepWords{
        "home/once",
        QT_TRANSLATE_NOOP("LessonWords",
                          "You have only four cowboys, so it is good when they come home soon. On this tile, "
                          "a track ends in a mountain. Place it to the right of the city."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The railroad is already complete. Put a cowboy on its track anyway."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but it scores no points now. Place the tile "
                                         "to the right of the city and put a cowboy on the track.")},
    StepWords{"home/again",
              QT_TRANSLATE_NOOP("LessonWords",
                                "Two points, and your cowboy is home again. The other player's cowboy has to "
                                "wait. Do it once more: place the junction to the left of the city."),
              QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the track that leads to the city."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "The rules allow that, but two points are waiting: place the junction to the "
                                "left of the city and put a cowboy on the track between the two.")},
    StepWords{
        "locomotive/begin",
        QT_TRANSLATE_NOOP("LessonWords", "Your tile shows a locomotive. Place it to the right of the city."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the track with the locomotive."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But for this lesson, let the locomotive work for you: place "
                          "the tile to the right of the city and put a cowboy on its track.")},
    StepWords{"locomotive/double",
              QT_TRANSLATE_NOOP("LessonWords", "A complete railroad with exactly one locomotive scores "
                                               "double. Place the junction at the open end of yours."),
              //: %1 is "Skip", or "Skip" (N) with its key
              QT_TRANSLATE_NOOP("LessonWords", "The railroad is complete. Choose %1."),
              QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but your railroad stays open. Place "
                                               "the junction at its open end, on the right.")},
    StepWords{
        "mountain/miner",
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "There is gold in the mountains. For each nugget on a tile, a mining token is placed there, face "
            "down. Place your tile above the first one so that the mountains join."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the mountain. He is now a gold miner."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But for this lesson you need a miner: place the tile above "
                          "the first one, mountain to mountain, and put a cowboy on the mountain.")},
    StepWords{
        "mountain/close",
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "A mountain is complete when it has no open edges. Yours has one left. Close it with this tile."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP("LessonWords", "Your mountain has no open edges anymore. Choose %1."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but your mountain stays open. Place the tile "
                                         "at its open edge and turn it so that it closes the mountain.")},
    StepWords{"tent/pitch",
              QT_TRANSLATE_NOOP("LessonWords", "You have one tent. It may stand on any mountain that is not "
                                               "complete. First, place your tile above the first one."),
              QT_TRANSLATE_NOOP("LessonWords", "Now pitch your tent on the mountain."),
              QT_TRANSLATE_NOOP("LessonWords",
                                "The rules allow that. But for this lesson you need your tent: place the "
                                "tile above the first one and pitch the tent on the mountain.")},
    StepWords{
        "tent/mine",
        QT_TRANSLATE_NOOP("LessonWords",
                          "From now on, you may mine: instead of placing a piece, take one token from the "
                          "mountain where your tent stands. Place this tile wherever you like."),
        QT_TRANSLATE_NOOP("LessonWords", "Now choose \"Mine\" in the list beside the board."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but you took no token. Try again and mine.")},
    StepWords{
        "tent/again",
        QT_TRANSLATE_NOOP("LessonWords", "You have a token. Only you know what it is worth: hold the V key "
                                         "to look. Place this tile wherever you like and mine once more."),
        QT_TRANSLATE_NOOP("LessonWords", "Mine another token."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but you took no token. Try again and mine.")},
    StepWords{
        "city/merchant",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Cities score, too. Your tile is a city with three tracks. Place it to the right "
                          "of the other city so that one track leads to the right and one leads down."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "Put a cowboy in the new city itself, not on a track. He is now a merchant."),
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "The rules allow that. But for this lesson you need a merchant: place your city to the right of "
            "the other one, with tracks leading left, right and down, and put a cowboy in it.")},
    StepWords{
        "city/mountain",
        QT_TRANSLATE_NOOP("LessonWords",
                          "A city is complete when every railroad that leaves it is complete. Two railroads "
                          "of your city are still open. End the one on the right in this mountain."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "One more railroad is complete. Choose %1, or put a cowboy on it for two quick points."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But for this lesson, take back the tile and place it to the "
                          "right of your city so that the railroad ends in the mountain.")},
    StepWords{
        "city/close",
        QT_TRANSLATE_NOOP("LessonWords", "One railroad is left. Place the junction below your city."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP("LessonWords", "Now every railroad of your city is complete. Choose %1."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that, but your city stays open. Place the junction below it.")},
    StepWords{
        "tie/begin",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Place your curve to the right of the city so that its track turns down."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on your track."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But for this lesson, take back the tile: place the curve to "
                          "the right of the city so that its track turns down, and put a cowboy on it.")},
    StepWords{
        "tie/join",
        QT_TRANSLATE_NOOP(
            "LessonWords",
            "The other player has started a railroad next to yours. Nobody may put a cowboy where "
            "there already is one, but railroads can be joined. Place the curve where the two meet."),
        //: %1 is "Skip", or "Skip" (N) with its key
        QT_TRANSLATE_NOOP("LessonWords",
                          "Now there is one railroad, and it is complete because it is a loop. Choose %1."),
        QT_TRANSLATE_NOOP("LessonWords", "The rules allow that, but the railroads do not meet. Place "
                                         "the curve below your first one so that it joins them.")},
    StepWords{
        "prairie/farmer",
        QT_TRANSLATE_NOOP("LessonWords",
                          "Prairies lie between tracks and mountains and are never complete. Your tile has "
                          "one with two tipi camps. Place it below the first one, prairie to prairie."),
        QT_TRANSLATE_NOOP("LessonWords", "Put a cowboy on the prairie with the tipi camps. He is now a "
                                         "farmer and stays until the end of the game."),
        QT_TRANSLATE_NOOP("LessonWords",
                          "The rules allow that. But for this lesson you need a farmer: place the tile below "
                          "the first one and put a cowboy on the prairie with the tipi camps.")},
    StepWords{"prairie/last",
              QT_TRANSLATE_NOOP("LessonWords",
                                "This is the last tile of this game. It shows a horse herd. Place it so that "
                                "its prairie joins yours, for example to the left of the first tile."),
              //: %1 is "Skip", or "Skip" (N) with its key
              QT_TRANSLATE_NOOP("LessonWords", "Choose %1, and the game is scored."), nullptr},
    StepWords{"game/play",
              QT_TRANSLATE_NOOP(
                  "LessonWords",
                  "A short game without farmers, against the easiest computer player. Now use everything "
                  "that you have learned."),
              nullptr, nullptr},
};

// A key that the text of a step goes on to name.
struct KeyHint
{
    std::string_view step;
    Stage stage; // Lay or Act
    const char* command;
    const char* words;
    const char* otherwise; // where the command has no key
};

constexpr std::array kHints{
    KeyHint{"edges/right", Stage::Lay, "rotate-right",
            //: %1 is a key
            QT_TRANSLATE_NOOP("LessonWords", "Press %1 or the right mouse button to turn the tile."),
            QT_TRANSLATE_NOOP("LessonWords", "Press the right mouse button to turn the tile.")},
    KeyHint{"edges/right", Stage::Act, "do-nothing",
            //: Goes on from "choose Skip in the list beside the board"; %1 is a key
            QT_TRANSLATE_NOOP("LessonWords", "Or press %1."), nullptr},
    KeyHint{"game/play", Stage::Lay, "hint",
            //: %1 is a key
            QT_TRANSLATE_NOOP("LessonWords", "Press %1 to see good moves."), nullptr},
    KeyHint{"game/play", Stage::Lay, "tilesLeft",
            //: %1 is a key
            QT_TRANSLATE_NOOP("LessonWords", "Press %1 to see which tiles are left."), nullptr},
};

// Said when a lesson is done.
constexpr std::array kEnds{
    QT_TRANSLATE_NOOP("LessonWords",
                      "That is all there is to placing tiles. Whenever you point at a square where your tile "
                      "does not fit, the line at the bottom tells you which edge does not match."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Three tiles score three points; the tiles with the city and the junction count, too. "
                      "And your cowboy has come home and can be used again."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "A short railroad scores few points, but your cowboy is soon free again. A longer one "
                      "scores more, but its cowboy has to wait until it is complete or the game ends."),
    QT_TRANSLATE_NOOP("LessonWords", "Three tiles, doubled: six points. With two locomotives, a railroad no "
                                     "longer scores double, so watch what others add to yours."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Three nuggets score three points, and the tokens on the mountain are yours. Their "
                      "values score at the end of the game. Hold the V key to look at them."),
    QT_TRANSLATE_NOOP(
        "LessonWords",
        "Your tent stays until its mountain is complete or you move it to another one. When a mountain is "
        "complete, the tokens that are left go to whoever has the most miners there."),
    QT_TRANSLATE_NOOP("LessonWords", "Three different railroads, three points each: nine points. The "
                                     "railroads also scored separately, for whoever had a railwayman there."),
    QT_TRANSLATE_NOOP("LessonWords",
                      "Each of you had one cowboy there, so each scores all four points. A player who has "
                      "more cowboys than anyone else on a railroad or a mountain scores alone."),
    QT_TRANSLATE_NOOP("LessonWords", "A farmer scores 2 points for each tipi camp and 4 for each horse herd. "
                                     "Incomplete railroads, mountains and cities score, too. Finally, all "
                                     "players count their gold. Whoever has the most points wins."),
};

QString said(const char* words, const ui::KeyText& keys)
{
    //: An entry of the list beside the board, within a sentence
    const QString skip = ui::withRemark(LessonWords::tr("\"Skip\""), keys(QStringLiteral("do-nothing")));
    return LessonWords::tr(words).replace(QStringLiteral("%1"), skip);
}

QString withHints(QString text, std::string_view step, Stage stage, const ui::KeyText& keys)
{
    for (const KeyHint& hint : kHints) {
        if (hint.step != step || hint.stage != stage)
            continue;
        const QString more = ui::withKey(keys(QLatin1String(hint.command)), LessonWords::tr(hint.words),
                                         LessonWords::tr(hint.otherwise));
        if (!more.isEmpty())
            //: Two sentences, as a lesson says them
            text = LessonWords::tr("%1 %2").arg(text, more);
    }
    return text;
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
    return LessonWords::tr(kTitles[static_cast<std::size_t>(lessonNames().indexOf(lesson))]);
}

QString lessonHeading(const QString& lesson)
{
    return headingOf(lesson, 1);
}

QString lessonEntry(const QString& lesson)
{
    return headingOf(lesson, QLocale().toString(lessonNames().size()).size());
}

QString courseText(const Lesson& lesson, const Course& course, const ui::KeyText& keys)
{
    const auto number = static_cast<std::size_t>(lessonNames().indexOf(lesson.name));
    const std::string step = lesson.name.toStdString() + '/' + lesson.steps[course.step].id;
    const StepWords& words = *std::ranges::find(kSteps, step, &StepWords::step);
    switch (course.stage) {
    case Stage::Lay:
    case Stage::Free:
        return withHints(said(words.lay, keys), step, Stage::Lay, keys);
    case Stage::Act:
        return withHints(said(words.act, keys), step, Stage::Act, keys);
    case Stage::LaidOther:
    case Stage::ActedOther:
        return LessonWords::tr(words.other);
    case Stage::Watch:
        return LessonWords::tr("Now it is the other player's turn.");
    case Stage::Done:
        return number < kEnds.size() ? LessonWords::tr(kEnds[number]) : QString();
    }
    return {};
}

QStringList courseTexts(const Lesson& lesson, const ui::KeyText& keys)
{
    QStringList texts;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (const Stage stage :
             {Stage::Lay, Stage::Act, Stage::LaidOther, Stage::ActedOther, Stage::Watch, Stage::Done})
            texts << courseText(lesson, {stage, step}, keys);
    }
    return texts;
}

QString gameEndText(int own, int other)
{
    const QLocale locale;
    const QString points = locale.toString(own);
    const QString others = locale.toString(other);
    if (own > other)
        //: %1 own points, %2 points of the other player
        return LessonWords::tr("You won, %1 to %2. You know everything you need: try a stronger opponent.")
            .arg(points, others);
    if (own == other)
        //: %1 own points, %2 points of the other player
        return LessonWords::tr("A tie, %1 to %2. Play a full game against the same opponent.")
            .arg(points, others);
    //: %1 own points, %2 points of the other player
    return LessonWords::tr("You lost, %1 to %2. Try a full game: it gives you more time to catch up.")
        .arg(points, others);
}

} // namespace lodeline::goldrush
