// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

#include <string_view>

namespace lodeline::art {

// Why inline SVG of a tile set is refused, or what of it is left out.
enum class SvgCode {
    TooLarge,         // bytes over kMaxSvgBytes
    NotXml,           // detail: what the XML reader says
    NotSvg,           // the root element is no svg
    Doctype,          // document types and entities are not allowed
    TooDeep,          // nested over kMaxSvgDepth
    TooManyElements,  // over kMaxSvgElements
    NoViewBox,        // neither a viewBox nor a plain width and height in range
    NumberOutOfRange, // detail: the attribute
    ElementRemoved,   // detail: the element
    AttributeRemoved, // detail: the attribute
    ReferenceRemoved, // detail: the reference; only "#id" of the same picture and small embedded PNGs stay
    StyleRemoved,     // a style sheet or property that Qt does not draw or that refers outside
    OpacityOfParts,   // what is see-through as a whole is drawn see-through part by part
};

enum class SvgEffect { LeftOut, DrawnOtherwise, Refused }; // of a part, of a part, of the picture

struct SvgFinding
{
    SvgCode code{};
    SvgEffect effect{};
    qint64 line = 0; // from 1
    QString element;
    QString detail;

    friend bool operator==(const SvgFinding&, const SvgFinding&) = default;
};

struct SvgArt
{
    QByteArray svg; // safe to give to QSvgRenderer; empty when refused
    QVector<SvgFinding> findings;

    bool ok() const { return !svg.isEmpty(); }
};

inline constexpr int kMaxSvgBytes = 256 << 10;
inline constexpr int kMaxSvgDepth = 32;
inline constexpr int kMaxSvgElements = 4000;
inline constexpr int kMaxSvgUses = 64; // elements `use`; none may refer to something that holds another one
inline constexpr int kMaxSvgFindings = 100;        // further ones are not listed
inline constexpr int kMaxSvgImageBytes = 64 << 10; // one embedded PNG
inline constexpr int kMaxSvgImagePixels = 1024;    // per side of an embedded PNG
inline constexpr double kMaxSvgNumber = 100'000.0; // of any length or coordinate

// Rewrites untrusted SVG to what Qt draws right, without access to files or the network and without unbounded
// sizes. Never throws, never logs, needs time in proportion to the bytes.
SvgArt cleanSvg(std::string_view svg);

// What is left of a picture by that, empty when it is refused. The last ones are remembered.
QByteArray drawableSvg(std::string_view svg);

// One sentence in the user's language, without line and element.
QString describe(const SvgFinding& finding);

} // namespace lodeline::art
