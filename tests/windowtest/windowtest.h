// SPDX-License-Identifier: GPL-3.0-or-later
// Many tests of Qt Test in one program, so that they can be compiled a few at a time. Each stands in a
// namespace that is called as its source, and its source ends with
//
//     const WindowTest<NameTest> kTest("tst_name");
//
// The program is called as `PROGRAM tst_name [ARGUMENT OF QT TEST…]`. What a test keeps in the folders of a
// user ($XDG_DATA_HOME and such) goes to a folder of its own, for others run at the same time.
#pragma once

#include "tests/windowtest/patience.h"

#include <QApplication>
#include <QCoreApplication>
#include <QTest>

namespace lodeline {

// What runs a test with the arguments that are left; as qExec() it says how many functions failed.
using RunTest = int (*)(int argc, char** argv);

// Remembers a test of this program. The name is kept as it is, not copied.
void addTest(const char* name, RunTest run) noexcept;

template <class Application, class Test>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

// A test that shows something
template <class Test>
struct WindowTest
{
    explicit WindowTest(const char* name) noexcept { addTest(name, runTest<QApplication, Test>); }
};

// A test that needs no display
template <class Test>
struct PlainTest
{
    explicit PlainTest(const char* name) noexcept { addTest(name, runTest<QCoreApplication, Test>); }
};

} // namespace lodeline
