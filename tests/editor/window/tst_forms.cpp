// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/idwords.h"
#include "editor/document/setedits.h"
#include "editor/properties/segmentrow.h"
#include "editor/properties/setproperties.h"
#include "editor/properties/tileproperties.h"
#include "editor/properties/tokenstable.h"
#include "editor/words/namestable.h"
#include "editor/words/wordsform.h"
#include "engine/goldrush/design/tileedit.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/wording/tilewords.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QUndoView>

#include <numeric>

namespace lodeline::goldrush::editor::tst_forms {

class FormsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void namesAreCheckedAndTaken();
    void countsOfSeveralTiles();
    void severalTilesAreSaidToTheEnd();
    void aPictureCountsAsOwn();
    void longNamesFitTheirPane();
    void whatIsCutIsTold();
    void noListIsScrolledSideways();
    void aStartTileIsChosen();
    void symbolsOfParts();
    void rowsOfPartsThatStayAreKept();
    void trackEndsElsewhere();
    void keysWalkThroughEndsBeforeOneIsChosen();
    void wordsOfTheSet();
    void aSuggestedLicenseIsTaken();
    void longWordsStayAsTheyAre();
    void tokensAreEdited();
    void namesInOtherLanguages();
    void languagesAreRemoved();
    void languagesKeepTheirPlaces();
    void formsFollowUndo();
    void theDescriptionKeepsItsCharacters();
    void aRailroadWithoutEdgesIsLeftAlone();
    void stepsGoFromTheTileThatIsDrawn();
    void symbolsOfTwoPartsAreTwoSteps();

private:
    template <typename Form>
    Form* form() const
    {
        return (*desk_)->findChild<Form*>();
    }
    const TileDesign& tile(int row) const { return desk_->set().tiles[static_cast<std::size_t>(row)]; }
    // The first tile with a track that ends in a junction, chosen.
    int chooseJunction() const
    {
        const auto single = std::ranges::find_if(desk_->set().tiles, [](const TileDesign& design) {
            return !design.railroads.empty() && design.railroads[0].end == RailroadEnd::Junction;
        });
        const auto row = static_cast<int>(single - desk_->set().tiles.begin());
        desk_->editor().list().chooseTile(row);
        return row;
    }
    QComboBox* endOfTrack() const
    {
        return form<TileProperties>()->findChildren<SegmentRow*>().at(0)->findChild<QComboBox*>();
    }

    std::unique_ptr<test::Desk> desk_;
};

void FormsTest::init()
{
    desk_ = std::make_unique<test::Desk>();
    (*desk_)->openFile(desk_->classic());
    QApplication::setActiveWindow(&**desk_);
}

