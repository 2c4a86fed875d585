// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the pictures of the editor's handbook: what ./run handbook calls.
//   lodeline-handbook FOLDER
// Each language has a folder of its own in that.
#include "tests/editor/help/handbookpictures.h"
#include "tests/editor/window/painted.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryFile>

#include <cstdio>

namespace {

using namespace lodeline::goldrush::editor::test;

constexpr QSize kWindow{1280, 860};
constexpr int kWidest = 560; // px, beside the contents of the handbook

constexpr const char* kScreens = R"({"screens":[{"name":"large","x":0,"y":0,"width":3000,"height":2400,
    "logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})";

QImage pictureOf(const HandbookPicture& picture, const QString& language)
{
    QImage image;
    Desk desk;
    desk.languages().use(language);
    desk->resize(kWindow);
    picture.show(desk, [&image](QWidget& part) {
        waitUntilPainted(part);
        image = part.grab().toImage();
    });
    const int widest = kWidest * static_cast<int>(image.devicePixelRatio());
    image.setDevicePixelRatio(1);
    if (image.width() > widest)
        image = image.scaledToWidth(widest, Qt::SmoothTransformation);
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2) {
        std::fputs("usage: lodeline-handbook FOLDER\n", stderr);
        return 2;
    }
    // A screen that holds every dialog.
    QTemporaryFile screens;
    if (!screens.open() || screens.write(kScreens) < 0 || !screens.flush())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toLocal8Bit());
    qputenv("QT_SCALE_FACTOR", "2");
    const QApplication program(argc, argv);
    lodeline::ui::Appearance appearance;
    appearance.use(lodeline::ui::ThemeChoice::Light);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const QString& language : lodeline::ui::Languages().available()) {
        folder.mkpath(language);
        for (const HandbookPicture& picture : handbookPictures()) {
            const QString file = folder.filePath(QStringLiteral("%1/%2.png").arg(language, picture.name));
            if (!pictureOf(picture, language).save(file, "PNG", 0)) {
                std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
                return 1;
            }
            std::puts(qPrintable(file));
        }
    }
    return 0;
}
