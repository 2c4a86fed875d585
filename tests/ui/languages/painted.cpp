// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/languages/painted.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace lodeline::test {
namespace {

// Paints nothing and writes down each text.
class Writer : public QPaintEngine
{
public:
    Writer()
        : QPaintEngine(AllFeatures)
    {
    }
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*picture*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawTextItem(const QPointF& /*at*/, const QTextItem& item) override { texts << item.text(); }
    Type type() const override { return User; }

    QStringList texts;
};

class Sheet : public QPaintDevice
{
public:
    explicit Sheet(const QWidget& window)
        : size_(window.size())
        , dpi_(window.logicalDpiX())
    {
    }
    QPaintEngine* paintEngine() const override { return &writer_; }
    QStringList texts() const { return writer_.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int kDepth = 32; // bits
        const bool isSize = metric == PdmWidth || metric == PdmHeight;
        if (isSize)
            return metric == PdmWidth ? size_.width() : size_.height();
        if (metric == PdmDepth)
            return kDepth;
        if (metric == PdmDevicePixelRatio)
            return 1;
        if (metric == PdmDevicePixelRatioScaled)
            return static_cast<int>(devicePixelRatioFScale());
        return dpi_; // of text; lengths and colours are asked for by nobody
    }

private:
    QSize size_;
    int dpi_;
    mutable Writer writer_;
};

} // namespace

QStringList paintedTexts(QWidget& window)
{
    Sheet sheet(window);
    window.render(&sheet);
    return sheet.texts();
}

} // namespace lodeline::test
