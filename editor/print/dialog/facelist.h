// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printable.h"
#include "ui/work/background.h"

#include <QImage>
#include <QListWidget>

#include <memory>

namespace lodeline::print {

// All faces with their pictures, to tick those that are wanted. The pictures are painted in the
// background when the list is seen for the first time.
class FaceList : public QListWidget
{
    Q_OBJECT

public:
    explicit FaceList(std::shared_ptr<const Printable> printed, QWidget* parent = nullptr);

    void setChosen(const std::vector<std::string>& ids);
    std::vector<std::string> chosen() const; // in their order

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void nameFaces();
    void paintPictures();
    void showPicture(int row, const QImage& picture);
    void toggleSelected();

    std::shared_ptr<const Printable> printed_;
    bool isPainted_ = false;
    ui::Background painting_;
};

} // namespace lodeline::print
