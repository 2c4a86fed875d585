// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/fieldguard.h"
#include "editor/document/setedits.h"
#include "editor/properties/segmentrow.h"
#include "editor/properties/setproperties.h"
#include "editor/properties/tileproperties.h"
#include "editor/properties/tokenstable.h"
#include "editor/words/namestable.h"
#include "tests/editor/window/desk.h"
#include "tests/windowtest/windowtest.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableWidget>
#include <QWheelEvent>

namespace lodeline::goldrush::editor::tst_typing {

class TypingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keysOfTheMenusReachThemFromAField();
    void onlyKeysForTextStayInAField();
    void undoReachesTheSetFromAField();
    void undoPassesThroughOtherFields();
    void filesPassThroughFields();
    void whatIsTypedIsTakenOver();
    void aNewTileEndsTheTypingOfAName();
    void aTypedNameIsForItsTileAlone();
    void typedCellsAreTakenOver();
    void keysWalkThroughLanguagesBeforeOneIsAdded();
    void keysWalkThroughStartTilesBeforeOneIsChosen();
    void theWheelNeedsTheFocus();

private:
    template <typename Form>
    Form* form() const
    {
        return (*desk_)->findChild<Form*>();
    }
    const TileDesign& tile(int row) const { return desk_->set().tiles[static_cast<std::size_t>(row)]; }

    std::unique_ptr<test::Desk> desk_;
};

namespace {

void turnWheel(QWidget* field, int steps)
{
    const QPointF middle = field->rect().center();
    QWheelEvent event(middle, field->mapToGlobal(middle), {}, {0, 120 * steps}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(field, &event);
}

} // namespace

void TypingTest::init()
{
    desk_ = std::make_unique<test::Desk>();
    (*desk_)->openFile(desk_->classic());
    QApplication::setActiveWindow(&**desk_);
}

void TypingTest::keysOfTheMenusReachThemFromAField()
{
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    auto* copies = form<TileProperties>()->findChild<QSpinBox*>();
    for (QWidget* field : std::initializer_list<QWidget*>{name, copies}) {
        QApplication::setActiveWindow(&**desk_); // the dialog before it was
        field->setFocus();
        QString title;
        test::onNextDialog([&](QDialog* dialog) {
            title = dialog->windowTitle();
            dialog->reject();
        });
        QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(title, QStringLiteral("Picture of tile 01a"));
    }
}

// That would take every key, as fields do where the desktop has a use for it.
class GreedyField : public QLineEdit
{
public:
    GreedyField() { desk::FieldGuard::protect(this); }

