// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/theme/theme.h"

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <QUrl>

#include <functional>

namespace lodeline::ui {

// Shows the pages of help of a game, with the pictures that they name painted for the present colours and
// screen and no wider than the page. Nothing is read from the disk.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    // What an address such as "scenario:two-cities" shows; a null image for one that is not known.
    using Painter =
        std::function<QImage(const QUrl& address, const art::Theme& theme, qreal devicePixelRatio)>;

    explicit HelpBrowser(Painter painter, QWidget* parent = nullptr);

    void showPage(const QString& html); // with its pictures painted anew

signals:
    // A link of the scheme kTryScheme was followed.
    void exampleRequested(const QString& name);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Picture
    {
        QImage image;    // as painted
        qreal ratio = 1; // of the screen that it was painted for
    };

    void follow(const QUrl& link);
    Picture painted(const QUrl& address) const;
    QImage fitted(const QImage& picture) const;
    void fitPictures();

    Painter painter_;
    QHash<QUrl, Picture> pictures_;
};

} // namespace lodeline::ui
