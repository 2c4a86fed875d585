// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/dialogs/tilesetchooser.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/session/storedgame.h"
#include "app/match/seats/kindcombo.h"
#include "app/match/seats/seatrow.h"
#include "app/match/seats/seatseditor.h"
#include "app/shell/settings.h"
#include "resources/art/theme/theme.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/sets/installedsets.h"
#include "ui/shippedsets.h"
#include "ui/tilesetfiles.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace lodeline::goldrush::tst_newgamedialog {

using namespace app;

class NewGameDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void twoPlayersByDefault();
    void tabGoesFromTheTopToTheBottom();
    void coloursStayDifferent();
    void playersCanBeAddedUpToFive();
    void whoIsAddedHasANameOfTheirOwn();
    void equalNamesAreRefused();
    void defaultNamesFollowTheLanguage();
    void seedsBeyond64BitsAreRefused();
    void setsOfTheProgramCanBePlayed();
    void aBrokenTileSetIsSaidWithItsPlace();
    void aTileSetThatIsBeingReadCannotBeStarted();
    void normaliseRepairsSettings();
    void aListThatClaimsTooMuchIsCut();
    void settingsRememberTheGame();
    void everyOptionHasABox();
    void recordHoldsWhatWasChosen();
    void seatsAreForPeopleAndComputers();
    void theSeedFixesTheStartPlayer();
    void wordsThatWrapHaveRoom();
    void tileSetsAreDropped();
    void seatsMoveByKeyboard();
    void seatsMoveByMouse();
    void movedSeatsKeepWhatTheyAre();
    void theStartPlayerStaysTheSamePerson();
    void aRemovedStartPlayerIsDrawn();
    void everyLevelHasAFaceAndACharacter();
    void setsTellWhatTheyHold();

private:
    QTemporaryDir folder_;
    ui::InstalledSets installed_{folder_.filePath(QStringLiteral("sets"))};
};

namespace {

QList<QComboBox*> colours(const NewGameDialog& dialog)
{
    return dialog.findChild<app::SeatsEditor*>()->findChildren<QComboBox*>(QStringLiteral("colour"));
}

QList<QLineEdit*> names(const NewGameDialog& dialog)
{
    return dialog.findChild<app::SeatsEditor*>()->findChildren<QLineEdit*>();
}

bool canStart(const NewGameDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
}

} // namespace

void NewGameDialogTest::twoPlayersByDefault()
{
    const NewGameDialog dialog({}, installed_);
    QCOMPARE(dialog.game().seats.size(), std::size_t{2});
    QVERIFY(dialog.game().options.farmers);
    QCOMPARE(dialog.game().startPlayer, NewGame::kRandomStart);
    QVERIFY(canStart(dialog));
}

void NewGameDialogTest::tabGoesFromTheTopToTheBottom()
{
    NewGameDialog dialog({}, installed_);
    auto* add = dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"));
    add->click();
    dialog.show();
    QWidget* first = dialog.findChild<QToolButton*>(QStringLiteral("seatHandle"));
    std::vector<int> tops; // of what the tab key stops at, once around
    QWidget* stop = first;
    do {
        if ((stop->focusPolicy() & Qt::TabFocus) && stop->isVisibleTo(&dialog))
            tops.push_back(stop->mapTo(&dialog, stop->rect().center()).y());
        stop = stop->nextInFocusChain();
    } while (stop != first);
    QVERIFY(tops.size() > 20);
    constexpr int kInARow = 8; // px
    for (std::size_t i = 1; i < tops.size(); ++i)
        QVERIFY2(tops[i] > tops[i - 1] - kInARow, qPrintable(QString::number(i)));
}

