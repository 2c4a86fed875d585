// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/artist/drawing.h"

#include <cairo.h>
#include <cmath>
#include <librsvg/rsvg.h>
#include <memory>

namespace lodeline::artist {

namespace {

constexpr double kPixelsAnInch = 96; // as CSS and drawing programs count

struct Release
{
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* painter) const { cairo_destroy(painter); }
};

Drawn refused(GError* error, bool isOfSize)
{
    Drawn drawn;
    drawn.isOfSize = isOfSize;
    drawn.why = error != nullptr ? error->message : "no memory";
    g_clear_error(&error);
    return drawn;
}

// The size that the picture gives itself, whatever the unit.
bool findSize(RsvgHandle* handle, double& width, double& height)
{
    gboolean hasBox = FALSE;
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(handle, nullptr, nullptr, nullptr, nullptr, &hasBox, &box);
    width = box.width;
    height = box.height;
    if (!hasBox && !rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height))
        return false;
    return std::isfinite(width) && std::isfinite(height) && width > 0 && height > 0;
}

} // namespace

Drawn draw(const std::vector<unsigned char>& svg, int width, int height)
{
    GError* error = nullptr;
    const std::unique_ptr<RsvgHandle, Release> handle(
        rsvg_handle_new_from_data(svg.data(), svg.size(), &error));
    if (!handle)
        return refused(error, false);
    rsvg_handle_set_dpi(handle.get(), kPixelsAnInch);
    RsvgRectangle whole{};
    if (!findSize(handle.get(), whole.width, whole.height))
        return {{}, "the picture has no size", false};
    const std::unique_ptr<cairo_surface_t, Release> surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    const std::unique_ptr<cairo_t, Release> painter(cairo_create(surface.get()));
    cairo_scale(painter.get(), width / whole.width, height / whole.height);
    if (!rsvg_handle_render_document(handle.get(), painter.get(), &whole, &error))
        return refused(error, true);
    if (cairo_status(painter.get()) != CAIRO_STATUS_SUCCESS)
        return {{}, cairo_status_to_string(cairo_status(painter.get())), true};
    cairo_surface_flush(surface.get());
    const unsigned char* data = cairo_image_surface_get_data(surface.get());
    Drawn drawn;
    const auto row = 4 * static_cast<std::size_t>(width); // cairo leaves no gap between rows of such pixels
    drawn.pixels.assign(data, data + row * static_cast<std::size_t>(height));
    return drawn;
}

} // namespace lodeline::artist
