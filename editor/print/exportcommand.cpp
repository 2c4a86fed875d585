// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/exportcommand.h"

#include "editor/print/document.h"
#include "editor/print/pictures.h"
#include "editor/print/printlayout.h"
#include "editor/print/svgexport.h"
#include "engine/core/fileformat.h"
#include "ui/containers.h"
#include "ui/files.h"
#include "ui/languages/languages.h"
#include "ui/plain/shown.h"
#include "ui/problemtext.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace lodeline::print {
namespace {

struct ExportCommand
{
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

enum ExitStatus { Done = 0, InputAtFault = 1, CallAtFault = 2 };

constexpr std::array kOutputs{"export-pdf", "export-svg", "export-png"};

constexpr int kLongestPlace = 256; // characters

struct BadCall
{
    QString why;
};

bool asksForExport(int argc, char* argv[])
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--") // what follows are files
            return false;
        for (const std::string_view output : kOutputs) {
            if (argument.starts_with("--") && argument.substr(2, argument.find('=') - 2) == output)
                return true;
        }
    }
    return false;
}

bool asksForHelp(const QStringList& arguments)
{
    const auto files = std::ranges::find(arguments, QStringLiteral("--"));
    return std::any_of(arguments.begin(), files, [](const QString& argument) {
        return argument == QLatin1String("--help") || argument == QLatin1String("-h") ||
               argument == QLatin1String("--help-all");
    });
}

void say(const QString& line)
{
    std::fputs(qUtf8Printable(line + u'\n'), stderr);
}

void addOptions(QCommandLineParser& parser)
{
    const QString length = QStringLiteral("mm");
    parser.setApplicationDescription(ExportCommand::tr("Prints a tile set or a deck to a file."));
    parser.addHelpOption();
    parser.addPositionalArgument(
        "file",
        ExportCommand::tr("A tile set (*.tileset.json, *.tileset.zip) or a deck (*.deck.json). If OUT is "
                          "empty, as in --export-pdf=, the result is written next to this file."));
    parser.addOptions({
        {"export-pdf", ExportCommand::tr("Pages to print and cut out, as PDF."), "out"},
        {"export-svg", ExportCommand::tr("The same pages as SVG; several pages get a file each."), "out"},
        {"export-png",
         ExportCommand::tr(
             "Pictures: one of all designs if OUT ends in .png, otherwise a folder with one per design."),
         "out"},
        {"tile-size",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("Side of a tile (45)."), length},
        {"card-size",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("Side of a card of a deck (60)."), length},
        {"bonus-size",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("Width of a bonus card (60)."), length},
        {"paper",
         //: Help of the command line: in parentheses what is taken if the option is not given
         ExportCommand::tr("A4, A3, A5, A6, Letter, Legal or Tabloid (A4)."), "size"},
        {"landscape", ExportCommand::tr("Landscape: the long side of the paper is horizontal.")},
        {"margin",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("Margin left blank on each side (5)."), length},
        {"gap",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("Gap between tiles (3)."), length},
        {"bleed",
         //: Help of the command line: in parentheses what is taken if the option is not given, in mm
         ExportCommand::tr("How far pictures extend beyond the cut, at most half the gap (1)."), length},
        {"no-cut-marks", ExportCommand::tr("Without cut marks.")},
        {"no-ruler", ExportCommand::tr("Without the ruler for checking the size.")},
        {"backs", ExportCommand::tr("Add the reverse side after each page, for two-sided printing.")},
        {"flip",
         //: Help of the command line: in parentheses what is taken if the option is not given
         ExportCommand::tr("Edge on which the sheet is flipped: long or short (long)."), "edge"},
        {"ink-saver", ExportCommand::tr("White background, pale colors.")},
        {"tiles-only", ExportCommand::tr("No mining tokens and no pieces.")},
        {"cards-only", ExportCommand::tr("No bonus cards.")},
        {"one-of-each", ExportCommand::tr("Only one copy of each design.")},
        {"design", ExportCommand::tr("Only the design or card with this id; may be given several times."),
         "id"},
        {"dpi",
         //: Help of the command line: in parentheses what is taken if the option is not given
         ExportCommand::tr("Dots per inch of the pictures on the pages (600)."), "number"},
        {"pixels", ExportCommand::tr("Side of a tile or card in pictures, in pixels."), "number"},
        {"language",
         //: Help of the command line: in parentheses what is taken if the option is not given
         ExportCommand::tr("Language of the pages, such as de (en)."), "code"},
    });
}

double number(const QCommandLineParser& parser, const QString& option, const MillimetreRange& range,
              double otherwise)
{
    if (!parser.isSet(option))
        return otherwise;
    bool ok = false;
    const double value = parser.value(option).toDouble(&ok);
    const bool inRange = value >= range.least && value <= range.most; // no NaN
    if (!ok || !inRange) {
        //: On the command line: %1 an option, %2 and %3 numbers
        throw BadCall{ExportCommand::tr("--%1 takes a number from %2 to %3.")
                          .arg(option)
                          .arg(range.least)
                          .arg(range.most)};
    }
    return value;
}

