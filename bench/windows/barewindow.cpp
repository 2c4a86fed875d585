// SPDX-License-Identifier: GPL-3.0-or-later
// What a window of Qt costs at least: a menu bar and an empty view. The measure of ./run bench --windows.
#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QMainWindow>
#include <QMenuBar>

int main(int argc, char* argv[])
{
    QApplication program(argc, argv);
    QMainWindow window;
    QGraphicsScene scene;
    window.menuBar()->addMenu(QStringLiteral("Menu"))->addAction(QStringLiteral("Entry"));
    window.setCentralWidget(new QGraphicsView(&scene));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
