// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/help/rulesbrowser.h"

#include "app/goldrush/help/scenariopicture.h"
#include "app/goldrush/wording/helptext.h"

namespace lodeline::goldrush {
namespace {

constexpr qreal kTileSize = 76;

} // namespace

QVariant RulesBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource || name.scheme() != kPictureScheme)
        return {}; // nothing of the disk
    const bool dark = palette().color(QPalette::Base).lightness() < 128;
    const art::Theme theme = dark ? art::Theme::dark() : art::Theme::light();
    return scenarioPicture(name.path(), theme, kTileSize, devicePixelRatioF());
}

} // namespace lodeline::goldrush
