// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

#include <optional>

namespace lodeline::ui {

// Languages that nobody speaks, to try the program with. What shows in them without their marks cannot be
// translated, and what is cut off in them would be cut off in others.
enum class Pseudo {
    Longer,      // en_XA: accents, 40 % longer, in brackets
    RightToLeft, // en_XR: in letters of Arabic
    Keys,        // en_XK: class and number of the text, and its places
};
inline constexpr Pseudo kAllPseudos[]{Pseudo::Longer, Pseudo::RightToLeft, Pseudo::Keys};
QString codeOf(Pseudo pseudo);
std::optional<Pseudo> pseudoOf(const QString& code);

// Makes its words of the English ones while the program runs. Places, tags, entities and filters for files
// stay; the letter after & is another one, too.
class PseudoTranslator : public QTranslator
{
    Q_OBJECT

public:
    // `english` has the plurals and has to stay.
    PseudoTranslator(Pseudo pseudo, const QTranslator& english, QObject* parent = nullptr);

    QString translate(const char* context, const char* source, const char* comment = nullptr,
                      int number = -1) const override;
    bool isEmpty() const override { return false; }

private:
    Pseudo pseudo_;
    const QTranslator& english_;
};

} // namespace lodeline::ui