void FormsTest::namesAreCheckedAndTaken()
{
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    (*desk_)->actions().rename->trigger();
    name->setText(QStringLiteral("first"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(tile(0).id, std::string("first"));
    name->setText(QStringLiteral("01b")); // taken
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(tile(0).id, std::string("first"));
    QCOMPARE(name->text(), QStringLiteral("01b")); // to be mended
    QCOMPARE(name->accessibleDescription(), lodeline::desk::refusedId(QStringLiteral("01b"), true));
    const QSignalSpy told(form<TileProperties>(), &TileProperties::told);
    name->setText(QStringLiteral("%1 2")); // of letters that are not allowed
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(name->text(), QStringLiteral("%1 2"));
    QVERIFY(name->hasFocus());
    QCOMPARE(told.size(), 1);
    const QString why = told[0][0].toString();
    QVERIFY(why.startsWith(QStringLiteral("\"%1 2\" is not a valid id. ")));
    QCOMPARE(why, lodeline::desk::refusedId(name->text(), false));
    QCOMPARE(name->accessibleDescription(), why);
    (*desk_)->actions().moreCopies->trigger(); // another change of the same tile
    QCOMPARE(name->text(), QStringLiteral("%1 2"));
    QCOMPARE(tile(0).id, std::string("first"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("second"));
    QVERIFY(name->accessibleDescription().isEmpty());
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(tile(0).id, std::string("second"));
}

void FormsTest::countsOfSeveralTiles()
{
    desk_->editor().list().chooseTiles({0, 1});
    auto* count = form<TileProperties>()->findChild<QSpinBox*>();
    count->setValue(7);
    QCOMPARE(tile(0).count, 7);
    QCOMPARE(tile(1).count, 7);
    QVERIFY(!form<TileProperties>()->findChild<QLineEdit*>()->isEnabled());
}

void FormsTest::severalTilesAreSaidToTheEnd()
{
    (*desk_)->resize(1280, 800);
    Rows all(12);
    std::iota(all.begin(), all.end(), 0);
    desk_->editor().list().chooseTiles(all);
    QCoreApplication::processEvents();
    const QLabel* heading = nullptr;
    for (const QLabel* label : form<TileProperties>()->findChildren<QLabel*>())
        if (label->isVisible() && label->text().startsWith(QStringLiteral("12 tiles chosen")))
            heading = label;
    QVERIFY(heading && heading->wordWrap());
    QVERIFY(heading->height() >= heading->heightForWidth(heading->width()));
    QVERIFY(heading->height() > heading->fontMetrics().height() * 3 / 2);
}

void FormsTest::aPictureCountsAsOwn()
{
    auto* button = form<TileProperties>()->findChild<QPushButton*>();
    QVERIFY(button->text().startsWith(QLatin1String("Custom")));
    desk_->document().changeTile(
        0, [] { return QString(); },
        [](TileDesign& design) {
            design.picture = PictureRef();
            return true;
        });
    QVERIFY(button->text().startsWith(QLatin1String("Change")));
}

void FormsTest::longNamesFitTheirPane()
{
    (*desk_)->resize(1280, 800);
    QScrollArea* area = nullptr;
    for (QWidget* up = form<TileProperties>(); up && !area; up = up->parentWidget())
        area = qobject_cast<QScrollArea*>(up);
    const auto fits = [&] { return area->widget()->minimumSizeHint().width() <= area->viewport()->width(); };
    QVERIFY(fits());
    desk_->document().changeTile(
        0, [] { return QString(); },
        [](TileDesign& design) {
            design.id = std::string(32, 'W');
            return true;
        });
    QVERIFY(fits());
    desk_->editor().list().view()->selectAll();
    QVERIFY(fits());
}

void FormsTest::whatIsCutIsTold()
{
    auto* id = form<TileProperties>()->findChild<QLineEdit*>();
    auto* name = form<desk::WordsForm>()->findChild<QLineEdit*>();
    for (const auto& [field, longest] : {std::pair(id, 32), std::pair(name, 64)}) {
        QApplication::clipboard()->setText(QString(longest, u'x'));
        field->selectAll();
        field->paste();
        QCoreApplication::processEvents();
        QVERIFY(field->accessibleDescription().isEmpty()); // fits
        QTest::keyClicks(field, QStringLiteral("y"));
        QCoreApplication::processEvents();
        QCOMPARE(field->text(), QString(longest, u'x'));
        const QString why = field->accessibleDescription();
        QVERIFY(why.contains(QString::number(longest)));
        const auto notes = field->parentWidget()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            notes, [&why](const QLabel* note) { return !note->isHidden() && note->text() == why; }));
        QTest::keyClick(field, Qt::Key_Backspace);
        QVERIFY(field->accessibleDescription().isEmpty());
    }
}

void FormsTest::noListIsScrolledSideways()
{
    (*desk_)->resize(1280, 480); // where the forms are scrolled down
    desk_->document().change([] { return QStringLiteral("A step with a name that is longer than the pane"); },
                             [](TileSet& set) {
                                 for (const char* code : {"de", "pt_BR"}) {
                                     desk::setTranslation(set.names, code, "A name of some length");
                                     desk::setTranslation(set.descriptions, code,
                                                          "As many words as these are");
                                 }
                             });
    const std::array forms{SetEditor::Form::Part, SetEditor::Form::Whole, SetEditor::Form::History};
    for (const SetEditor::Form form : forms) {
        desk_->editor().showForm(form);
        settleLayouts();
        const auto* pages = desk_->editor().findChild<SetProperties*>()->window();
        for (const auto* area : pages->findChildren<QAbstractScrollArea*>())
            QVERIFY2(!area->horizontalScrollBar()->isVisible(), area->metaObject()->className());
    }
    const auto* history = desk_->editor().findChild<QUndoView*>();
    const QRect first = history->visualRect(history->model()->index(0, 0));
    const QRect step = history->visualRect(history->model()->index(1, 0));
    QVERIFY(step.height() > first.height()); // is not cut
    QVERIFY(step.width() <= history->viewport()->width());
}

void FormsTest::aStartTileIsChosen()
{
    auto* start = form<TileProperties>()->findChild<QCheckBox*>();
    QVERIFY(!start->isChecked());
    start->click();
    QCOMPARE(desk_->set().start, tile(0).id);
    QVERIFY(!start->isEnabled()); // another one has to be chosen instead
    desk_->document().change([] { return QString(); }, [](TileSet& set) { set.tiles[1].id = set.start; });
    desk_->editor().list().chooseTile(1);
    QVERIFY(!start->isChecked()); // the first one of that id is
    QVERIFY(!start->isEnabled());
}

void FormsTest::symbolsOfParts()
{
    const auto rows = form<TileProperties>()->findChildren<SegmentRow*>();
    QCOMPARE(rows.size(), 3); // a track and land on both sides
    rows[0]->findChild<QSpinBox*>()->setValue(3);
    QCOMPARE(tile(0).railroads[0].locomotives, 3);
    rows[1]->findChildren<QSpinBox*>().at(1)->setValue(2);
    QCOMPARE(tile(0).prairies[0].horses, 2);
    QCOMPARE(desk_->document().history().count(), 2);
}

void FormsTest::rowsOfPartsThatStayAreKept()
{
    const auto rows = [this] { return form<TileProperties>()->findChildren<SegmentRow*>(); };
    const QList<SegmentRow*> before = rows();
    QCOMPARE(before.size(), 3);
    desk_->document().changeTile(
        0, [] { return QString(); },
        [](TileDesign& design) { return setEdge(design, Side::East, FeatureKind::Mountain); });
    const QList<SegmentRow*> after = rows();
    QCOMPARE(after.front(), before.front());
    const std::vector<SegmentRef> parts = segmentsOf(tile(0));
    QCOMPARE(after.size(), static_cast<qsizetype>(parts.size()));
    for (qsizetype i = 0; i < after.size(); ++i) // in the order of tab stops
        QVERIFY(after[i]->segment() == parts[static_cast<std::size_t>(i)]);
    desk_->document().history().undo();
    QCOMPARE(rows().size(), before.size());
}

void FormsTest::trackEndsElsewhere()
{
    const int row = chooseJunction();
    auto* end = endOfTrack();
    end->setCurrentIndex(end->findData(static_cast<int>(RailroadEnd::City)));
    emit end->activated(end->currentIndex());
    QTRY_VERIFY(tile(row).hasCity());
}

void FormsTest::keysWalkThroughEndsBeforeOneIsChosen()
{
    const int row = chooseJunction();
    const TileDesign before = tile(row);
    auto* end = endOfTrack();
    end->setFocus();
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_End}) {
        QTest::keyClick(end, key);
        QVERIFY(end->view()->isVisible());
        end->hidePopup();
    }
    QCoreApplication::processEvents(); // the choice of an end is put off
    QCOMPARE(tile(row), before);
    QTest::keyClick(end, Qt::Key_Down);
    QTest::keyClick(end->view(), Qt::Key_Return);
    QTRY_VERIFY(tile(row).hasCity());
}