void NewGameDialogTest::coloursStayDifferent()
{
    NewGameDialog dialog({}, installed_);
    const QString first = colours(dialog)[0]->currentData().toString();
    const QString second = colours(dialog)[1]->currentData().toString();
    QVERIFY(first != second);
    colours(dialog)[1]->setCurrentIndex(colours(dialog)[1]->findData(first));
    QCOMPARE(colours(dialog)[0]->currentData().toString(), second);
    QCOMPARE(colours(dialog)[1]->currentData().toString(), first);
    QVERIFY(canStart(dialog));
}

void NewGameDialogTest::playersCanBeAddedUpToFive()
{
    NewGameDialog dialog({}, installed_);
    auto* add = dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"));
    for (int i = 2; i < kMaxPlayers; ++i)
        add->click();
    QVERIFY(add->isHidden());
    const NewGame game = dialog.game();
    QCOMPARE(game.seats.size(), std::size_t{kMaxPlayers});
    QSet<QString> used;
    for (const NewGame::Seat& seat : game.seats)
        used << seat.colour;
    QCOMPARE(used.size(), qsizetype{kMaxPlayers});
    QCOMPARE(app::faultOf(game.seats), QString());
}

void NewGameDialogTest::whoIsAddedHasANameOfTheirOwn()
{
    const NewGameDialog dialog({}, installed_);
    auto* add = dialog.findChild<QPushButton*>(QStringLiteral("addPlayer"));
    add->click();
    QVERIFY(dialog.game().seats[2].name.isEmpty()); // the default of its seat, which follows the language
    emit dialog.findChildren<SeatRow*>().front()->removeRequested();
    QCOMPARE(dialog.game().seats.size(), std::size_t{2});
    add->click();
    QCOMPARE(dialog.game().seats.size(), std::size_t{3});
    QCOMPARE(app::faultOf(dialog.game().seats), QString());
    QCOMPARE(dialog.game().seats[2].name, app::defaultPlayerName(0));
    QVERIFY(canStart(dialog));
}

void NewGameDialogTest::equalNamesAreRefused()
{
    NewGameDialog dialog({}, installed_);
    names(dialog)[0]->setText(QStringLiteral("Zoe"));
    names(dialog)[1]->setText(QStringLiteral("zoe "));
    QVERIFY(!canStart(dialog));
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("fault"))->text().contains(QLatin1String("zoe")));
    names(dialog)[1]->setText(QStringLiteral("Yan"));
    QVERIFY(canStart(dialog));
}

void NewGameDialogTest::defaultNamesFollowTheLanguage()
{
    const NewGameDialog dialog({}, installed_);
    QCOMPARE(names(dialog)[0]->text(), app::defaultPlayerName(0));
    QVERIFY(dialog.game().seats[0].name.isEmpty());
}

void NewGameDialogTest::seedsBeyond64BitsAreRefused()
{
    NewGame game;
    game.seed = 18446744073709551615U;
    NewGameDialog dialog(game, installed_);
    QCOMPARE(dialog.game().seed, game.seed);
    names(dialog);
    const QList<QLineEdit*> all = dialog.findChildren<QLineEdit*>();
    all.last()->setText(QStringLiteral("18446744073709551616"));
    QVERIFY(!canStart(dialog));
}

void NewGameDialogTest::setsOfTheProgramCanBePlayed()
{
    const NewGameDialog dialog({}, installed_);
    auto* combo = dialog.findChild<TileSetChooser*>()->combo();
    const std::vector<ui::ShippedSet> sets = ui::shippedSets();
    QCOMPARE(combo->count(), static_cast<int>(sets.size()));
    for (int row = 0; row < combo->count(); ++row) {
        const ui::ShippedSet& set = sets[static_cast<std::size_t>(row)];
        combo->setCurrentIndex(row);
        QVERIFY(canStart(dialog));
        QCOMPARE(combo->currentText(), set.name);
        QCOMPARE(dialog.game().tileSetFile, set.file);
        const QString verdict = dialog.findChild<QLabel*>(QStringLiteral("tileSetVerdict"))->text();
        QVERIFY(verdict.contains(set.description));
    }
}

