// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/pictures/pictureref.h"
#include "resources/art/own/opened.h"
#include "ui/files.h"
#include "ui/work/progress.h"

#include <vector>

namespace lodeline::ui {

// Documents with pictures: alone in their files, as ever, or together in a container.

QString containerSuffix(); // ".zip"
bool isContainerName(const QString& path);
bool isContainer(const QString& path); // by what it holds

// The text of a document, which may be in a container: the pictures of that are found from then on, as `how`
// says, whatever becomes of the file. The path may be a Qt resource.
Result<QByteArray> readDocument(const QString& path, art::Opened how = art::Opened::ByPerson);

// Pictures that a written document names and that were found nowhere, each counted once.
struct Unfound
{
    int missing = 0; // from its file
    int unlike = 0;  // the file has something under the name, kept as it was: damaged, or another picture

    friend bool operator==(const Unfound&, const Unfound&) = default;
};

// Writes the document as writeFile does; under the name of a container with those of its pictures that are
// found and what else is in `from`, the container that it was read from, where its disk answers, or else in
// the file that is written over. Pictures that only the old file has are kept as files of their own. Gives
// which pictures were found nowhere; none where it is no container. The error is the reason alone; empty when
// it was stopped. Takes long where there are many pictures.
tl::expected<Unfound, QString> writeDocument(const QString& path, const std::string& text,
                                             const std::vector<PictureRef>& pictures,
                                             const Progress& progress = {},
                                             art::Opened how = art::Opened::ByPerson,
                                             const QString& from = {});

// Keeps the pictures of a file that is about to go as files of their own, but for those that `next` has, the
// one that takes its place. Nothing to do where it is no container; errors as above.
Exported keepPictures(const QString& path, const QString& next = {});

// Why a file was not copied.
struct CopyFault
{
    QString why;             // the reason alone; empty when it was stopped
    bool isOfSource = false; // which could not be read

    // To the user: a sentence about the source, or else this one about the target; empty when it was stopped.
    QString said(const QString& ofTarget) const;
};

// The file again under another name, whole or not at all.
tl::expected<void, CopyFault> copyFile(const QString& from, const QString& to, const Progress& progress = {});
// The same of what is open for reading.
tl::expected<void, CopyFault> copyFile(QIODevice& from, const QString& to, const Progress& progress = {});

} // namespace lodeline::ui
