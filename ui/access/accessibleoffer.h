// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/offers.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QPointer>
#include <QWidget>

namespace lodeline::ui {

// One of the offers of a widget: a button that can be pressed. It is void once the offers have changed.
class AccessibleOffer : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleOffer(QWidget* widget, Offers& offers, int index);

    int index() const { return index_; }

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text text) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString& name) const override;

private:
    QPointer<QWidget> widget_;
    Offers& offers_; // valid as long as the widget lives
    int index_;
    int epoch_;
};

} // namespace lodeline::ui
