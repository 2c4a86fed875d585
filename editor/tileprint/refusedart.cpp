// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/refusedart.h"

#include "editor/print/printable.h"
#include "engine/goldrush/design/art/missingpictures.h"
#include "resources/art/own/ownpictures.h"

namespace lodeline::goldrush::editor {

Problems refusedArt(const TileSet& set, const std::vector<std::string>& designs)
{
    Problems problems;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const TileDesign& design = set.tiles[i];
        if (!design.hasOwnPicture() || !print::isChosen(designs, design.id))
            continue;
        if (auto fault = art::ownPictures().refusal(art::OwnArt(design)))
            addProblem(problems, {Severity::Warning, fault->code,
                                  "/tiles/" + std::to_string(i) + (design.picture ? "/picture" : "/art"),
                                  std::move(fault->arguments)});
    }
    for (const auto& [part, picture] : set.pictures.parts)
        if (art::ownPictures().refusal(art::OwnArt(set.pictures, part)))
            addProblem(problems, partNotShown(part));
    return problems;
}

} // namespace lodeline::goldrush::editor
