// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/languages/catalogue.h"

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTranslator>

#include <memory>

namespace lodeline::ui {

class OwnCatalogues;

// The languages that the program can speak, and the one that it does: those whose catalogues travel with it,
// and the user's own, which go first where both have a text. Below every language lies English, so that a gap
// reads as English. Switching sends LanguageChange to every widget and sets the layout direction; no restart.
class Languages : public QObject
{
    Q_OBJECT

public:
    // Where the catalogues of the program lie as files, lodeline_CODE.ts.
    static QString shippedFolder();

    explicit Languages(QString folder = shippedFolder(), QObject* parent = nullptr);
    ~Languages() override;

    // Also those of the user's folder, whose files it follows from now on.
    void follow(OwnCatalogues& own);

    OwnCatalogues* own() const { return own_; } // nullptr before there are any
    QStringList available() const;              // codes, without pseudo-languages
    // The name that a language gives itself: "Deutsch"; empty for a code that nobody knows.
    static QString nativeName(const QString& code);
    // The catalogue that suits a code or, when that is empty, the system best; "en" when none does. Of the
    // program's own the system gets only what says at least kMostOfIt: nobody has chosen the rest to be
    // English.
    static constexpr double kMostOfIt = 0.8;
    QString resolved(const QString& code) const;
    // The file of a language that travels with the program; empty where none does. That of "de" serves
    // "de_AT", but a script is a matter of its own.
    QString shippedFile(const QString& code) const;
    QString templateFile() const; // of all texts, in no language

    // A code of available() or of a pseudo-language, empty to follow the system. What no catalogue is there
    // for is English until one comes.
    void use(const QString& code);
    const QString& wanted() const { return wanted_; }   // as it was asked for
    const QString& current() const { return current_; } // the language that is spoken

signals:
    void availableChanged();
    void ownChanged(); // any of the user's files, or what is wrong with them

private:
    bool saysMost(const QString& code) const;
    std::shared_ptr<const Catalogue> shipped(const QString& code) const;
    void speak(const QString& language);
    void takeOwn();
    void install(std::unique_ptr<QTranslator> translator);
    void installShipped(const QString& language);
    void speakOwn();

    QString folder_;
    mutable QHash<QString, std::shared_ptr<const Catalogue>> read_; // until it is spoken
    OwnCatalogues* own_ = nullptr;
    std::shared_ptr<const Catalogue> ownInUse_;
    QStringList codes_; // as they were last told
    QString wanted_;
    QString current_;
    std::unique_ptr<QTranslator> english_;
    std::vector<std::unique_ptr<QTranslator>> installed_; // the one that is asked first comes last
    std::unique_ptr<QTranslator> ownSpoken_;              // and before all of these
};

// The value of --language on a command line, empty without it. The language must be known before the rest of
// the command line is read, whose help has words.
QString languageArgument(const QStringList& arguments);

} // namespace lodeline::ui
