// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translating/translatortools.h"

#include "ui/languages/cataloguefile.h"
#include "ui/languages/languagemenu.h"
#include "ui/languages/languages.h"
#include "ui/languages/owncatalogues.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/translating/formcheck.h"
#include "ui/translating/formseditor.h"
#include "ui/translating/ownwords.h"
#include "ui/translating/textpanel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QWindow>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr Qt::KeyboardModifiers kHeld = Qt::ControlModifier | Qt::ShiftModifier;
constexpr int kAround = 24; // px from the edge of the window
constexpr int kTitle = 40;  // px that the frame of the panel may take
constexpr int kNamed = 60;  // characters of a text in a message

Catalogue readOf(const QString& path)
{
    Result<LoadedCatalogue> loaded = loadCatalogue(path, QStringLiteral("en"));
    return loaded ? std::move(loaded->catalogue) : Catalogue();
}

} // namespace

TranslatorTools::TranslatorTools(Languages& languages, LanguageMenu& menu, QWidget* window)
    : QObject(window)
    , languages_(languages)
    , window_(window)
    , menu_(new QMenu(window))
    , where_(menu_->addAction(QString()))
    , translate_(menu_->addAction(QString()))
    , ofFocus_(menu_->addAction(QString()))
{
    where_->setCheckable(true);
    translate_->setCheckable(true);
    ofFocus_->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F1));
    window_->addAction(ofFocus_); // a key of a menu that was never shown
    menu_->setToolTipsVisible(true);
    menu.addTool(menu_->menuAction());
    connect(where_, &QAction::toggled, this, &TranslatorTools::setOn);
    connect(translate_, &QAction::toggled, this, &TranslatorTools::setEditing);
    // Once the menu or the finder that the command was given in has given the focus back.
    connect(ofFocus_, &QAction::triggered, this, &TranslatorTools::lookAtFocus, Qt::QueuedConnection);
    connect(&languages_, &Languages::ownChanged, this, &TranslatorTools::readTexts);
    QApplication::instance()->installEventFilter(this);
    retranslate();
}

TranslatorTools::~TranslatorTools() = default;

void TranslatorTools::setOn(bool on)
{
    if (on) {
        if (!panel_) {
            panel_ = new TextPanel(window_);
            connect(panel_, &TextPanel::closed, where_, [this] { where_->setChecked(false); });
            connect(panel_, &TextPanel::saveRequested, this, &TranslatorTools::save);
            connect(panel_->editor(), &FormsEditor::draftsChanged, this,
                    [this] { kept_.keep(panel_->editor()->unsaved()); });
            retranslate();
            const QRect room = window_->frameGeometry().intersected(window_->screen()->availableGeometry());
            const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
            panel_->move(isMirrored ? room.left() + kAround : room.right() - panel_->width() - kAround,
                         room.bottom() - panel_->height() - kAround - kTitle);
        }
        panel_->QWidget::show();
        readTexts();
    } else {
        translate_->setChecked(false);
        last_.clear();
        if (panel_)
            panel_->hide();
    }
}

void TranslatorTools::setEditing(bool on)
{
    if (on)
        where_->setChecked(true);
    if (panel_)
        panel_->setEditing(on);
    recall();
}

// The catalogues anew: what a language says may change at any time. Without the mode nobody asks.
void TranslatorTools::readTexts()
{
    enable();
    if (!where_->isChecked())
        return;
    const QString language = languages_.current();
    const std::shared_ptr<const Catalogue> own =
        languages_.own() ? languages_.own()->find(language) : nullptr;
    const QString all = languages_.templateFile();
    const QString english = languages_.shippedFile(QStringLiteral("en"));
    const QString shipped = languages_.shippedFile(language);
    reader_.run(
        [own, all, english, shipped] {
            const SpokenCatalogues catalogues{readOf(all), readOf(english), readOf(shipped),
                                              own ? *own : Catalogue()};
            return std::make_shared<const TextIndex>(spokenTexts(catalogues));
        },
        [this, language](const std::shared_ptr<const TextIndex>& index) { take(index, language); });
}

void TranslatorTools::take(std::shared_ptr<const TextIndex> index, const QString& language)
{
    index_ = std::move(index);
    if (panel_)
        panel_->refresh(*index_, language);
    recall();
    forgetSaid(language);
    if (waiting_)
        look(*std::exchange(waiting_, std::nullopt));
    emit indexed();
}

