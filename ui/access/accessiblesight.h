// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/access/sights.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace lodeline::ui {

// A place with its parts below it, or one of these.
class AccessibleSight : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    // Made and registered; whoever asks for it deletes it by its number.
    static QAccessible::Id make(QWidget* widget, Sights& sights, Sight sight, QAccessible::Id parent);
    ~AccessibleSight() override;

    Sight sight() const { return sight_; }

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* parent() const override { return QAccessible::accessibleInterface(parent_); }
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int childCount() const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QString text(QAccessible::Text text) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override { return {setFocusAction()}; }
    void doAction(const QString& name) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    AccessibleSight(QWidget* widget, Sights& sights, Sight sight, QAccessible::Id parent);
    bool isPart() const { return sight_.part >= 0; }

    QPointer<QWidget> widget_;
    Sights& sights_; // valid as long as the widget lives
    Sight sight_;
    QAccessible::Id parent_;
    QAccessible::Id self_ = 0;
    mutable std::vector<QAccessible::Id> parts_; // 0 for those that nobody has asked for
};

} // namespace lodeline::ui
