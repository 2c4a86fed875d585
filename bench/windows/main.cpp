// SPDX-License-Identifier: GPL-3.0-or-later
// Measures in real windows how long the program keeps somebody waiting, and prints it as JSON:
// bench_windows frames|clicks|lenses
#include "bench/windows/clicks.h"
#include "bench/windows/frames.h"
#include "bench/windows/lenses.h"

#include <QApplication>
#include <QJsonDocument>

#include <cstdio>
#include <map>

int main(int argc, char* argv[])
{
    using namespace lodeline::bench;
    QApplication program(argc, argv);
    const std::map<QString, QJsonObject (*)()> measures{{QStringLiteral("frames"), measureFrames},
                                                        {QStringLiteral("clicks"), measureClicks},
                                                        {QStringLiteral("lenses"), measureLenses}};
    const auto measure = measures.find(QApplication::arguments().value(1));
    if (measure == measures.end()) {
        std::fputs("Say what to measure: frames, clicks or lenses\n", stderr);
        return 2;
    }
    std::puts(QJsonDocument(measure->second()).toJson(QJsonDocument::Compact).constData());
    return 0;
}