// What a crash has left, as soon as it is known which texts there are. One may be gone by now.
void TranslatorTools::recall()
{
    const OwnCatalogues* own = languages_.own();
    if (isRecalled_ || !translate_->isChecked() || !own || own->folder().isEmpty() || !index_ ||
        index_->isEmpty())
        return;
    isRecalled_ = true;
    QList<TypedText> known;
    for (const TypedText& typed : kept_.begin(own->folder() + QStringLiteral("/unsaved"))) {
        const SpokenText* spoken = index_->find(typed.text);
        if (!spoken)
            continue;
        known.append({spoken->text, typed.language});
        known.back().text.forms = typed.text.forms;
        known.back().text.state = typed.text.state;
    }
    panel_->editor()->recall(known);
}

// What was typed and is saved elsewhere by now, or was left by a crash and is said. `language` is that of the
// index, just read: what other languages say is not known.
void TranslatorTools::forgetSaid(const QString& language)
{
    const QList<TypedText> unsaved = panel_ ? panel_->editor()->unsaved() : QList<TypedText>();
    for (const TypedText& typed : unsaved) {
        const SpokenText* now = typed.language == language ? index_->find(typed.text) : nullptr;
        if (now && isSaid(typed, now->text, now->isOwn))
            panel_->editor()->forgetDraft(typed);
    }
}

void TranslatorTools::lookAt(const QPoint& place)
{
    const QWidget* widget = QApplication::widgetAt(place);
    if (!widget || widget->window() == panel_)
        return;
    look(textsAt(place));
}

void TranslatorTools::lookAtFocus()
{
    const QWidget* widget = QApplication::focusWidget();
    const bool isPanel = panel_ && widget && widget->window() == panel_;
    where_->setChecked(true);
    if (!isPanel)
        look(textsWithFocus(*window_));
}

void TranslatorTools::look(const TextsUnder& under)
{
    if (under.isEmpty())
        return;
    if (!index_) {
        waiting_ = under;
        return;
    }
    raise();
    if (under.texts == last_)
        return;
    last_ = under.texts;
    std::vector<SpokenText> found;
    QString shown;
    for (const QString& text : under.texts) {
        for (const FoundText& one : index_->find(text, under.classes)) {
            const bool isKnown = std::ranges::any_of(
                found, [&one](const SpokenText& known) { return isSame(known.text, one.spoken->text); });
            if (!isKnown)
                found.push_back(*one.spoken);
            if (shown.isEmpty())
                shown = text;
        }
    }
    panel_->show(comparable(shown.isEmpty() ? under.texts.front() : shown), found, languages_.current());
}

void TranslatorTools::raise()
{
    standAbove();
    if (!panel_->isVisible())
        panel_->QWidget::show();
    panel_->QWidget::raise();
}

// Above the dialog that is open, which would keep clicks from the panel otherwise.
void TranslatorTools::standAbove()
{
    const QWidget* modal = QApplication::activeModalWidget();
    QWindow* above = modal && modal->windowHandle() ? modal->windowHandle() : window_->windowHandle();
    if (QWindow* own = panel_->windowHandle(); own && above && own->transientParent() != above)
        own->setTransientParent(above);
}

// The file, or why nothing was written.
tl::expected<QString, QString> TranslatorTools::keep(const TypedText& typed)
{
    if (QString why = whyNot(typed.text, typed.language, typed.text.forms); !why.isEmpty())
        return tl::unexpected(std::move(why));
    tl::expected<QString, QString> file = keepOwnWords(languages_, typed.language, typed.text);
    if (file)
        panel_->editor()->forgetDraft(typed);
    return file;
}

void TranslatorTools::save(const TypedText& typed)
{
    const auto file = keep(typed);
    if (!file) {
        panel_->editor()->tell(file.error());
        return;
    }
    const QString name = fileInText(*file);
    if (typed.text.forms.isEmpty())
        //: %1 the name of a file with the user's own translations
        panel_->editor()->tell(tr("Your text was removed from %1.").arg(name));
    else
        //: %1 the name of a file
        panel_->editor()->tell(tr("Saved in %1.").arg(name));
}