int whole(const QCommandLineParser& parser, const QString& option, int least, int most, int otherwise)
{
    const double value = number(parser, option, {double(least), double(most)}, otherwise);
    if (value != int(value))
        //: On the command line: %1 an option
        throw BadCall{ExportCommand::tr("--%1 takes a whole number.").arg(option)};
    return int(value);
}

PrintOptions optionsOf(const QCommandLineParser& parser)
{
    PrintOptions options;
    options.tileSize = number(parser, "tile-size", kTileSizes, options.tileSize);
    options.cardSize = number(parser, "card-size", kTileSizes, options.cardSize);
    options.bonusSize = number(parser, "bonus-size", kTileSizes, options.bonusSize);
    options.margin = number(parser, "margin", kMargins, options.margin);
    options.gap = number(parser, "gap", kGaps, options.gap);
    options.bleed = number(parser, "bleed", kBleeds, options.bleed);
    options.dpi = whole(parser, "dpi", kLeastDpi, kMostDpi, options.dpi);
    if (parser.isSet("paper")) {
        const auto paper = paperNamed(parser.value("paper"));
        if (!paper)
            //: On the command line: %1 what was typed
            throw BadCall{
                ExportCommand::tr(
                    "Unknown paper size \"%1\". Possible values: A4, A3, A5, A6, Letter, Legal or Tabloid.")
                    .arg(parser.value("paper"))};
        options.paper = *paper;
    }
    const QString flip = parser.value("flip");
    if (parser.isSet("flip") && flip != QLatin1String("long") && flip != QLatin1String("short"))
        throw BadCall{ExportCommand::tr("--flip takes long or short.")};
    options.flip = flip == QLatin1String("short") ? FlipEdge::Short : FlipEdge::Long;
    options.orientation = parser.isSet("landscape") ? QPageLayout::Landscape : QPageLayout::Portrait;
    options.cutMarks = !parser.isSet("no-cut-marks");
    options.ruler = !parser.isSet("no-ruler");
    options.backs = parser.isSet("backs");
    options.inkSaver = parser.isSet("ink-saver");
    options.tokens = options.pieces = !parser.isSet("tiles-only");
    options.bonuses = !parser.isSet("cards-only");
    options.oneOfEach = parser.isSet("one-of-each");
    for (const QString& id : parser.values("design"))
        options.designs.push_back(id.toStdString());
    return options;
}

// What Qt remarks about the machine is no problem of the set.
void ignoreRemarks(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        say(text);
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        //: In a line of the command line, "FILE:PLACE: error: what is wrong"
        return ExportCommand::tr("error");
    case Severity::Warning:
        //: In a line of the command line, "FILE:PLACE: warning: what is wrong"
        return ExportCommand::tr("warning");
    case Severity::Note:
        //: In a line of the command line, "FILE:PLACE: note: what is remarkable"; less than a warning
        return ExportCommand::tr("note");
    }
    return {};
}

void report(const QString& file, const QString& pointer, Severity severity, const QString& text)
{
    // A key of the file may hold what would steer a terminal.
    say(QStringLiteral("%1:%2: %3: %4")
            .arg(ui::shownLine(file, ui::kLongestText), ui::shownLine(pointer, kLongestPlace),
                 severityWord(severity), ui::shownLine(text, ui::kLongestText)));
}

void report(const QString& file, const Problems& problems)
{
    for (const Problem& problem : problems)
        report(file, QString::fromStdString(problem.pointer), problem.severity, ui::problemText(problem));
}

std::shared_ptr<const Printable> load(const QString& path, const std::vector<PrintFormat>& formats)
{
    const auto loaded = ui::readDocument(path).and_then([&](const QByteArray& bytes) {
        const auto found = std::ranges::find(formats, formatOf(ui::view(bytes)), &PrintFormat::format);
        return (found == formats.end() ? formats.front() : *found).read(ui::view(bytes));
    });
    report(path, loaded ? loaded->problems : loaded.error());
    return loaded ? loaded->printed : nullptr;
}

ui::Exported write(const QCommandLineParser& parser, const Printable& printed, const PrintOptions& options,
                   const QString& out)
{
    if (parser.isSet("export-pdf"))
        return exportPdf(printed, options, out);
    if (parser.isSet("export-svg"))
        return exportSvg(printed, options, out);
    const bool sheet =
        out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) && options.designs.size() != 1;
    const int pixels =
        whole(parser, "pixels", kLeastPixels, kMostPixels, sheet ? kSheetPixels : kUsualPixels);
    return exportPng(printed, picturesOf(printed, options, pixels), out);
}

QString besideTheFile(const Printable& printed, const QString& file, const QString& suffix)
{
    return QFileInfo(file).absoluteDir().filePath(printed.baseName(file) + u'.' + suffix);
}

// What is to be written, and which suffix such files have.
struct Output
{
    QString path; // empty for a file beside the one that is printed
    QString suffix;
};