void FormsTest::wordsOfTheSet()
{
    auto* set = form<desk::WordsForm>();
    QStringList before{QString::fromStdString(desk_->set().name)};
    const auto fields = set->findChildren<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    QTest::keyClicks(fields[0], QStringLiteral(" II"));
    QCOMPARE(QString::fromStdString(desk_->set().name), before[0] + QStringLiteral(" II"));
    QCOMPARE(desk_->document().history().count(), 1); // three letters, one step
    fields[1]->selectAll();
    QTest::keyClicks(fields[1], QStringLiteral("Ann"));
    QCOMPARE(desk_->set().author, std::string("Ann"));
    set->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("A set\nfor two"));
    QCOMPARE(desk_->set().description, std::string("A set\nfor two"));
}

void FormsTest::aSuggestedLicenseIsTaken()
{
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* license =
        form<desk::WordsForm>()->findChildren<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly).at(2);
    license->setFocus();
    QVERIFY(license->hasFocus()); // only then it listens to its list
    emit license->completer()->activated(QStringLiteral("CC-BY-4.0"));
    QCOMPARE(license->text(), QStringLiteral("CC-BY-4.0"));
    QCOMPARE(desk_->set().license, std::string("CC-BY-4.0"));
    QCOMPARE(desk_->document().history().count(), 1);
    desk_->document().history().undo();
    QCOMPARE(license->text(), QString::fromStdString(desk_->set().license));
    QVERIFY(!desk_->document().history().canUndo());
    QVERIFY(desk_->document().history().canRedo());
}