void NewGameDialogTest::aBrokenTileSetIsSaidWithItsPlace()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("broken.tileset.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "lodeline-tileset", "version": 1, "name": "B", "start": "a", "tokens": [],
                   "tiles": [{"id": "a", "count": -3, "railroads": [], "mountains": [],
                              "prairies": [{"at": ["nw","ne","en","es","se","sw","ws","wn"]}]}]})");
    file.close();
    NewGame game;
    game.tileSetFile = file.fileName();
    const NewGameDialog dialog(game, installed_);
    const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("tileSetVerdict"));
    QTRY_VERIFY2(verdict->text().contains(QLatin1String("/tiles/0/count")), qPrintable(verdict->text()));
    QVERIFY(!canStart(dialog));
}

void NewGameDialogTest::aTileSetThatIsBeingReadCannotBeStarted()
{
    NewGame game;
    game.tileSetFile =
        test::writeSet(folder_.filePath(QStringLiteral("slow.tileset.json")), test::namedSet("Slow"));
    const NewGameDialog dialog(game, installed_);
    QVERIFY(!canStart(dialog));
    QTRY_VERIFY(canStart(dialog));
}

void NewGameDialogTest::aListThatClaimsTooMuchIsCut()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("s.ini")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[newGame]\nseats\\1\\name=Ann\nseats\\size=2000000000\n");
    file.close();
    const NewGame game = storedGame(Settings(file.fileName()).store());
    QCOMPARE(game.seats.size(), std::size_t{kMaxPlayers});
    QCOMPARE(game.seats.front().name, QStringLiteral("Ann"));
}

void NewGameDialogTest::normaliseRepairsSettings()
{
    NewGame game;
    game.seats = {{"", "red"}, {"", "red", "ai:nobody"}, {"", "pink", "ai:baron"}};
    game.startPlayer = 7;
    game.normalise();
    QCOMPARE(game.seats[0].colour, QStringLiteral("red"));
    QCOMPARE(game.seats[1].kind, QStringLiteral("human"));
    QCOMPARE(game.seats[2].kind, QStringLiteral("ai:baron"));
    QCOMPARE(app::faultOf(game.seats), QString());
    QCOMPARE(game.startPlayer, NewGame::kRandomStart);
}

void NewGameDialogTest::settingsRememberTheGame()
{
    QTemporaryDir folder;
    NewGame game;
    game.seats = {{"Zoe", "black"}, {"", "green", "ai:foreman"}, {"Yan", "red"}};
    for (const OptionInfo& option : optionTable())
        game.options.*option.member = !(Options{}.*option.member);
    game.startPlayer = 2;
    {
        Settings settings(folder.filePath(QStringLiteral("s.ini")));
        storeGame(settings.store(), game);
    }
    Settings settings(folder.filePath(QStringLiteral("s.ini")));
    QVERIFY(storedGame(settings.store()) == game);
}

void NewGameDialogTest::everyOptionHasABox()
{
    for (const OptionInfo& option : optionTable()) {
        NewGame given;
        given.options.*option.member = !(Options{}.*option.member);
        const NewGameDialog dialog(given, installed_);
        QCOMPARE(dialog.game().options, given.options);
        auto* box = dialog.findChild<QCheckBox*>(QLatin1String(option.name));
        QVERIFY2(box, option.name);
        QVERIFY(!box->text().isEmpty() && !box->accessibleDescription().isEmpty());
        box->click();
        QCOMPARE(dialog.game().options, Options{});
    }
}

