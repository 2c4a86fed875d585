// SPDX-License-Identifier: GPL-3.0-or-later
// Renders every page, dialog and layer of the game, and compares them with how they were: what ./run screens
// calls. Without --screen it calls itself once for each, as a process has one screen only.
#include "tests/app/screens/description.h"
#include "tests/app/screens/scenes.h"
#include "tests/app/screens/stage.h"
#include "tests/ui/screens/sheet.h"
#include "ui/languages/pseudolanguage.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMenuBar>
#include <QProcess>

#include <cstdio>
#include <optional>

namespace {

using namespace lodeline;
using namespace lodeline::test;

struct Order
{
    QString folder;   // for the pictures; empty for none
    QString only;     // scenes with this in their name
    QString stored;   // the folder of the descriptions
    QString language; // of all pictures; empty for one after the other
    bool accept = false;
    bool compare = false;
};

void say(const QString& line)
{
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

QJsonObject readObject(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// The process of one screen: how many scenes are not what they were.
int render(std::size_t screen, const Order& order)
{
    int wrong = 0;
    const std::vector<Scene> scenes = allScenes();
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        const QString name = QLatin1String(scenes[i].name);
        if (!name.contains(order.only))
            continue;
        Look look = lookOf(i, screen);
        if (!order.language.isEmpty())
            look.language = order.language;
        const QString title =
            QStringLiteral("%1, %2, %3").arg(name, QLatin1String(kScreens[screen].name), look.name());
        Stage stage(look, kScreens[screen].size);
        Stage::settled(stage.window());
        QWidget* window = scenes[i].show(stage);
        if (!window) {
            ++wrong;
            say(QStringLiteral("%1: cannot be shown").arg(title));
            continue;
        }
        const QImage picture = Stage::settled(*window);
        QJsonObject now = description(*window, picture);
        now.insert("look", look.name());
        const QString file = QStringLiteral("%1.%2").arg(name, QLatin1String(kScreens[screen].name));
        const QString stored = order.stored + u'/' + file + QStringLiteral(".json");
        const QJsonArray faults = now["faults"].toArray();
        if (!order.folder.isEmpty() || !order.language.isEmpty())
            for (const QJsonValue fault : faults)
                say(QStringLiteral("%1: %2").arg(title, fault.toString()));
        if (!order.language.isEmpty() && !faults.isEmpty())
            ++wrong;
        if (!order.folder.isEmpty()) {
            picture.save(order.folder + u'/' + file + QStringLiteral(".png"), nullptr, 60);
        }
        if (order.accept) {
            QFile out(stored);
            if (!out.open(QIODevice::WriteOnly) || out.write(QJsonDocument(now).toJson()) < 0)
                ++wrong;
        }
        if (!order.compare)
            continue;
        const QStringList different = QFile::exists(stored)
                                          ? changes(readObject(stored), now)
                                          : QStringList{QStringLiteral("is not stored yet")};
        wrong += different.isEmpty() ? 0 : 1;
        for (const QString& change : different)
            say(QStringLiteral("%1: %2").arg(title, change));
    }
    return wrong;
}

Look plainLook(const QString& language)
{
    return {shownThemes().front(), language};
}

std::optional<MarkedPicture> shownIn(const QString& language, const Scene& scene)
{
    Stage stage(plainLook(language), kScreens.front().size);
    Stage::settled(stage.window());
    QWidget* window = scene.show(stage);
    if (!window)
        return {};
    return MarkedPicture{Stage::settled(*window), marksOf(*window)};
}

std::vector<MarkedPicture> menusIn(const QString& language)
{
    const Stage stage(plainLook(language), kScreens.front().size);
    std::vector<MarkedPicture> menus;
    for (QAction* entry : stage.window().menuBar()->actions()) {
        entry->menu()->adjustSize();
        menus.push_back({entry->menu()->grab().toImage(), marksOf(*entry->menu())});
    }
    return menus;
}

// Every window in English and in the language, its texts numbered: what a translator reads.
bool makeSheet(const QString& folder, const QString& language, const QString& only)
{
    Sheet sheet(folder, language);
    const QString english = QStringLiteral("en");
    const auto menus = std::pair{menusIn(english), menusIn(language)};
    for (std::size_t i = 0; i < menus.first.size() && only.isEmpty(); ++i)
        sheet.add(QStringLiteral("menu-%1").arg(i + 1), menus.first[i], menus.second[i]);
    for (const Scene& scene : allScenes()) {
        const QString name = QLatin1String(scene.name);
        if (!name.contains(only))
            continue;
        const auto left = shownIn(english, scene);
        const auto right = shownIn(language, scene);
        if (left && right)
            sheet.add(name, *left, *right);
    }
    return sheet.write();
}

// All screens, each in a process of its own, at the same time.
int renderAll(const QStringList& arguments)
{
    std::vector<std::unique_ptr<QProcess>> running;
    for (const Screen& screen : kScreens) {
        running.push_back(std::make_unique<QProcess>());
        running.back()->setProcessChannelMode(QProcess::ForwardedChannels);
        running.back()->start(QCoreApplication::applicationFilePath(),
                              arguments +
                                  QStringList{QStringLiteral("--screen"), QLatin1String(screen.name)});
    }
    int worst = 0;
    for (const auto& process : running) {
        process->waitForFinished(-1);
        worst = std::max(worst, process->exitStatus() == QProcess::NormalExit ? process->exitCode() : 1);
    }
    return worst;
}

// Before there is an application: the screen, and the only fonts that count. Of a language that was asked
// for, which nothing is compared with, they may not have the letters: it is shown in those of the system.
void prepare(const Screen& screen, bool knowsFonts, const QTemporaryDir& scratch)
{
    const QString path = scratch.filePath(QStringLiteral("screen.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    const QJsonObject only{{"name", QLatin1String(screen.name)},
                           {"x", 0},
                           {"y", 0},
                           {"width", screen.size.width()},
                           {"height", screen.size.height()},
                           {"logicalDpi", screen.dpi},
                           {"logicalBaseDpi", screen.dpi},
                           {"dpr", screen.ratio}};
    file.write(QJsonDocument(QJsonObject{{"screens", QJsonArray{only}}}).toJson());
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + path.toLocal8Bit());
    if (knowsFonts)
        qputenv("FONTCONFIG_FILE", LODELINE_FONTS);
    qputenv("XDG_DATA_HOME", scratch.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", scratch.path().toLocal8Bit());
    qputenv("LC_ALL", "C.UTF-8");
}

std::size_t screenNamed(const QString& name)
{
    const auto found = std::ranges::find_if(
        kScreens, [&](const Screen& screen) { return name == QLatin1String(screen.name); });
    return static_cast<std::size_t>(found - kScreens.begin());
}

} // namespace

int main(int argc, char* argv[])
{
    QCommandLineParser parser;
    parser.addOptions({{"folder", "writes the pictures there", "folder"},
                       {"only", "scenes with this in their name", "name", ""},
                       {"language", "all of them in this one", "code", ""},
                       {"stored", "where the descriptions are", "folder"},
                       {"screen", "one screen alone", "name"},
                       {"sheet", "each window beside the English one, all texts numbered"},
                       {"accept", "stores what is shown now"},
                       {"compare", "says what is not as it was stored"}});
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (!parser.parse(arguments)) {
        std::fputs(qPrintable(parser.errorText() + u'\n'), stderr);
        return 2;
    }
    const bool isSheet = parser.isSet("sheet");
    const std::size_t screen = isSheet ? 0 : screenNamed(parser.value("screen"));
    if (screen == kScreens.size()) {
        const QCoreApplication program(argc, argv);
        return renderAll(arguments.mid(1));
    }
    const QTemporaryDir scratch;
    const bool isStored = parser.value("language").isEmpty();
    const bool isMadeUp = ui::pseudoOf(parser.value("language")).has_value();
    prepare(kScreens[screen], isStored || isMadeUp, scratch);
    const QApplication program(argc, argv);
    const Order order{.folder = parser.value("folder"),
                      .only = parser.value("only"),
                      .stored = parser.value("stored"),
                      .language = parser.value("language"),
                      .accept = isStored && parser.isSet("accept"),
                      .compare = isStored && parser.isSet("compare")};
    for (const QString& folder : {order.folder, order.accept ? order.stored : QString()})
        if (!folder.isEmpty())
            QDir().mkpath(folder);
    if (isSheet)
        return makeSheet(order.folder, order.language, order.only) ? 0 : 1;
    return render(screen, order) == 0 ? 0 : 1;
}
