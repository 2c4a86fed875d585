// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/pdfparts.h"

#include <QTransform>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFMatrix.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>
#include <map>

namespace lodeline::print {
namespace {

constexpr double kPointsPerMillimetre = 72 / 25.4;
// How far the mirrors stand within a part, so that there is no gap between it and them; in points.
constexpr double kOverlap = 3;

void open(QPDF& document, const QByteArray& pdf)
{
    document.setSuppressWarnings(true);
    document.processMemoryFile("pages", pdf.constData(), static_cast<std::size_t>(pdf.size()));
}

QByteArray written(QPDF& document)
{
    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

QByteArray matrix(const QTransform& transform)
{
    QByteArray text;
    for (const double part :
         {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx(), transform.dy()})
        text += QByteArray::number(part, 'f', 6) + ' ';
    return text;
}

std::string stateName(std::size_t layer)
{
    return "/State" + std::to_string(layer);
}

std::string layerName(std::size_t layer)
{
    return "/Layer" + std::to_string(layer);
}

class Parts
{
public:
    Parts(QPDF& document, const PdfParts& parts)
        : document_(document)
        , parts_(parts)
    {
        open(source_, parts.pdf);
        layers_ = QPDFPageDocumentHelper(source_).getAllPages();
    }

    // The part of a number as a form in the place of a picture, which fills the unit square.
    QPDFObjectHandle form(std::size_t part)
    {
        if (const auto made = forms_.find(part); made != forms_.end())
            return made->second;
        const double bleed = parts_.bleed * kPartPoints;
        const double side = kPartPoints + 2 * bleed;
        const double from = bleed / side;
        QPDFObjectHandle form = document_.newStream(content().toStdString());
        QPDFObjectHandle dict = form.getDict();
        dict.replaceKey("/Type", QPDFObjectHandle::newName("/XObject"));
        dict.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
        dict.replaceKey("/BBox", QPDFObjectHandle::newFromRectangle(
                                     {-bleed, -bleed, kPartPoints + bleed, kPartPoints + bleed}));
        dict.replaceKey("/Matrix",
                        QPDFObjectHandle::newFromMatrix(QPDFMatrix(1 / side, 0, 0, 1 / side, from, from)));
        dict.replaceKey("/Resources", resources(part));
        return forms_.emplace(part, form).first->second;
    }

private:
    // The part and its mirror images, layer over layer.
    QByteArray content() const
    {
        QByteArray text;
        const double far = kPartPoints - kOverlap;
        for (const double y : {kOverlap, far, 0.0}) {
            for (const double x : {kOverlap, far, 0.0}) {
                if (parts_.bleed <= 0 && (x > 0 || y > 0))
                    continue;
                text +=
                    "q " + matrix(QTransform(x > 0 ? -1 : 1, 0, 0, y > 0 ? -1 : 1, 2 * x, 2 * y)) + "cm\n";
                for (std::size_t layer = 0; layer < parts_.opacities.size(); ++layer)
                    text += QByteArray::fromStdString(stateName(layer) + " gs " + layerName(layer) + " Do\n");
                text += "Q\n";
            }
        }
        return text;
    }

    QPDFObjectHandle resources(std::size_t part)
    {
        QPDFObjectHandle states = QPDFObjectHandle::newDictionary();
        QPDFObjectHandle layers = QPDFObjectHandle::newDictionary();
        for (std::size_t layer = 0; layer < parts_.opacities.size(); ++layer) {
            const auto opacity = QPDFObjectHandle::newReal(parts_.opacities[layer]);
            QPDFObjectHandle state = QPDFObjectHandle::newDictionary();
            state.replaceKey("/ca", opacity);
            state.replaceKey("/CA", opacity);
            states.replaceKey(stateName(layer), state);
            QPDFPageObjectHelper page = layers_.at(part * parts_.opacities.size() + layer);
            QPDFObjectHandle form = document_.copyForeignObject(page.getFormXObjectForPage());
            form.getDict().replaceKey("/Group",
                                      QPDFObjectHandle::parse("<< /S /Transparency /CS /DeviceRGB >>"));
            layers.replaceKey(layerName(layer), form);
        }
        QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
        resources.replaceKey("/ExtGState", states);
        resources.replaceKey("/XObject", layers);
        return resources;
    }

    QPDF& document_;
    const PdfParts& parts_;
    QPDF source_;
    std::vector<QPDFPageObjectHelper> layers_;
    std::map<std::size_t, QPDFObjectHandle> forms_;
};

void placeParts(QPDFPageObjectHelper& page, Parts& parts)
{
    for (auto& [name, picture] : page.getImages()) {
        QPDFObjectHandle dict = picture.getDict();
        if (dict.getKey("/Height").getIntValue() != 1)
            continue;
        const auto part = static_cast<std::size_t>(dict.getKey("/Width").getIntValue() - 1);
        page.getAttribute("/Resources", true).getKey("/XObject").replaceKey(name, parts.form(part));
    }
}

// QPdfWriter measures pages in whole points, from their top.
void setBoxes(QPDFPageObjectHelper& page, QSizeF paper, const PageBoxes& boxes)
{
    const double top = page.getMediaBox().getArrayAsRectangle().ury;
    const auto box = [&](const QRectF& area) {
        const QRectF seen = area & QRectF(QPointF(), paper);
        const auto points = [](double length) { return length * kPointsPerMillimetre; };
        return QPDFObjectHandle::newFromRectangle({points(seen.left()), top - points(seen.bottom()),
                                                   points(seen.right()), top - points(seen.top())});
    };
    QPDFObjectHandle dict = page.getObjectHandle();
    dict.replaceKey("/MediaBox", box(QRectF(QPointF(), paper)));
    dict.replaceKey("/BleedBox", box(boxes.bleed));
    dict.replaceKey("/TrimBox", box(boxes.trim));
}

} // namespace

QImage partPlaceholder(int part)
{
    QImage picture(part + 1, 1, QImage::Format_RGB32);
    picture.fill(0U);
    return picture;
}

QByteArray withParts(const QByteArray& pages, const PdfParts& parts, QSizeF paper,
                     const std::vector<PageBoxes>& boxes)
{
    QPDF document;
    open(document, pages);
    Parts forms(document, parts);
    std::size_t number = 0;
    for (QPDFPageObjectHelper page : QPDFPageDocumentHelper(document).getAllPages()) {
        placeParts(page, forms);
        setBoxes(page, paper, boxes.at(number++));
    }
    return written(document);
}

} // namespace lodeline::print
