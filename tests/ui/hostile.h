// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QWidget>

#include <stdexcept>
#include <string>
#include <sys/inotify.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lodeline::test {

// A picture that nobody has reason to open, and who tells whether somebody did.
class Bait
{
public:
    Bait()
        : watch_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        QImage image(2, 2, QImage::Format_RGB32);
        image.fill(Qt::red);
        const bool ready =
            image.save(path()) && inotify_add_watch(watch_, path().toLocal8Bit().constData(), IN_OPEN) >= 0;
        // The watch itself is tried, for it is what the tests believe.
        if (!ready || !QFile(path()).open(QIODevice::ReadOnly) || !wasTaken())
            throw std::runtime_error("nothing can be watched here");
    }
    ~Bait() { ::close(watch_); }
    Bait(const Bait&) = delete;
    Bait& operator=(const Bait&) = delete;

    QString path() const { return folder_.filePath(QStringLiteral("bait.png")); }
    // Since the last time of asking.
    bool wasTaken() const
    {
        char events[4096];
        return ::read(watch_, events, sizeof events) > 0;
    }

private:
    QTemporaryDir folder_;
    int watch_;
};

inline constexpr const char* kMarkup = "<b>x</b>";
inline constexpr const char* kEntity = "&amp;&x";
inline constexpr const char* kPlaces = "%1 %2 %n %L1";

// What somebody may have written where a name should be.
inline std::vector<std::pair<const char*, std::string>> hostileTexts(const Bait& bait)
{
    // Placeholders first: what is made of several names may be cut at its end.
    return {{"placeholders", kPlaces},
            {"picture", "<img src='file://" + bait.path().toStdString() + "'>"},
            {"markup", kMarkup},
            {"entity", kEntity},
            {"title", "[*]"},
            {"override", "a\u202Eb\u2066c"},
            {"line break", "be\nfore\r\t"},
            {"nul", std::string("a\0b", 3)},
            {"escape", "\x1B[31mred"},
            {"long", std::string(1'000'000, 'W')}};
}

// The rows of a test of files called so; column "name". `option`: one that the program knows
inline void addHostileFileNames(const char* option)
{
    QTest::addColumn<QString>("name");
    QTest::newRow("picture") << QStringLiteral("<img src='x'>");
    QTest::newRow("markup") << QStringLiteral("<b>x<br>");
    QTest::newRow("entity") << QStringLiteral("&amp;&x");
    QTest::newRow("placeholders") << QStringLiteral("%1 %2 %n %L1");
    QTest::newRow("title") << QStringLiteral("a[*]");
    QTest::newRow("override") << QStringLiteral("a\u202Eb");
    QTest::newRow("line break") << QStringLiteral("be\nfore");
    QTest::newRow("option") << QString(option);
    QTest::newRow("long") << QString(200, u'W');
}

// Everything that a screen reader may say of a widget and what is in it, a text each.
inline QStringList spokenTexts(QAccessibleInterface* root)
{
    QStringList texts;
    std::vector<QAccessibleInterface*> waiting{root};
    while (!waiting.empty()) {
        QAccessibleInterface* next = waiting.back();
        waiting.pop_back();
        if (!next || !next->isValid())
            continue;
        for (const auto which :
             {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help}) {
            texts << next->text(which);
            if (next->state().multiLine && which == QAccessible::Value) // lines are what it is for
                texts.back().remove(u'\n').remove(u'\t');
        }
        for (int child = 0; child < next->childCount(); ++child)
            waiting.push_back(next->child(child));
    }
    texts.removeAll(QString());
    return texts;
}

// The texts of widgets that are not spoken, too.
inline QStringList shownTexts(QWidget& root)
{
    QStringList texts = spokenTexts(QAccessible::queryAccessibleInterface(&root));
    texts << root.windowTitle();
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        texts << widget->toolTip() << widget->statusTip() << widget->whatsThis() << widget->windowTitle();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        for (const QAction* action : widget->actions())
            texts << action->text() << action->toolTip() << action->statusTip();
    }
    return texts;
}

// What shows its first ampersand as a key.
inline QStringList textsWithKeys(const QWidget& root)
{
    QStringList texts;
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            texts << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                texts << tabs->tabText(tab);
        else if (const auto* menu = qobject_cast<const QMenu*>(widget))
            for (const QAction* action : menu->actions())
                texts << action->text();
    }
    return texts;
}

// What is wrong with a text that a window shows, whatever names are in it; empty if nothing.
inline QString faultOf(const QString& text)
{
    constexpr qsizetype kLongest = 20'000;
    if (text.size() > kLongest)
        return QStringLiteral("a text of %1 characters").arg(text.size());
    for (const QChar c : text) {
        const bool isOwn = c == u'\n' || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (!isOwn && (c.category() == QChar::Other_Control || c == QChar(0x202E)))
            return QStringLiteral("U+%1 in: %2").arg(c.unicode(), 4, 16, QLatin1Char('0')).arg(text);
    }
    if (text.contains(QLatin1String("be\nfore")) || text.contains(QChar(0x2066) + QStringLiteral("c")))
        return QStringLiteral("a line break or direction mark of a name in: ") + text;
    QString rest = text;
    rest.remove(QLatin1String(kPlaces));
    for (const char* place : {"%1", "%2", "%n", "%L1"}) {
        if (rest.contains(QLatin1String(place)))
            return QStringLiteral("a name was filled in: ") + text;
    }
    return {};
}

// What is wrong with a window: labels that guess their format, texts as above, and names that are marked up
// in a document. It is painted as well.
inline QString hostileFaultsOf(QWidget& root)
{
    QStringList faults;
    for (const QString& text : shownTexts(root)) {
        if (const QString fault = faultOf(text); !fault.isEmpty())
            faults << fault;
    }
    for (const QLabel* label : root.findChildren<QLabel*>()) {
        const bool isRich = label->textFormat() == Qt::RichText;
        if (label->textFormat() != Qt::PlainText && !isRich && !label->text().isEmpty())
            faults << QStringLiteral("a label guesses: ") + label->text();
        if (isRich &&
            (label->text().contains(QLatin1String(kMarkup)) || label->text().contains(QLatin1String("<img"))))
            faults << QStringLiteral("marked up by a name: ") + label->text();
    }
    for (const QString& text : textsWithKeys(root)) {
        if (text.contains(QLatin1String(kEntity)))
            faults << QStringLiteral("a name makes a key: ") + text;
    }
    for (const QTextEdit* text : root.findChildren<QTextEdit*>()) {
        if (text->toHtml().contains(QLatin1String("bait.png")))
            faults << QStringLiteral("a picture in a document");
    }
    root.grab();
    return faults.join(u'\n');
}

} // namespace lodeline::test
