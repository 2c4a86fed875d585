// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/exportcommand.h"
#include "engine/boomtown/rules/deck.h"

namespace lodeline::boomtown::editor {

// A deck on paper: cards, which show their bonus on the back, and bonuses on cards of their own, for cards
// that have no backs.
class PrintedDeck : public print::Printable
{
public:
    explicit PrintedDeck(Deck deck);

    const SetWords& about() const override { return deck_; }
    const std::vector<print::SheetKind>& sheets() const override;
    std::vector<print::PrintItem> items(const print::PrintOptions& options,
                                        print::Sheet sheet) const override;
    const std::vector<print::Face>& faces() const override { return faces_; }
    int faceOf(const print::PrintItem& item) const override;
    QImage faceImage(int face, int side, bool inkSaver) const override;
    void paintFace(QPainter& painter, const QRectF& target, int face, bool inkSaver) const override;
    void paintOutlines(QPainter& painter, const QRectF& target, int face) const override;
    QByteArray faceMarkup(int face, bool inkSaver, const QByteArray& prefix) const override;
    void paintItem(QPainter& painter, const print::PrintItem& item, const QRectF& cut, double bleed,
                   bool inkSaver) const override;
    void paintBack(QPainter& painter, const print::PrintItem& item, const QRectF& cut, double bleed,
                   bool inkSaver) const override;

    QString nameless() const override;
    print::SheetWords words(print::Sheet sheet) const override;
    QString wholeText() const override;
    QString copiesText() const override { return {}; } // each card is there once
    QString nothingText() const override;
    QString heading(print::Sheet sheet, const QString& size) const override;
    QString counted(print::Sheet sheet, int count) const override;
    QString tooLarge(print::Sheet sheet, const QString& size, const QString& room) const override;
    QString baseName(const QString& file) const override;

private:
    const Card& card(int number) const { return deck_.cards[static_cast<std::size_t>(number)]; }

    Deck deck_;
    std::vector<print::Face> faces_;
};

// Files of decks, for the command line.
print::PrintFormat decksToPrint();

} // namespace lodeline::boomtown::editor