bool TranslatorTools::mayClose()
{
    const QList<TypedText> unsaved = panel_ ? panel_->editor()->unsaved() : QList<TypedText>();
    if (unsaved.isEmpty())
        return true;
    //: Title of a message: words that a translator has typed
    MessageBox box(QMessageBox::Question, tr("Unsaved translations"),
                   tr("Some translations you typed have not been saved."),
                   QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
    box.setInformativeText(tr("Save them before closing?"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Discard)
        kept_.keep({});
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && saveAll(unsaved));
}

// Up to the first one that cannot be.
bool TranslatorTools::saveAll(const QList<TypedText>& unsaved)
{
    for (const TypedText& typed : unsaved) {
        if (const auto file = keep(typed); !file) {
            tellUnsaved(typed, file.error());
            return false;
        }
    }
    return true;
}

// Then shows it, to be mended.
void TranslatorTools::tellUnsaved(const TypedText& typed, const QString& why)
{
    const QString source = QString::fromUtf8(typed.text.source);
    const bool isSpoken = typed.language == languages_.current();
    const QString name = isolated(shownLine(source, kNamed));
    //: %1 a text in English, %2 why, as a sentence
    const QString text = isSpoken ? tr("\"%1\" was not saved. %2").arg(name, why)
                                  //: %1 a text in English, %2 the name of the language that it was translated
                                  //: into, such as Deutsch, %3 why, as a sentence
                                  : tr("\"%1\" (%2) was not saved. %3")
                                        .arg(name, isolated(Languages::nativeName(typed.language)), why);
    MessageBox::warn(window_, tr("Unsaved translations"), text);
    const SpokenText* spoken = index_ ? index_->find(typed.text) : nullptr;
    if (!spoken || !isSpoken)
        return;
    translate_->setChecked(true);
    panel_->show(source, {*spoken}, typed.language);
    last_.clear();
    raise();
}

bool TranslatorTools::eventFilter(QObject* object, QEvent* event)
{
    const bool isOn = where_->isChecked();
    if (object == window_ && event->type() == QEvent::LanguageChange) {
        retranslate();
        readTexts();
    } else if (isOn && event->type() == QEvent::WindowUnblocked) {
        standAbove(); // a dialog was closed
    } else if (isOn && event->type() == QEvent::MouseMove && object->isWindowType()) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if ((mouse->modifiers() & kHeld) == kHeld)
            lookAt(mouse->globalPosition().toPoint());
    } else if (isOn && event->type() == QEvent::KeyPress && object->isWindowType()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->modifiers() & kHeld) == kHeld) {
            if (key->key() == Qt::Key_F1) {
                lookAtFocus();
                return true;
            }
            // Whoever types into the panel selects words by the same keys.
            const bool isPanel = panel_ && object == panel_->windowHandle();
            if (!isPanel && (key->key() == Qt::Key_Control || key->key() == Qt::Key_Shift))
                lookAt(QCursor::pos());
        }
    }
    return QObject::eventFilter(object, event);
}

// A language that nobody speaks has no file, and without a folder there is nowhere to write.
void TranslatorTools::enable()
{
    const OwnCatalogues* own = languages_.own();
    const bool canWrite = own && !own->folder().isEmpty() && !pseudoOf(languages_.current());
    translate_->setEnabled(canWrite);
    if (!canWrite)
        translate_->setChecked(false);
}

void TranslatorTools::retranslate()
{
    //: Title of a menu: what people need who translate the program
    menu_->setTitle(tr("For t&ranslators"));
    //: Menu entry: tells which text of the program stands at the pointer
    where_->setText(tr("&Where is this text?"));
    //: Menu entry: texts that are pointed at can be translated
    translate_->setText(tr("&Translate here"));
    //: Menu entry: tells which text of the program stands where the keys go
    ofFocus_->setText(tr("Text with the &focus"));
    const QString hint =
        tr("Hold Ctrl+Shift and point at a text. Ctrl+Shift+F1 shows the text that has the keyboard focus.");
    where_->setToolTip(toolTip(hint));
    translate_->setToolTip(toolTip(tr("What you write goes into your own translation and shows at once.")));
    if (panel_)
        panel_->setHint(hint);
    enable();
}

} // namespace lodeline::ui
