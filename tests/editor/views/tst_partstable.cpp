// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/art/artimport.h"
#include "editor/document/setdocument.h"
#include "editor/parts/partstable.h"
#include "engine/core/pictures/sha256.h"
#include "resources/art/own/ownpictures.h"
#include "tests/windowtest/windowtest.h"
#include "ui/files.h"

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>
#include <QUrl>

#include <cerrno>
#include <cstring>

namespace lodeline::goldrush::editor::tst_partstable {
namespace {

using Kind = SetPart::Kind;

TileSet someSet()
{
    TileSet set;
    set.tiles.emplace_back().id = "a";
    set.tokens = {{5, 2, {}}, {0, 3, {}}, {5, 1, {}}};
    return set;
}

} // namespace

class PartsTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eachPartHasARow();
    void aFileReplacesAPart();
    void whatCannotBeUsedIsTold();
    void whatIsStretchedIsTold();
    void whatCannotBeKeptIsTold();
    void severalFilesAreReadOneAfterTheOther();
    void whatIsStillToBeReadIsLeft();
    void aDroppedFileIsForItsRow();
    void theGamesOwnComesBack();

private:
    QString write(const QString& name, const QByteArray& bytes);
    QString square(const QByteArray& colour);
    void replace(SetPart part, const QString& file);
    QListWidget* list() const { return table_->findChild<QListWidget*>(); }
    QListWidgetItem* row(const QString& begin) const
    {
        return list()->findItems(begin, Qt::MatchStartsWith).value(0);
    }
    QColor middle(const QString& begin) const
    {
        return row(begin)->icon().pixmap(36, 36).toImage().pixelColor(18, 18);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<SetDocument> document_;
    std::unique_ptr<PartsTable> table_;
};

void PartsTableTest::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    table_.reset();
    document_ = std::make_unique<SetDocument>(someSet());
    table_ = std::make_unique<PartsTable>(*document_);
}

