// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every window of the editor beside the English one for translators: what ./run translate --sheet
// calls.
//   lodeline-editor-sheet CODE FOLDER
#include "tests/editor/window/editorscenes.h"
#include "tests/editor/window/painted.h"
#include "tests/ui/screens/sheet.h"

#include <QApplication>
#include <QMenu>

#include <cstdio>

namespace {

using namespace lodeline;
using namespace lodeline::goldrush::editor::test;

constexpr QSize kWindow{1280, 800};

lodeline::test::MarkedPicture shownIn(const QString& language, const EditorScene& scene)
{
    lodeline::test::MarkedPicture shown;
    Desk desk;
    desk.languages().use(language);
    desk->resize(kWindow);
    scene.show(desk, [&shown](QWidget& window) {
        waitUntilPainted(window);
        auto* menu = qobject_cast<QMenu*>(&window);
        shown = {window.grab().toImage(),
                 menu ? lodeline::test::marksOf(*menu) : lodeline::test::marksOf(window)};
    });
    return shown;
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 3) {
        std::fputs("usage: lodeline-editor-sheet CODE FOLDER\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication program(argc, argv);
    const QString language = QString::fromLocal8Bit(argv[1]);
    lodeline::test::Sheet sheet(QString::fromLocal8Bit(argv[2]), language);
    for (const EditorScene& scene : editorScenes())
        sheet.add(QLatin1String(scene.name), shownIn(QStringLiteral("en"), scene), shownIn(language, scene));
    return sheet.write() ? 0 : 1;
}