void NewGameDialogTest::recordHoldsWhatWasChosen()
{
    NewGame game;
    game.seats = {{"Zoe", "black"}, {"", "green"}};
    game.options.takeBack = true;
    game.options.undo = false;
    game.startPlayer = 1;
    game.seed = 5;
    const GameRecord record = makeRecord(game, *tileSetOf(game));
    QCOMPARE(record.players[0].name, std::string("Zoe"));
    QCOMPARE(record.players[1].name, app::defaultPlayerName(1).toStdString());
    QCOMPARE(record.players[1].colour, std::string("green"));
    QVERIFY(record.options == game.options);
    QVERIFY(!record.options.undo);
    QVERIFY(!setupOf(record).options.undo);
    QCOMPARE(record.start, 1);
    QCOMPARE(record.seed, std::uint64_t{5});
}

void NewGameDialogTest::seatsAreForPeopleAndComputers()
{
    NewGame game = NewGame::usual();
    NewGameDialog dialog(game, installed_);
    const QList<app::KindCombo*> kinds =
        dialog.findChild<app::SeatsEditor*>()->findChildren<app::KindCombo*>();
    QCOMPARE(kinds.size(), 2);
    QCOMPARE(kinds[0]->currentText(), QStringLiteral("Person"));
    QCOMPARE(kinds[1]->currentText(), QStringLiteral("Greenhorn"));
    kinds[0]->setCurrentIndex(kinds[0]->findText(QStringLiteral("Baron")));
    QCOMPARE(kinds[0]->kind(), QStringLiteral("ai:baron"));
    QVERIFY(!kinds[0]->toolTip().isEmpty());
    QVERIFY(canStart(dialog)); // computers alone are a demonstration
    const GameRecord record = makeRecord(dialog.game(), *tileSetOf(game));
    QCOMPARE(record.players[0].kind, std::string("ai:baron"));
    QCOMPARE(record.players[1].kind, std::string("ai:greenhorn"));
    QCOMPARE(setupOf(record).seats[0].kind, QStringLiteral("ai:baron"));
}

void NewGameDialogTest::theSeedFixesTheStartPlayer()
{
    NewGame game;
    game.seats.resize(5);
    game.normalise();
    const TileSet tiles = *tileSetOf(game);
    QSet<int> starts;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        game.seed = seed;
        const GameRecord record = makeRecord(game, tiles);
        QVERIFY(makeRecord(game, tiles) == record);
        starts << record.start;
    }
    QCOMPARE(starts.size(), 5);
}

void NewGameDialogTest::wordsThatWrapHaveRoom()
{
    NewGameDialog dialog({}, installed_);
    dialog.show();
    const auto check = [&dialog] {
        int wrapping = 0;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) {
            if (!label->wordWrap() || !label->isVisible())
                continue;
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            ++wrapping;
        }
        QVERIFY(wrapping >= 3);
    };
    for (QLabel* label : dialog.findChildren<QLabel*>()) {
        if (label->wordWrap())
            label->setText(QStringLiteral("many words of a language that has long ones ").repeated(5));
    }
    QCoreApplication::processEvents();
    check();
    dialog.resize(dialog.minimumSize());
    QCoreApplication::processEvents();
    check();
}

void NewGameDialogTest::tileSetsAreDropped()
{
    NewGameDialog dialog({}, installed_);
    const QString path =
        test::writeSet(folder_.filePath(QStringLiteral("mine.tileset.json")), test::namedSet("Mine"));
    const auto data = ui::fileToDrag(path);
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&dialog, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 10}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&dialog, &drop);
    QTRY_VERIFY(installed_.find(dialog.game().tileSetFile));
    QCOMPARE(dialog.findChild<TileSetChooser*>()->combo()->currentText(), QStringLiteral("Mine"));
    QVERIFY(canStart(dialog));

    const auto picture = ui::fileToDrag(folder_.filePath(QStringLiteral("picture.png")));
    QDragEnterEvent other({10, 10}, Qt::CopyAction, picture.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&dialog, &other);
    QVERIFY(!other.isAccepted());
    // A file over a field is for the dialog as well.
    for (const QLineEdit* field : dialog.findChildren<QLineEdit*>())
        QVERIFY(!field->acceptDrops());
}

