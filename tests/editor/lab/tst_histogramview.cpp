// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lab/histogramview.h"
#include "tests/windowtest/windowtest.h"

#include <QImage>
#include <QTest>

namespace lodeline::goldrush::editor::tst_histogramview {
namespace {

Histogram histogramOf(int width, const std::vector<int>& values)
{
    Histogram histogram(width);
    for (const int value : values)
        histogram.add(value);
    return histogram;
}

} // namespace

class TestHistogramView : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        view_ = std::make_unique<HistogramView>();
        view_->setWords(QStringLiteral("Turns"), QStringLiteral("Turns of all."));
        view_->resize(240, 150);
    }

    void saysWhatABarStandsFor()
    {
        view_->setData(histogramOf(1, {4, 4, 4, 9}), std::nullopt);
        QStringList texts;
        for (int x = 0; x < view_->width(); ++x) {
            const QString text = view_->textAt(QPointF(x, 100));
            if (!text.isEmpty() && !texts.contains(text))
                texts << text;
        }
        texts.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
        QCOMPARE(texts.size(), 6);
        QCOMPARE(texts.first(), QStringLiteral("4: 75.0%"));
        QCOMPARE(texts.last(), QStringLiteral("9: 25.0%"));
    }

    void joinsBinsThatWouldBeTooNarrow()
    {
        std::vector<int> values;
        for (int value = 0; value < 500; ++value)
            values.push_back(value);
        view_->setData(histogramOf(1, values), histogramOf(1, {7, 499}));
        const QString text = view_->textAt(QPointF(10, 100)).replace(QChar::Nbsp, u' ');
        QCOMPARE(text, QStringLiteral("0 to 19: 4.0% (classic set: 50.0%)"));
    }

    void coversBothSets()
    {
        view_->setData(histogramOf(5, {52}), histogramOf(5, {20}));
        const QString left = view_->textAt(QPointF(10, 100)).replace(QChar::Nbsp, u' ');
        const QString right = view_->textAt(QPointF(229, 100)).replace(QChar::Nbsp, u' ');
        QCOMPARE(left, QStringLiteral("20 to 24: 0.0% (classic set: 100.0%)"));
        QCOMPARE(right, QStringLiteral("50 to 54: 100.0% (classic set: 0.0%)"));
    }

    void readsTheOtherWayRound()
    {
        view_->setLayoutDirection(Qt::RightToLeft);
        view_->setData(histogramOf(1, {4, 4, 4, 9}), std::nullopt);
        QVERIFY(view_->textAt(QPointF(229, 100)).startsWith(QStringLiteral("4:")));
    }

    void describesItself()
    {
        QCOMPARE(view_->accessibleName(), QStringLiteral("Turns"));
        view_->setData(histogramOf(1, {4, 4, 4, 8}), histogramOf(1, {5}));
        QCOMPARE(
            view_->accessibleDescription().replace(QChar::Nbsp, u' '),
            QStringLiteral("Turns of all. Mean 5.0, standard deviation 1.7. Most frequent: 4 (75%). Classic "
                           "set: mean 5.0."));
    }

    void paintsWhateverItHas_data()
    {
        QTest::addColumn<int>("values");
        for (const int values : {0, 1, 3, 400})
            QTest::addRow("%d", values) << values;
    }
    void paintsWhateverItHas()
    {
        QFETCH(int, values);
        const QImage empty = view_->grab().toImage();
        std::vector<int> all;
        for (int i = 0; i < values; ++i)
            all.push_back(37 * i % 1500);
        view_->setData(histogramOf(1, all), std::nullopt);
        QCOMPARE(view_->grab().toImage() == empty, values == 0);
        view_->clear();
        QCOMPARE(view_->grab().toImage(), empty);
    }

private:
    std::unique_ptr<HistogramView> view_;
};

const WindowTest<TestHistogramView> kTest("tst_histogramview");

} // namespace lodeline::goldrush::editor::tst_histogramview

#include "tst_histogramview.moc"
