# SPDX-License-Identifier: GPL-3.0-or-later
"""What is known of languages: plural forms as Qt counts them, scripts, marks that end a sentence."""
import re

# A language, its script, and a country or a larger region: "es_419" is Spanish of Latin America.
CODE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|[0-9]{3}))?")

# (how many plural forms, which of them stand for exactly one number, counted from 0): the languages that lupdate gives
# them to. A form for one number need not say it; the first one of French (0, 1) or Russian (1, 21, 31 …) has to. The
# program counts as Unicode does, where the first form of Hindi and others stands for 0 and 1.
FORMS = {
    (1, ()): "bi bo dz fa fj gn hu id ja jv ko ms my na om su th tr tt vi yo za zh",
    (2, (0,)): "aa ab af ay az ba bg ca co da de el en eo es et eu fi fo fur fy gl ha he ia ie it ka kk kl km ks ku kw ky la"
               " lb lo ml mn mr nb ne nl nn no oc or ps pt_PT qu rm rn rw sd sn so sq ss st sv sw ta te tg tk tn to ts ug ur"
               " uz vo wo xh yi",
    (2, ()): "am as bn br fil fr gu hi hy is kn ln mg nso pa pt pt_BR si ti tl wa zu",
    (3, (0,)): "cs pl ro sk",
    (3, (0, 1)): "dv ga gv ik iu mi sa se sm",
    (3, (2,)): "lv",
    (3, ()): "be bs hr lt mk ru sr uk",
    (4, (0,)): "mt",
    (4, ()): "gd sl",
    (5, (0, 1, 3)): "cy",
    (6, (0, 1, 2)): "ar",
}
PLURALS = {code: rule for rule, codes in FORMS.items() for code in codes.split()}

# The numbers of each form, for people; where a language is not here, those of two forms stand for one and for the rest.
NUMBERS = {
    ("0, 1", "2…"): "am as bn fr gu hi kn ln mg nso pa pt pt_BR si zu",
    ("1", "0, 2…"): "pt_PT",
    ("1", "2–4", "0, 5…"): "cs sk",
    ("1", "2–4, 22–24…", "0, 5–21, 25–31…"): "pl",
    ("1, 21, 31…", "2–4, 22–24…", "0, 5–20, 25–30…"): "be bs hr ru sr uk",
    ("1, 21, 31…", "2–9, 22–29…", "0, 10–20, 30…"): "lt",
    ("1", "0, 2–19, 101–119…", "20–100…"): "ro",
    ("0", "1", "2", "3–10, 103–110…", "11–99, 111–199…", "100–102, 200–202…"): "ar",
}
NUMBERS_OF = {code: numbers for numbers, codes in NUMBERS.items() for code in codes.split()}

# As the names of letters in Unicode begin. Whatever is not here is written in Latin letters.
SCRIPTS = {
    ("CYRILLIC",): "ab ba be bg kk ky mk mn ru tg tt uk",
    ("CYRILLIC", "LATIN"): "bs sr uz",
    ("ARABIC",): "ar fa ks ps sd ug ur",
    ("ARABIC", "LATIN"): "ku",
    ("CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH KATAKANA"): "ja",
    ("CJK", "BOPOMOFO"): "zh",
    ("HANGUL", "CJK"): "ko",
    ("GREEK",): "el",
    ("HEBREW",): "he yi",
    ("ARMENIAN",): "hy",
    ("GEORGIAN",): "ka",
    ("DEVANAGARI",): "hi mr ne sa",
    ("BENGALI",): "as bn",
    ("GUJARATI",): "gu",
    ("GURMUKHI", "ARABIC"): "pa",
    ("ORIYA",): "or",
    ("TAMIL",): "ta",
    ("TELUGU",): "te",
    ("KANNADA",): "kn",
    ("MALAYALAM",): "ml",
    ("SINHALA",): "si",
    ("THAI",): "th",
    ("LAO",): "lo",
    ("KHMER",): "km",
    ("MYANMAR",): "my",
    ("TIBETAN",): "bo dz",
    ("ETHIOPIC",): "am ti",
    ("THAANA",): "dv",
}
SCRIPT_OF = {code: scripts for scripts, codes in SCRIPTS.items() for code in codes.split()}
NAMED_SCRIPTS = {"Latn": ("LATIN",), "Cyrl": ("CYRILLIC",), "Arab": ("ARABIC",), "Deva": ("DEVANAGARI",)}
RIGHT_TO_LEFT = {"ARABIC", "HEBREW", "THAANA"}
# Letters of two of these in one word look right and are not.
ALIKE = {"LATIN", "CYRILLIC", "GREEK"}
# Written without spaces, with wide marks, and shorter than English.
DENSE = {"ja", "zh", "ko"}
# With a blank before the marks of two parts, such as a semicolon.
SET_OFF = {"fr"}
# Without a mark at the end of a sentence.
WITHOUT_STOPS = {"th", "lo", "my", "km", "bo", "dz"}
# The marks that end a sentence, and what else stands for them in some languages. Nothing else does in any.
MARKS = {".": ".", "。": ".", "．": ".", "।": ".", "։": ".", "۔": ".",
         "…": "…", "⋯": "…", "︙": "…",
         ":": ":", "：": ":", "՝": ":", "፦": ":",
         "!": "!", "！": "!", "՜": "!",
         "?": "?", "？": "?", "؟": "?", "՞": "?"}
# Marks of English that a language never ends a sentence with, and its own.
OWN_MARKS = {
    "ja": {".": "。"}, "zh": {".": "。"}, "ar": {"?": "؟"}, "fa": {"?": "؟"}, "ps": {"?": "؟"},
    "ur": {"?": "؟", ".": "۔"}, "el": {"?": ";"},
}
# What ends a sentence in one language alone.
MARKS_OF = {"el": {";": "?", "\u037e": "?"}, "am": {"።": "."}, "ti": {"።": "."}, "my": {"။": "."}, "km": {"។": "."}}
# Where marks stand on a letter within the sentence.
INNER_MARKS = {"hy"}
# What a sentence begins with, where its end alone does not do.
OPENING = {"es": {"?": "¿", "!": "¡"}}


def base(code):
    """The language without its script and country."""
    return code.split("_")[0]


def plurals(code):
    """(number of forms, those for exactly one number) or None for a language that Qt does not know."""
    return PLURALS.get(code) or PLURALS.get(base(code))


def scripts(code):
    """Those of the language, or the one that its code names: of sr_Latn Latin letters alone."""
    named = [NAMED_SCRIPTS[part] for part in code.split("_")[1:] if part in NAMED_SCRIPTS]
    return named[0] if named else SCRIPT_OF.get(base(code), ("LATIN",))


def isDense(code):
    return base(code) in DENSE


def isRightToLeft(code):
    return scripts(code)[0] in RIGHT_TO_LEFT


def numbers(code):
    """Which numbers each form stands for, in words; nothing where that is not known."""
    known = NUMBERS_OF.get(code) or NUMBERS_OF.get(base(code))
    return known or (("1", "0, 2…") if plurals(code) == (2, (0,)) else ())
