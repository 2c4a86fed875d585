// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckeditor.h"
#include "editor/boomtown/deck/newdeckdialog.h"
#include "editor/set/newsetdialog.h"
#include "tests/editor/window/editorscenes.h"
#include "tests/ui/languages/pseudo.h"
#include "tests/ui/languages/verdict.h"
#include "tests/windowtest/windowtest.h"
#include "ui/boomtown/decks.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/shippedsets.h"
#include "ui/tilesetfiles.h"

namespace lodeline::goldrush::editor::tst_editorswitching {

// Whatever the editor shows when the language is switched speaks the new one, and nothing of the old one is
// left.
class EditorSwitchingTest : public QObject
{
    Q_OBJECT

private slots:
    void allSpeakTheNewLanguage_data();
    void allSpeakTheNewLanguage();
};

namespace {

using lodeline::test::namesIn;
using lodeline::test::Said;
using lodeline::test::textsOf;

QStringList namesOf(const TileSet& set)
{
    QStringList names;
    const auto add = [&names](const std::string& name) {
        if (!name.empty())
            names << QString::fromStdString(name);
    };
    for (const std::string& name : {set.name, set.author, set.license, set.start})
        add(name);
    for (const auto& [language, name] : set.names)
        add(name);
    for (const TileDesign& tile : set.tiles)
        add(tile.id);
    return names;
}

QStringList namesOf(const boomtown::Deck& deck)
{
    QStringList names;
    for (const std::string& name : {deck.name, deck.author, deck.license})
        names << QString::fromStdString(name);
    for (const auto& words : {deck.names, deck.descriptions})
        for (const auto& [language, text] : words)
            names << QString::fromStdString(text) << QString::fromStdString(language);
    for (const boomtown::Card& card : deck.cards)
        names << QString::fromStdString(card.id);
    names.removeAll(QString());
    return names;
}

QStringList namesOn(test::Desk& desk, const QWidget& window)
{
    QStringList names = lodeline::test::namesOfAll(desk.languages()) + namesIn(window) + namesIn(*desk);
    names << QStringLiteral("copy.tileset.json") << QStringLiteral("barn") << QStringLiteral("svg");
    if (qobject_cast<const NewSetDialog*>(&window))
        for (const ui::ShippedSet& set : ui::shippedSets())
            names << set.description;
    if (qobject_cast<const boomtown::editor::NewDeckDialog*>(&window))
        for (const boomtown::ShippedDeck& deck : boomtown::shippedDecks())
            names << deck.name << ui::setDescription(boomtown::loadDeck(deck.file).value().deck);
    if (auto* set = dynamic_cast<SetEditor*>(desk->current()))
        names << namesOf(set->document().set());
    else if (auto* deck = dynamic_cast<boomtown::editor::DeckEditor*>(desk->current()))
        names << namesOf(deck->document().deck());
    return names;
}

QStringList wrongAfterSwitches(test::Desk& desk, QWidget& window)
{
    QCoreApplication::processEvents();
    const QStringList names = namesOn(desk, window);
    const auto said = [&] {
        std::vector<Said> all = textsOf(window);
        if (&window != &*desk)
            for (Said& more : textsOf(*desk))
                all.push_back(std::move(more));
        return all;
    };
    desk.languages().use(QStringLiteral("en"));
    QStringList wrong = lodeline::test::judged([&] { return leftOver(said(), names); });
    if (!wrong.isEmpty())
        return wrong;
    desk.languages().use(codeOf(ui::Pseudo::RightToLeft));
    return lodeline::test::judged([&] { return leftOut(said(), names); });
}

} // namespace

void EditorSwitchingTest::allSpeakTheNewLanguage_data()
{
    QTest::addColumn<std::size_t>("scene");
    const std::vector<test::EditorScene> scenes = test::editorScenes();
    for (std::size_t i = 0; i < scenes.size(); ++i)
        QTest::newRow(scenes[i].name) << i;
}

// Whatever is shown in a made-up language is in English, then in another made-up one.
void EditorSwitchingTest::allSpeakTheNewLanguage()
{
    QFETCH(std::size_t, scene);
    test::Desk desk;
    desk.languages().use(codeOf(ui::Pseudo::Longer));
    QCoreApplication::processEvents();
    QStringList wrong{QStringLiteral("not shown")};
    test::editorScenes()[scene].show(desk,
                                     [&](QWidget& window) { wrong = wrongAfterSwitches(desk, window); });
    desk.languages().use(QStringLiteral("en"));
    QVERIFY(lodeline::test::areNone(wrong));
}

const WindowTest<EditorSwitchingTest> kTest("tst_editorswitching");

} // namespace lodeline::goldrush::editor::tst_editorswitching

#include "tst_editorswitching.moc"
