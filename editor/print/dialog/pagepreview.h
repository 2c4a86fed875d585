// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/printlayout.h"
#include "ui/work/background.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>

namespace lodeline::print {

// One page of a layout as it will be printed, as large as there is room. It is painted in the background by
// the same code as the print; until then the page before is shown.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(std::shared_ptr<const Printable> printed, QWidget* parent = nullptr);

    void showPage(const PrintOptions& options, const PrintLayout& layout, int page);
    void showNothing();

    bool isCurrent() const { return !painting_.isRunning(); } // shows what was wanted last
    QImage picture() const { return picture_; }               // of the whole paper; null before the first
    QSize sizeHint() const override { return {460, 560}; }
    QSize minimumSizeHint() const override { return {240, 280}; }

signals:
    void painted(); // what is shown is up to date

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Wanted
    {
        PrintOptions options;
        PrintLayout layout; // of the one page
    };

    void refresh();
    QRectF paperArea(const QSizeF& paper) const;

    std::shared_ptr<const Printable> printed_;
    std::optional<Wanted> wanted_;
    QImage picture_;
    ui::Background painting_;
};

} // namespace lodeline::print
