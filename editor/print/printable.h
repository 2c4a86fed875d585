// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/faceraster.h"
#include "editor/print/printoptions.h"
#include "engine/core/problem.h"
#include "engine/core/sets/setwords.h"

#include <QImage>
#include <QSizeF>
#include <QString>

class QPainter;

namespace lodeline::print {

// What a page holds; each kind begins a page of its own.
enum class Sheet { Tiles, Tokens, Pieces, Cards, Bonuses };

enum class ItemKind {
    Tile,
    StartTile, // the one copy with a back of its own
    Token,
    Cowboy,
    Tent,
    Marker, // for the scoring track
    Card,
    Bonus,
};

// One thing to cut out. What `index` counts is the business of what is printed.
struct PrintItem
{
    ItemKind kind = ItemKind::Tile;
    int index = 0;

    friend bool operator==(const PrintItem&, const PrintItem&) = default;
};

// Things of one size, on pages of their own.
struct SheetKind
{
    Sheet sheet{};
    bool PrintOptions::*wanted = nullptr;
    double PrintOptions::*width = nullptr; // of what is cut out, in millimetres
    MillimetreRange widths;
    double aspect = 1;   // its width for its height
    bool bleeds = false; // pictures reach beyond the cut
    int mostColumns = 0; // on a page; as many as fit for 0

    QSizeF sizeIn(const PrintOptions& options) const { return {options.*width, options.*width / aspect}; }
};

// How the options call a kind of sheet, in the language of the windows.
struct SheetWords
{
    QString title;     // of a group with a check box, with a mnemonic
    QString width;     // label of a field, with a mnemonic
    QString widthName; // of that field for screen readers
    QString note;      // may be empty
};

// The picture of a design, which copies have in common. It is square.
struct Face
{
    std::string id;
    std::optional<int> count; // of copies; none where nobody asks for it
    bool isStart = false;
};

// Something that is printed to be cut out: a tile set, a deck. Never changes; what is not said to be about
// words may be asked in any thread.
class Printable
{
public:
    virtual ~Printable() = default;

    virtual const SetWords& about() const = 0;

    // The first is that of the faces.
    virtual const std::vector<SheetKind>& sheets() const = 0;
    // Everything that the options ask for, copy by copy.
    virtual std::vector<PrintItem> items(const PrintOptions& options, Sheet sheet) const = 0;

    virtual const std::vector<Face>& faces() const = 0;
    // The number of the face that an item shows; -1 for one that is painted by itself.
    virtual int faceOf(const PrintItem& item) const = 0;
    // A face as pixels, opaque, without what is beyond its cut.
    virtual QImage faceImage(int face, int side, bool inkSaver) const = 0;
    // The same as shapes. Where ink is saved, kPaleOpacity of it is seen, and below the outlines, whole.
    virtual void paintFace(QPainter& painter, const QRectF& target, int face, bool inkSaver) const = 0;
    virtual void paintOutlines(QPainter& painter, const QRectF& target, int face) const = 0;
    // The same as SVG without its root, kFaceUnits wide and high; may reach beyond that. `prefix` stands
    // before all ids.
    virtual QByteArray faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const = 0;

    // An item without a face, and the back of any. `cut` is where it is cut out; what bleeds reaches so much
    // beyond.
    virtual void paintItem(QPainter& painter, const PrintItem& item, const QRectF& cut, double bleed,
                           bool inkSaver) const = 0;
    virtual void paintBack(QPainter& painter, const PrintItem& item, const QRectF& cut, double bleed,
                           bool inkSaver) const = 0;

    // After an export: a warning for each of these faces (all where none is named) that does not show the
    // picture that it brings along, and why; and the id of the face that such a warning is about.
    virtual Problems refused(const std::vector<std::string>& /*ids*/) const { return {}; }
    virtual std::string idOf(const Problem& /*problem*/) const { return {}; }

    // Words in the language of the windows, for their thread.

    virtual QString nameless() const = 0; // the name of one that has none
    virtual SheetWords words(Sheet sheet) const = 0;
    virtual QString wholeText() const = 0;   // that all faces are wanted
    virtual QString copiesText() const = 0;  // that each face is wanted as often as it is there; may be empty
    virtual QString nothingText() const = 0; // that there is nothing to print, and what to do
    virtual QString heading(Sheet sheet, const QString& size) const = 0; // of a page: "Tiles, 45 mm"
    virtual QString counted(Sheet sheet, int count) const = 0;           // "72 tiles"
    // That something of so many millimetres does not fit where there is room for so many.
    virtual QString tooLarge(Sheet sheet, const QString& size, const QString& room) const = 0;
    // Of a file without its suffix.
    virtual QString baseName(const QString& file) const = 0;
};

// The name in the language of the windows, words for none where it has none.
QString nameOf(const Printable& printed);
const SheetKind& sheetKind(const Printable& printed, Sheet sheet);
double faceSize(const Printable& printed, const PrintOptions& options); // mm, where it is cut out

// Whether the options ask for a face of that id.
bool isChosen(const std::vector<std::string>& ids, const std::string& id);

} // namespace lodeline::print