void FormsTest::longWordsStayAsTheyAre()
{
    const std::string text(5000, 'x');
    desk_->document().change([] { return QStringLiteral("x"); }, [&](TileSet& set) { set.author = text; });
    const auto* author =
        form<desk::WordsForm>()->findChildren<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly).at(1);
    QVERIFY(author->text().size() < 5000);
    QCOMPARE(desk_->set().author, text);
    QCOMPARE(desk_->document().history().count(), 1);
}

void FormsTest::tokensAreEdited()
{
    auto* tokens = form<TokensTable>();
    auto* table = tokens->findChild<QTableWidget*>();
    const int before = desk_->set().tokenCount();
    table->item(0, 1)->setData(Qt::EditRole, 25);
    QCOMPARE(desk_->set().tokens[0].count, 25);
    table->item(0, 0)->setData(Qt::EditRole, 1000); // brought into range
    QCOMPARE(desk_->set().tokens[0].value, kMaxTokenValue);
    tokens->findChildren<QPushButton*>().at(0)->click();
    QCOMPARE(desk_->set().tokenCount(), before + 15 + 1);
    table->setCurrentCell(0, 0);
    tokens->findChildren<QPushButton*>().at(1)->click();
    QCOMPARE(desk_->set().tokenCount(), before + 15 + 1 - 25);
}

void FormsTest::namesInOtherLanguages()
{
    auto* names = form<desk::NamesTable>();
    auto* add = names->findChild<QComboBox*>();
    const auto before = desk_->set().names.size();
    emit add->activated(add->findData(QStringLiteral("fr")));
    QCOMPARE(desk_->set().names.size(), before + 1);
    auto* table = names->findChild<QTableWidget*>();
    table->item(table->rowCount() - 1, 1)->setText(QStringLiteral("Ruée vers l'or"));
    QTRY_COMPARE(desk_->set().names.back().second, std::string("Ruée vers l'or"));
    table->item(table->rowCount() - 1, 2)->setText(QStringLiteral("Pour deux"));
    QTRY_COMPARE(desk_->set().descriptions, (Translations{{"fr", "Pour deux"}}));
    table->item(table->rowCount() - 1, 1)->setText(QString());
    QTRY_COMPARE(desk_->set().names.size(), before);
    QVERIFY(table->item(table->rowCount() - 1, 1)->text().isEmpty()); // the description keeps the row
    table->setCurrentCell(table->rowCount() - 1, 2);
    emit table->findChild<QShortcut*>()->activated();
    QTRY_VERIFY(desk_->set().descriptions.empty());
}

void FormsTest::languagesAreRemoved()
{
    desk_->document().change([] { return QString(); },
                             [](TileSet& set) {
                                 set.names = {{"fr", "Ruée"}};
                                 set.descriptions = {{"fr", "Pour deux"}};
                             });
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* names = form<desk::NamesTable>();
    auto* table = names->findChild<QTableWidget*>();
    auto* remove = names->findChild<QPushButton*>();
    QVERIFY(!remove->isEnabled());
    table->setCurrentCell(0, 1);
    QVERIFY(remove->isEnabled());
    emit table->findChild<QShortcut*>()->activated();
    QTRY_VERIFY(desk_->set().names.empty());
    QCOMPARE(desk_->set().descriptions, (Translations{{"fr", "Pour deux"}})); // another cell
    table->editItem(table->item(0, 1));
    table->viewport()->findChild<QLineEdit*>()->setText(QStringLiteral("Or"));
    remove->click();
    QCoreApplication::processEvents();
    QVERIFY(desk_->set().names.empty());
    QVERIFY(desk_->set().descriptions.empty());
    QCOMPARE(table->rowCount(), 0);
    QVERIFY(!remove->isEnabled());
}

