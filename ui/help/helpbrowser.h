// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QImage>
#include <QTextBrowser>

#include <functional>

namespace lodeline::ui {

// Shows the pages of help of a game, with the pictures that they name painted for the present colours.
// Nothing is read from the disk.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    // What an address such as "scenario:two-cities" shows; a null image for one that is not known.
    using Painter =
        std::function<QImage(const QUrl& address, const art::Theme& theme, qreal devicePixelRatio)>;

    explicit HelpBrowser(Painter painter, QWidget* parent = nullptr);

signals:
    // A link of the scheme kTryScheme was followed.
    void exampleRequested(const QString& name);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void follow(const QUrl& link);

    Painter painter_;
};

} // namespace lodeline::ui
