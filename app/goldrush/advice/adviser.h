// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/advice/advice.h"
#include "ui/work/background.h"

#include <functional>

namespace lodeline::goldrush {

// Works advice out in the background, one question at a time: a new one replaces the one before.
class Adviser : public QObject
{
    Q_OBJECT

public:
    using Question = std::function<Advice(const app::Effort&, const std::stop_token&)>;

    using QObject::QObject;

    void setEffort(const app::Effort& effort) { effort_ = effort; }
    void ask(Question question);
    void cancel();
    bool isThinking() const { return background_.isRunning(); }

signals:
    void advised(const lodeline::goldrush::Advice& advice);
    void failed(const QString& reason); // a detail in English

private:
    ui::Background background_;
    app::Effort effort_;
};

} // namespace lodeline::goldrush