void FormsTest::languagesKeepTheirPlaces()
{
    desk_->document().change([] { return QString(); },
                             [](TileSet& set) {
                                 set.names = {{"de", "Rausch"}, {"fr", "Ruée"}};
                                 set.descriptions = {{"de", "Für zwei"}, {"fr", "Pour deux"}};
                             });
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* names = form<desk::NamesTable>();
    auto* table = names->findChild<QTableWidget*>();
    auto* clear = table->findChild<QShortcut*>();
    table->setCurrentCell(0, 1);
    emit clear->activated();
    QTRY_COMPARE(desk_->set().names, (Translations{{"fr", "Ruée"}}));
    QTest::keyClick(table, Qt::Key_Right);
    emit clear->activated();
    QTRY_COMPARE(desk_->set().descriptions, (Translations{{"fr", "Pour deux"}}));
    auto* add = names->findChild<QComboBox*>();
    emit add->activated(add->findData(QStringLiteral("de"))); // comes above the one that is there
    QCOMPARE(table->currentRow(), 0);
    QCOMPARE(table->currentColumn(), 1);
    QCOMPARE(table->item(0, 1)->text(), QString::fromStdString(desk_->set().name));
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("Ruée"));
}

void FormsTest::formsFollowUndo()
{
    auto* count = form<TileProperties>()->findChild<QSpinBox*>();
    const int before = count->value();
    count->setValue(before + 5);
    desk_->document().history().undo();
    QCOMPARE(count->value(), before);
    QCOMPARE(tile(0).count, before);
    QVERIFY(!desk_->document().history().canUndo());
}

void FormsTest::theDescriptionKeepsItsCharacters()
{
    auto* field = form<SetProperties>()->findChild<QPlainTextEdit*>();
    const std::string text = "\u00ab\u00a0Or\u00a0\u00bb\r\nand more";
    desk_->document().change([] { return QStringLiteral("x"); },
                             [&](TileSet& set) { set.description = text; });
    QTextCursor cursor = field->textCursor();
    cursor.setPosition(3);
    field->setTextCursor(cursor);
    (*desk_)->actions().moreCopies->trigger();
    QCOMPARE(field->textCursor().position(), 3);
    QCOMPARE(desk_->set().description, text);
    field->moveCursor(QTextCursor::End);
    QTest::keyClicks(field, QStringLiteral("!"));
    QCOMPARE(desk_->set().description, std::string("\u00ab\u00a0Or\u00a0\u00bb\nand more!"));
}

void FormsTest::aRailroadWithoutEdgesIsLeftAlone()
{
    desk_->document().change([] { return QStringLiteral("x"); },
                             [](TileSet& set) {
                                 set.tiles[0].railroads[0].edges.clear();
                                 set.tiles[0].railroads[0].end = RailroadEnd::Junction;
                             });
    const TileDesign before = tile(0);
    auto* end = form<TileProperties>()->findChildren<SegmentRow*>().front()->findChild<QComboBox*>();
    QVERIFY(!end->isEnabled());
    emit form<TileProperties>()->findChildren<SegmentRow*>().front()->endChosen({FeatureKind::Railroad, 0},
                                                                                RailroadEnd::City);
    emit form<TileProperties>()->findChildren<SegmentRow*>().front()->endChosen({FeatureKind::Railroad, 7},
                                                                                RailroadEnd::City);
    QCoreApplication::processEvents();
    QCOMPARE(tile(0), before);
}

void FormsTest::stepsGoFromTheTileThatIsDrawn()
{
    desk_->document().change([] { return QStringLiteral("Count"); },
                             [](TileSet& set) {
                                 setCount(set, {0}, 3);
                                 setCount(set, {1}, 5);
                             });
    desk_->editor().list().chooseTiles({0, 1});
    auto* count = form<TileProperties>()->findChild<QSpinBox*>();
    QTest::keyClick(count, Qt::Key_Up);
    QCOMPARE(tile(0).count, 4);
    QCOMPARE(tile(1).count, 4);
    desk_->document().history().undo();
    QCOMPARE(tile(1).count, 5);
    QTest::keyClick(count, Qt::Key_Down);
    QCOMPARE(tile(0).count, 2);
    QCOMPARE(tile(1).count, 2);
}

void FormsTest::symbolsOfTwoPartsAreTwoSteps()
{
    const auto rows = form<TileProperties>()->findChildren<SegmentRow*>();
    for (const int part : {1, 2}) {
        auto* tipis = rows[part]->findChild<QSpinBox*>();
        tipis->setValue(tipis->value() + 1);
    }
    QCOMPARE(desk_->document().history().count(), 2);
}
const WindowTest<FormsTest> kTest("tst_forms");

} // namespace lodeline::goldrush::editor::tst_forms

#include "tst_forms.moc"
