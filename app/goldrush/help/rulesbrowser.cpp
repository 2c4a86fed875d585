// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/help/rulesbrowser.h"

#include "app/goldrush/help/scenariopicture.h"
#include "app/goldrush/wording/helptext.h"
#include "ui/themed.h"

namespace lodeline::goldrush {
namespace {

constexpr qreal kTileSize = 76;

} // namespace

QVariant RulesBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != kPictureScheme)
        return {}; // nothing of the disk
    return scenarioPicture(name.path(), ui::themeOf(*this), kTileSize, devicePixelRatioF());
}

} // namespace lodeline::goldrush
