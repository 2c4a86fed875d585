// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace lodeline::test {

class Stage;

// Something that the program can show: brings it about on a new stage, and gives the window that is to be
// looked at, or nothing where that could not be done.
struct Scene
{
    const char* name; // of its files
    QWidget* (*show)(Stage& stage);
};

// Every page, dialog and layer: a row here is all that a new one needs.
std::vector<Scene> allScenes();
std::vector<Scene> startScenes();
std::vector<Scene> gameScenes();
std::vector<Scene> dialogScenes();
std::vector<Scene> boomtownScenes();
std::vector<Scene> learningScenes();
// What differs from them in its words alone, so that nobody needs a picture of it.
std::vector<Scene> wordScenes();
std::vector<Scene> learningWordScenes();

} // namespace lodeline::test
