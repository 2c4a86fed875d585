// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/newgamedialog.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "tests/ui/languages/pseudo.h"
#include "tests/ui/languages/texts.h"
#include "tests/ui/languages/verdict.h"
#include "tests/windowtest/ownfolders.h"
#include "ui/boomtown/decks.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/plain/shown.h"
#include "ui/tilesetfiles.h"

#include <QTest>

namespace lodeline::test {

// Whatever is shown when the language is switched speaks the new one, and nothing of the old one is left.
class SwitchingTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { static const OwnFolders folders; }

private slots:
    void allSpeakTheNewLanguage_data();
    void allSpeakTheNewLanguage();
};

namespace {

std::vector<Scene> scenesAndWords()
{
    std::vector<Scene> all = allScenes();
    for (const auto& scenes : {wordScenes(), learningWordScenes()})
        all.insert(all.end(), scenes.begin(), scenes.end());
    return all;
}

// What the scene "notice" says in every language.
const QString kSaidByScene = QStringLiteral("Something that has to be told at some length.");

QStringList namesOn(Stage& stage, const QWidget& window)
{
    QStringList names = namesOfAll(stage.languages()) + namesIn(window) + namesIn(stage.window());
    names << kSaidByScene << stage.settings().folder();
    const app::OpenGame& game = stage.window().openGame();
    if (game.match())
        names << game.match()->players();
    for (const app::InterruptedGame& other : stage.window().openGame().interrupted().games())
        names << other.match->players();
    for (const boomtown::ShippedDeck& deck : boomtown::shippedDecks())
        names << deck.name;
    if (qobject_cast<const boomtown::NewGameDialog*>(&window))
        names << ui::setDescription(boomtown::loadDeck({}).value().deck);
    for (const QString& path : stage.settings().recentFiles().paths())
        names << ui::shownPath(path) << ui::shownFile(path);
    return names;
}

} // namespace

void SwitchingTest::allSpeakTheNewLanguage_data()
{
    QTest::addColumn<std::size_t>("scene");
    const std::vector<Scene> scenes = scenesAndWords();
    for (std::size_t i = 0; i < scenes.size(); ++i)
        QTest::newRow(scenes[i].name) << i;
}

// Whatever is shown in a made-up language is in English, then in another made-up one.
void SwitchingTest::allSpeakTheNewLanguage()
{
    QFETCH(std::size_t, scene);
    Stage stage({shownThemes().front(), codeOf(ui::Pseudo::Longer)}, {1280, 800});
    QWidget* window = scenesAndWords()[scene].show(stage);
    QVERIFY(window);
    Stage::settled(*window);
    const QStringList names = namesOn(stage, *window);
    const auto said = [&] {
        std::vector<Said> all = textsOf(stage.window());
        if (window != &stage.window())
            for (Said& more : textsOf(*window))
                all.push_back(std::move(more));
        return all;
    };
    stage.languages().use(QStringLiteral("en"));
    QVERIFY(areNone(judged([&] { return leftOver(said(), names); })));
    stage.languages().use(codeOf(ui::Pseudo::RightToLeft));
    QVERIFY(areNone(judged([&] { return leftOut(said(), names); })));
}

} // namespace lodeline::test

QTEST_MAIN(lodeline::test::SwitchingTest)
#include "tst_switching.moc"