    bool takes(const QKeyCombination& keys)
    {
        QKeyEvent event(QEvent::ShortcutOverride, keys.key(), keys.keyboardModifiers());
        event.ignore();
        QCoreApplication::sendEvent(this, &event);
        return event.isAccepted();
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return QLineEdit::event(event);
    }
};

void TypingTest::onlyKeysForTextStayInAField()
{
    GreedyField field;
    for (const QKeyCombination keys :
         {Qt::CTRL | Qt::Key_E, Qt::CTRL | Qt::Key_D, Qt::CTRL | Qt::SHIFT | Qt::Key_T})
        QVERIFY(!field.takes(keys));
    for (const QKeyCombination keys : {Qt::CTRL | Qt::Key_C, Qt::CTRL | Qt::Key_V, Qt::CTRL | Qt::Key_X,
                                       Qt::CTRL | Qt::Key_A, Qt::CTRL | Qt::Key_Left, Qt::SHIFT | Qt::Key_E})
        QVERIFY(field.takes(keys));
}

void TypingTest::undoReachesTheSetFromAField()
{
    (*desk_)->actions().rename->trigger();
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    auto* count = form<TileProperties>()->findChild<QSpinBox*>();
    const TileDesign before = tile(0);
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("other"));
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier); // still typing
    QCOMPARE(tile(0).id, before.id);
    QVERIFY(name->text() != QLatin1String("other"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("other"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(tile(0).id, std::string("other"));
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tile(0).id, before.id);
    QCOMPARE(name->text(), QString::fromStdString(before.id));
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, QStringLiteral("7"));
    QCOMPARE(tile(0).count, 7);
    QTest::keyClick(count, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tile(0).count, before.count);
    QTest::keyClick(count, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(tile(0).count, 7);
}

void TypingTest::undoPassesThroughOtherFields()
{
    const TileDesign before = tile(0);
    QSpinBox* locomotives =
        form<TileProperties>()->findChildren<SegmentRow*>().front()->findChild<QSpinBox*>();
    locomotives->setFocus();
    QTest::keyClick(locomotives, Qt::Key_Up);
    QCOMPARE(tile(0).railroads[0].locomotives, before.railroads[0].locomotives + 1);
    QTest::keyClick(locomotives, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tile(0), before);
    desk_->editor().showForm(SetEditor::Form::Whole);
    const QList<QWidget*> fields{form<SetProperties>()->findChild<QLineEdit*>(),
                                 form<SetProperties>()->findChild<QPlainTextEdit*>()};
    for (QWidget* field : fields) {
        (*desk_)->actions().moreCopies->trigger();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(tile(0), before);
        QTest::keyClicks(field, QStringLiteral("x"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier); // still typing
        QCOMPARE(desk_->document().history().count(), 0);
    }
}

void TypingTest::filesPassThroughFields()
{
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile(desk_->classic())});
    file.setText(QStringLiteral("classic.tileset.json"));
    QMimeData words;
    words.setText(QStringLiteral("words"));
    const auto takes = [](QWidget* field, const QMimeData& data) {
        QDragEnterEvent event({3, 3}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(field, &event);
        return event.isAccepted();
    };
    SetProperties alone(desk_->document()); // in no window that takes what its fields let through
    auto* name = alone.findChild<QLineEdit*>();
    auto* description = alone.findChild<QPlainTextEdit*>();
    for (QWidget* field : {static_cast<QWidget*>(name), description->viewport()}) {
        QVERIFY(takes(field, words));
        QVERIFY(!takes(field, file));
    }
}

void TypingTest::whatIsTypedIsTakenOver()
{
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    (*desk_)->actions().rename->trigger();
    QTest::keyClicks(name, QStringLiteral("typed"));
    QCOMPARE(tile(0).id, std::string("01a"));
    desk_->editor().commitFields();
    QCOMPARE(tile(0).id, std::string("typed"));
    QCOMPARE(desk_->document().history().count(), 1);
    desk_->editor().commitFields();
    QCOMPARE(desk_->document().history().count(), 1);
}

void TypingTest::aNewTileEndsTheTypingOfAName()
{
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    (*desk_)->actions().rename->trigger();
    QTest::keyClicks(name, QStringLiteral("typed"));
    (*desk_)->actions().add->trigger();
    QCOMPARE(tile(0).id, std::string("typed"));
    QCOMPARE(name->text(), QString::fromStdString(tile(1).id));
}

void TypingTest::aTypedNameIsForItsTileAlone()
{
    auto* name = form<TileProperties>()->findChild<QLineEdit*>();
    (*desk_)->actions().rename->trigger();
    QTest::keyClicks(name, QStringLiteral("typed"));
    desk_->editor().list().chooseTile(1);
    QCOMPARE(name->text(), QStringLiteral("01b"));
}

void TypingTest::typedCellsAreTakenOver()
{
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* tokens = form<TokensTable>()->findChild<QTableWidget*>();
    tokens->editItem(tokens->item(0, 1));
    tokens->viewport()->findChild<QSpinBox*>()->setValue(25);
    desk_->editor().commitFields();
    QCOMPARE(desk_->set().tokens[0].count, 25);
    auto* add = form<desk::NamesTable>()->findChild<QComboBox*>();
    emit add->activated(add->findData(QStringLiteral("fr"))); // begins to type
    auto* names = form<desk::NamesTable>()->findChild<QTableWidget*>();
    names->viewport()->findChild<QLineEdit*>()->setText(QStringLiteral("Ruée"));
    (*desk_)->actions().add->trigger();
    QCOMPARE(desk_->set().names.back().second, std::string("Ruée"));
}

void TypingTest::keysWalkThroughLanguagesBeforeOneIsAdded()
{
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* add = form<desk::NamesTable>()->findChild<QComboBox*>();
    add->setFocus();
    const auto before = desk_->set().names;
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_PageDown, Qt::Key_End, Qt::Key_D}) {
        QTest::keyClick(add, key);
        QVERIFY(add->view()->isVisible());
        QVERIFY(add->view()->currentIndex().row() > 0);
        add->hidePopup();
    }
    turnWheel(add, -1);
    QCOMPARE(add->currentIndex(), 0);
    QCOMPARE(desk_->set().names, before);
    QTest::keyClick(add, Qt::Key_End);
    QTest::keyClick(add->view(), Qt::Key_Return);
    QVERIFY(!add->view()->isVisible());
    QCOMPARE(desk_->set().names.size(), before.size() + 1);
    QCOMPARE(desk_->set().names.back().first, add->itemData(add->count() - 1).toString().toStdString());
}

// A tile without copies that becomes the start tile gets one.
void TypingTest::keysWalkThroughStartTilesBeforeOneIsChosen()
{
    desk_->document().change([] { return QString(); }, [](TileSet& set) { setCount(set, {0}, 0); });
    desk_->editor().showForm(SetEditor::Form::Whole);
    auto* start = form<SetProperties>()->findChild<QComboBox*>(QString(), Qt::FindDirectChildrenOnly);
    start->setFocus();
    const TileSet before = desk_->set();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_0}) {
        QTest::keyClick(start, key);
        QVERIFY(start->view()->isVisible());
        start->hidePopup();
    }
    turnWheel(start, 1);
    QVERIFY(desk_->set() == before);
    QTest::keyClick(start, Qt::Key_Home);
    QTest::keyClick(start->view(), Qt::Key_Return);
    QCOMPARE(desk_->set().start, tile(0).id);
    QCOMPARE(tile(0).count, 1);
}

void TypingTest::theWheelNeedsTheFocus()
{
    for (QSpinBox* field : form<TileProperties>()->findChildren<QSpinBox*>()) {
        QCOMPARE(field->focusPolicy(), Qt::StrongFocus);
        const int before = field->value();
        desk_->editor().list().view()->setFocus();
        turnWheel(field, 1);
        QCOMPARE(field->value(), before);
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        turnWheel(field, 1);
        QCOMPARE(field->value(), before + 1);
    }
}
const WindowTest<TypingTest> kTest("tst_typing");

} // namespace lodeline::goldrush::editor::tst_typing

#include "tst_typing.moc"