Output outputOf(const QCommandLineParser& parser)
{
    Output wanted;
    int outputs = 0;
    for (const char* output : kOutputs) {
        if (parser.isSet(QLatin1String(output))) {
            ++outputs;
            wanted.path = parser.value(QLatin1String(output));
            wanted.suffix = QString::fromLatin1(output).section(u'-', 1);
        }
    }
    if (outputs != 1)
        throw BadCall{ExportCommand::tr("Only one export at a time is possible.")};
    if (parser.positionalArguments().size() != 1)
        throw BadCall{ExportCommand::tr("The export needs exactly one tile set or deck.")};
    return wanted;
}

bool hasSheet(const Printable& printed, double PrintOptions::*width)
{
    return std::ranges::any_of(printed.sheets(),
                               [width](const SheetKind& kind) { return kind.width == width; });
}

// Options that are given but change nothing of this file or this output.
QStringList idleOptions(const QCommandLineParser& parser, const Printable& printed)
{
    const bool isPng = parser.isSet("export-png");
    const bool isTiles = hasSheet(printed, &PrintOptions::tileSize);
    QStringList idle{isTiles ? QStringLiteral("card-size") : QStringLiteral("tile-size"),
                     isTiles ? QStringLiteral("cards-only") : QStringLiteral("tiles-only")};
    if (isTiles || isPng)
        idle << QStringLiteral("bonus-size");
    if (!isPng)
        idle << QStringLiteral("pixels");
    if (isPng)
        idle << QStringList{
            QStringLiteral("paper"),      QStringLiteral("landscape"),  QStringLiteral("margin"),
            QStringLiteral("gap"),        QStringLiteral("bleed"),      QStringLiteral("no-cut-marks"),
            QStringLiteral("no-ruler"),   QStringLiteral("backs"),      QStringLiteral("flip"),
            QStringLiteral("tiles-only"), QStringLiteral("cards-only"), QStringLiteral("one-of-each"),
            QStringLiteral("dpi")};
    idle.removeDuplicates();
    idle.removeIf([&parser](const QString& option) { return !parser.isSet(option); });
    return idle;
}

void sayWhatIsIdle(const QCommandLineParser& parser, const Printable& printed)
{
    for (const QString& option : idleOptions(parser, printed))
        //: On the command line: %1 an option
        say(QStringLiteral("lodeline-editor: %1")
                .arg(ExportCommand::tr("--%1 has no effect here.").arg(option)));
}

// The sheet must fit and the designs be there before anything is said about files.
void check(const QCommandLineParser& parser, const Printable& printed, const PrintOptions& options)
{
    for (const std::string& id : options.designs) {
        if (std::ranges::find(printed.faces(), id, &Face::id) == printed.faces().end())
            //: On the command line: %1 the id of a design
            throw BadCall{ExportCommand::tr("The file has no design \"%1\".").arg(ui::shownName(id))};
    }
    if (parser.isSet("export-png"))
        return;
    if (const auto layout = layOut(printed, options); !layout)
        throw BadCall{layout.error()};
}

void sayWhatIsOlder(const Printable& printed, const PrintOptions& options, const QString& out)
{
    const auto layout = layOut(printed, normalised(options));
    const QStringList others =
        layout ? otherSvgPages(out, static_cast<int>(layout->pages.size())) : QStringList();
    if (!others.isEmpty())
        say(QStringLiteral("lodeline-editor: %1").arg(otherSvgPagesText(others)));
}

int run(const QCommandLineParser& parser, const std::vector<PrintFormat>& formats)
{
    const Output output = outputOf(parser);
    const PrintOptions options = optionsOf(parser);
    const QString file = parser.positionalArguments().front();
    const auto printed = load(file, formats);
    if (!printed)
        return InputAtFault;
    check(parser, *printed, options);
    sayWhatIsIdle(parser, *printed);
    const QString out = output.path.isEmpty() ? besideTheFile(*printed, file, output.suffix) : output.path;
    const ui::Exported written = write(parser, *printed, options, out);
    report(file, printed->refused(options.designs));
    if (!written)
        say(QStringLiteral("lodeline-editor: %1").arg(written.error())); // which names the file
    else if (parser.isSet("export-svg"))
        sayWhatIsOlder(*printed, options, out);
    return written ? Done : InputAtFault;
}

} // namespace

std::optional<int> runExport(int argc, char* argv[], const std::vector<PrintFormat>& formats)
{
    if (!asksForExport(argc, argv))
        return {};
    qInstallMessageHandler(ignoreRemarks);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication program(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("lodeline-editor"));
    ui::Languages languages;
    const QString wanted = ui::languageArgument(QGuiApplication::arguments());
    languages.use(wanted.isEmpty() ? QStringLiteral("en") : wanted);
    QCommandLineParser parser;
    addOptions(parser);
    try {
        // Also where the name of the file should be: "--export-pdf --help".
        if (asksForHelp(QGuiApplication::arguments())) {
            std::fputs(qUtf8Printable(parser.helpText()), stdout);
            return Done;
        }
        if (!parser.parse(QGuiApplication::arguments()))
            throw BadCall{parser.errorText()};
        return run(parser, formats);
    } catch (const BadCall& bad) {
        say(QStringLiteral("lodeline-editor: %1").arg(bad.why));
        return CallAtFault;
    }
}

} // namespace lodeline::print