QString PartsTableTest::write(const QString& name, const QByteArray& bytes)
{
    QFile file(folder_->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

QString PartsTableTest::square(const QByteArray& colour)
{
    return write(QStringLiteral("one.svg"), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
                                            "<rect width='8' height='8' fill='" +
                                                colour + "'/></svg>");
}

void PartsTableTest::replace(SetPart part, const QString& file)
{
    QSignalSpy read(table_.get(), &PartsTable::read);
    table_->replace(part, file);
    QVERIFY(read.wait(kLongestWait));
}

void PartsTableTest::eachPartHasARow()
{
    QCOMPARE(list()->count(), 8 + 2);
    QStringList names;
    for (int i = 0; i < list()->count(); ++i)
        names << list()->item(i)->text();
    QCOMPARE(names.mid(8), (QStringList{"Mining token, 0", "Mining token, 5"}));
    // The game's are drawn, each another one.
    QSet<QByteArray> seen;
    for (int i = 0; i < list()->count(); ++i) {
        const QImage image = list()->item(i)->icon().pixmap(36, 36).toImage();
        seen << QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    }
    QCOMPARE(seen.size(), list()->count());
    document_->change([] { return QString(); }, [](TileSet& set) { set.tokens[0].value = 7; });
    QCOMPARE(list()->count(), 8 + 3);
    QVERIFY(!list()->accessibleName().isEmpty());
}

void PartsTableTest::aFileReplacesAPart()
{
    for (const auto& [part, name] : {std::pair(SetPart{Kind::Nugget}, "Nugget"),
                                     {SetPart{Kind::Back}, "Back of the tiles"},
                                     {SetPart{Kind::Token, 5}, "Mining token, 5"}}) {
        const QString begin = QLatin1String(name);
        replace(part, square("#ff00ff"));
        QVERIFY(document_->set().pictures.find(part));
        QVERIFY(document_->history().undoText().contains(begin));
        QVERIFY(row(begin)->text() != begin);
        QTRY_COMPARE(middle(begin), QColor(255, 0, 255));
        document_->history().undo();
        QVERIFY(!document_->set().pictures.find(part));
        QCOMPARE(row(begin)->text(), begin);
        QVERIFY(middle(begin) != QColor(255, 0, 255));
        document_->history().redo();
        QTRY_COMPARE(middle(begin), QColor(255, 0, 255));
    }
}

void PartsTableTest::whatCannotBeUsedIsTold()
{
    replace({Kind::Tent}, write(QStringLiteral("bad.svg"), "no picture"));
    QVERIFY(document_->set().pictures.isEmpty());
    QCOMPARE(document_->history().count(), 0);
    const auto* said = table_->findChild<QLabel*>();
    QVERIFY(!said->isHidden() && said->text().contains(QStringLiteral("bad.svg")));
    replace({Kind::Tent}, square("red"));
    QVERIFY(said->isHidden());
}

void PartsTableTest::whatIsStretchedIsTold()
{
    const QString wide =
        write(QStringLiteral("wide.svg"),
              "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 8'><path d='M0 0h9v8'/></svg>");
    const auto* said = table_->findChild<QLabel*>();
    replace({Kind::Tent}, wide); // which keeps its proportions
    QVERIFY(said->isHidden());
    replace({Kind::Back}, wide);
    QVERIFY(!said->isHidden() && said->text().contains(QStringLiteral("stretched")));
}

void PartsTableTest::whatCannotBeKeptIsTold()
{
    const QString file = square("#0a1b2c");
    const QByteArray tidy = importArtFile(file).svg.svg;
    PictureRef picture;
    picture.digest = sha256Of(ui::view(tidy));
    picture.type = PictureType::Svg;
    // Where its file should be.
    const QDir inTheWay(art::PictureStore::defaultFolder() + u'/' +
                        QString::fromStdString(fileNameOf(picture)));
    QVERIFY(QDir().mkpath(inTheWay.path()));
    replace({Kind::Herd}, file);
    QVERIFY(QDir().rmdir(inTheWay.path()));
    QVERIFY(document_->set().pictures.isEmpty());
    const auto* said = table_->findChild<QLabel*>();
    QVERIFY(said->text().contains(QString::fromLocal8Bit(std::strerror(EISDIR))));
}

void PartsTableTest::severalFilesAreReadOneAfterTheOther()
{
    const QString file = square("red");
    QSignalSpy read(table_.get(), &PartsTable::read);
    table_->replace({Kind::Nugget}, file);
    table_->replace({Kind::Herd}, write(QStringLiteral("bad.svg"), "no picture"));
    table_->replace({Kind::Tent}, file);
    QTRY_COMPARE(read.count(), 3);
    QVERIFY(document_->set().pictures.find({Kind::Nugget}));
    QVERIFY(document_->set().pictures.find({Kind::Tent}));
    const auto* said = table_->findChild<QLabel*>();
    QVERIFY(!said->isHidden() && said->text().contains(QStringLiteral("bad.svg")));
}

void PartsTableTest::whatIsStillToBeReadIsLeft()
{
    const QString file = square("red");
    table_->replace({Kind::Nugget}, file);
    table_->replace({Kind::Tent}, file);
    table_->replace({Kind::Herd}, file);
    table_->takeBack({Kind::Nugget}); // which is being read
    table_->takeBack({Kind::Herd});   // which waits
    table_->replace({Kind::Cowboy}, file);
    QTRY_VERIFY(document_->set().pictures.find({Kind::Cowboy}));
    QVERIFY(document_->set().pictures.find({Kind::Tent}));
    QCOMPARE(document_->set().pictures.parts.size(), 2U);
}

void PartsTableTest::aDroppedFileIsForItsRow()
{
    table_->resize(300, 500);
    table_->show();
    QVERIFY(QTest::qWaitForWindowExposed(table_.get()));
    list()->scrollToItem(row(QStringLiteral("Tipi")));
    const QPoint at = list()->visualItemRect(row(QStringLiteral("Tipi"))).center();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(square("blue"))});
    QSignalSpy read(table_.get(), &PartsTable::read);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list()->viewport(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list()->viewport(), &drop);
    QVERIFY(drop.isAccepted());
    QVERIFY(read.wait(kLongestWait));
    QVERIFY(document_->set().pictures.find({Kind::Tipi}));
    QCOMPARE(document_->set().pictures.parts.size(), 1U);
    QMimeData text;
    text.setText(QStringLiteral("nothing"));
    QDragEnterEvent other(at, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(list()->viewport(), &other);
    QVERIFY(!other.isAccepted());
}

void PartsTableTest::theGamesOwnComesBack()
{
    const QList<QPushButton*> buttons = table_->findChildren<QPushButton*>();
    list()->setCurrentItem(row(QStringLiteral("Cowboy")));
    QVERIFY(buttons[0]->isEnabled() && !buttons[1]->isEnabled());
    replace({Kind::Cowboy}, square("lime"));
    QVERIFY(buttons[1]->isEnabled());
    buttons[1]->click();
    QVERIFY(document_->set().pictures.isEmpty());
    QVERIFY(!buttons[1]->isEnabled());
    QVERIFY(document_->history().undoText().contains(QStringLiteral("Cowboy")));
    QCOMPARE(list()->currentItem(), row(QStringLiteral("Cowboy")));
}

const WindowTest<PartsTableTest> kTest("tst_partstable");

} // namespace lodeline::goldrush::editor::tst_partstable

#include "tst_partstable.moc"
