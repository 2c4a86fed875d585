// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "engine/goldrush/design/art/artfault.h"
#include "engine/goldrush/design/finding.h"
#include "engine/goldrush/rules/tileset.h"
#include "resources/art/own/ownart.h"
#include "ui/work/background.h"

#include <QByteArray>
#include <QSet>
#include <QTimer>

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

namespace lodeline::goldrush::editor {

// Looks in the background for the pictures that a set names, and counts their bytes.
class PictureSearch : public QObject
{
    Q_OBJECT

public:
    explicit PictureSearch(QObject* parent = nullptr);

    void seek(const TileSet& set); // looks for what the set names and nobody has looked for
    void seekAgain();              // of these, some may have come or gone
    // A warning for each tile whose picture is missing, or is not what it is named, and for each part whose
    // picture is not shown, by what is known so far.
    std::vector<Finding> missing(const TileSet& set) const;
    // Of those that were found when it last looked; 0 before that.
    std::uint64_t bytes() const { return bytes_.value_or(0); }

signals:
    void changed();                    // more is known: ask again
    void counted(std::uint64_t bytes); // another number than before

private:
    struct Seen
    {
        std::vector<PictureRef> missing;
        std::uint64_t bytes = 0;
    };
    static Seen see(const std::vector<PictureRef>& pictures, const std::stop_token& stop);
    void look();
    void take(const Seen& seen);
    bool learn();                                    // what painters have found; whether it is news
    bool wasMissing(const QByteArray& digest) const; // to painters
    bool isMissing(const TileDesign& tile) const;
    bool isSought(const PictureRef& picture) const; // and was not found

    std::vector<PictureRef> sought_;
    std::vector<PictureRef> missing_;
    std::optional<std::uint64_t> bytes_;
    bool isOutdated_ = false;
    std::vector<art::OwnArt> arts_;          // of all that has a picture
    std::map<QByteArray, ArtFault> refused_; // of these, by digest
    QSet<QByteArray> doubtful_;              // were missing, and nobody knows whether they are
    QTimer soon_;
    ui::Background looking_;
};

} // namespace lodeline::goldrush::editor