namespace {

std::vector<app::Seat> threeSeats()
{
    return {{"Zoe", "black", "human"}, {"Yan", "red", "ai:baron"}, {"Xi", "blue", "human"}};
}

QStringList namesOf(const std::vector<app::Seat>& seats)
{
    QStringList names;
    for (const app::Seat& seat : seats)
        names << seat.name;
    return names;
}

} // namespace

void NewGameDialogTest::seatsMoveByKeyboard()
{
    app::SeatsEditor editor(seatKinds(), kMinPlayers, kMaxPlayers);
    editor.setSeats(threeSeats());
    editor.show();
    QSignalSpy changed(&editor, &app::SeatsEditor::changed);
    const auto handles = editor.findChildren<QToolButton*>(QStringLiteral("seatHandle"));
    QVERIFY(handles[0]->accessibleDescription().contains(QStringLiteral("Alt")));
    QTest::keyClick(handles[0], Qt::Key_Down);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Yan", "Zoe", "Xi"}));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(handles[0]->accessibleName(), QStringLiteral("Seat 2"));
    const auto fields = editor.findChildren<QLineEdit*>();
    QTest::keyClick(fields[0], Qt::Key_Down); // what it does in a field
    QCOMPARE(changed.size(), 1);
    QTest::keyClick(fields[0], Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Yan", "Xi", "Zoe"}));
    QTest::keyClick(fields[0], Qt::Key_Down, Qt::AltModifier); // there is no place below
    QTest::keyClick(fields[0], Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Yan", "Zoe", "Xi"}));
    QCOMPARE(changed.size(), 3);
}

void NewGameDialogTest::seatsMoveByMouse()
{
    app::SeatsEditor editor(seatKinds(), kMinPlayers, kMaxPlayers);
    editor.setSeats(threeSeats());
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const auto rows = editor.findChildren<app::SeatRow*>();
    auto* handle = rows[0]->findChild<QToolButton*>(QStringLiteral("seatHandle"));
    const auto dragTo = [&](int y) {
        const QPointF there(0, y);
        const QPoint screen = editor.mapToGlobal(QPoint(0, y));
        QMouseEvent move(QEvent::MouseMove, there, screen, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(handle, &move);
        QCoreApplication::processEvents();
    };
    dragTo(rows[1]->geometry().center().y() - 3);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Zoe", "Yan", "Xi"}));
    dragTo(rows[1]->geometry().center().y() + 3);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Yan", "Zoe", "Xi"}));
    dragTo(editor.height() + 500);
    QCOMPARE(namesOf(editor.seats()), (QStringList{"Yan", "Xi", "Zoe"}));
    dragTo(-500);
    QCOMPARE(namesOf(editor.seats()).first(), QStringLiteral("Zoe"));
}

void NewGameDialogTest::movedSeatsKeepWhatTheyAre()
{
    app::SeatsEditor editor(seatKinds(), kMinPlayers, kMaxPlayers);
    std::vector<app::Seat> seats = threeSeats();
    editor.setSeats(seats);
    editor.move(0, 2);
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    QVERIFY(editor.seats() == seats);
    editor.move(0, 3);
    editor.move(0, -1);
    QVERIFY(editor.seats() == seats);
    editor.setMovable(false);
    editor.move(0, 1);
    QVERIFY(editor.seats() == seats);
}

void NewGameDialogTest::theStartPlayerStaysTheSamePerson()
{
    NewGame game;
    game.seats = threeSeats();
    game.startPlayer = 1;
    const NewGameDialog dialog(game, installed_);
    auto* seats = dialog.findChild<app::SeatsEditor*>();
    const auto name = [&dialog] {
        const NewGame chosen = dialog.game();
        return chosen.seats.at(static_cast<std::size_t>(chosen.startPlayer)).name;
    };
    const QString starts = name();
    for (const auto& [from, to] : {std::pair{0, 1}, std::pair{0, 2}, std::pair{1, 0}, std::pair{2, 0}}) {
        seats->move(from, to);
        QCOMPARE(name(), starts);
    }
    seats->move(0, 2);
    emit dialog.findChildren<SeatRow*>().front()->removeRequested(); // above
    QCOMPARE(dialog.game().seats.size(), std::size_t{2});
    QCOMPARE(name(), starts);
}

void NewGameDialogTest::aRemovedStartPlayerIsDrawn()
{
    NewGame game;
    game.seats = threeSeats();
    game.startPlayer = 1;
    const NewGameDialog dialog(game, installed_);
    emit dialog.findChildren<SeatRow*>()[1]->removeRequested();
    QCOMPARE(dialog.game().startPlayer, NewGame::kRandomStart);
}

void NewGameDialogTest::everyLevelHasAFaceAndACharacter()
{
    app::SeatsEditor editor(seatKinds(), kMinPlayers, kMaxPlayers);
    editor.setSeats(threeSeats());
    editor.show();
    const auto* combo = editor.findChild<app::KindCombo*>();
    QList<QImage> faces;
    for (int i = 0; i < combo->count(); ++i) {
        const QImage face = combo->itemIcon(i).pixmap(24).toImage();
        QVERIFY(!face.isNull() && !faces.contains(face));
        faces << face;
        QVERIFY(!combo->itemData(i, Qt::AccessibleDescriptionRole).toString().isEmpty());
    }
    const auto nameOf = [](const char* kind) {
        return app::seatKindName(QString::fromLatin1(kind), seatKinds());
    };
    QCOMPARE(combo->itemText(combo->findData(QStringLiteral("ai:prospector+50"))),
             QStringLiteral("Prospector+"));
    QCOMPARE(nameOf("ai:prospector+50@200"), QStringLiteral("Prospector+@200"));
    QCOMPARE(nameOf("ai:foreman+30"), QStringLiteral("Foreman+30"));
    QCOMPARE(nameOf("ai:baron+50"), QStringLiteral("Person")); // there is none
    const auto describedAs = [](const char* kind) {
        return app::seatKindDescription(QString::fromLatin1(kind));
    };
    for (const char* halfway : {"ai:prospector+50@200", "ai:prospector+50:20"})
        QCOMPARE(describedAs(halfway), describedAs("ai:prospector+50"));
    QVERIFY(describedAs("ai:foreman+30").contains(QStringLiteral("some of the moves")));
    QVERIFY(describedAs("ai:uct:100").isEmpty());
    const auto characterOf = [](const app::SeatRow* row) {
        const auto labels = row->findChildren<QLabel*>();
        return labels.last()->isVisible() ? labels.last()->text() : QString();
    };
    const auto rows = editor.findChildren<app::SeatRow*>();
    QVERIFY(characterOf(rows[0]).isEmpty()); // people have their own
    QVERIFY(characterOf(rows[1]).contains(QStringLiteral("strongest")));
    rows[0]->findChild<app::KindCombo*>()->setKind(QStringLiteral("ai:greenhorn"));
    QVERIFY(characterOf(rows[0]).contains(QStringLiteral("beginner")));
}

void NewGameDialogTest::setsTellWhatTheyHold()
{
    const NewGameDialog dialog({}, installed_);
    const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("tileSetVerdict"));
    const TileSet classic = *tileSetOf(NewGame());
    for (const auto& [count, what] :
         {std::pair(classic.tileCount(), "%1 tile"), std::pair(classic.tokenCount(), "%1 mining token")})
        QVERIFY2(verdict->text().contains(QString::fromLatin1(what).arg(count)), qPrintable(verdict->text()));
    QVERIFY(!verdict->text().contains(QStringLiteral("but:")));
}

const WindowTest<NewGameDialogTest> kTest("tst_newgamedialog");

} // namespace lodeline::goldrush::tst_newgamedialog

#include "tst_newgamedialog.moc"
