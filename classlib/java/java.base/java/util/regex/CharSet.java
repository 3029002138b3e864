package java.util.regex;

/** A set of code points: what a character class, an escape or a literal character matches. */
abstract class CharSet {
    abstract boolean has(int c);

    static final CharSet ALL = new CharSet() {
        @Override
        boolean has(int c) {
            return true;
        }
    };

    static CharSet one(final int x) {
        return range(x, x);
    }

    static CharSet range(final int low, final int high) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                return c >= low && c <= high;
            }
        };
    }

    /** Any char of the text. */
    static CharSet anyOf(final String chars) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                return c < 0x10000 && chars.indexOf(c) >= 0;
            }
        };
    }

    static CharSet not(final CharSet a) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                return !a.has(c);
            }
        };
    }

    static CharSet or(final CharSet a, final CharSet b) {
        if (a == null) {
            return b;
        }
        return new CharSet() {
            @Override
            boolean has(int c) {
                return a.has(c) || b.has(c);
            }
        };
    }

    static CharSet and(final CharSet a, final CharSet b) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                return a.has(c) && b.has(c);
            }
        };
    }

    /**
     * The set, and what differs from its members in case only. unicode: by Character's mappings, else for ASCII
     * letters.
     */
    static CharSet ignoringCase(final CharSet a, final boolean unicode) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                if (a.has(c)) {
                    return true;
                }
                if (!unicode) {
                    boolean lower = c >= 'a' && c <= 'z';
                    return (lower || c >= 'A' && c <= 'Z') && a.has(c ^ 0x20);
                }
                int up = Character.toUpperCase(c);
                return a.has(up) || a.has(Character.toLowerCase(up)) || a.has(Character.toLowerCase(c));
            }
        };
    }

    /** The characters that differ from x in case only, by Character's mappings. */
    static CharSet sameLetter(int x) {
        final int folded = folded(x);
        return new CharSet() {
            @Override
            boolean has(int c) {
                return folded(c) == folded;
            }
        };
    }

    private static int folded(int c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    static CharSet category(final int mask) {
        return new CharSet() {
            @Override
            boolean has(int c) {
                return (mask & 1 << Character.getType(c)) != 0;
            }
        };
    }

    static final CharSet DIGIT = range('0', '9');
    static final CharSet LOWER = range('a', 'z');
    static final CharSet UPPER = range('A', 'Z');
    static final CharSet ALPHA = or(LOWER, UPPER);
    static final CharSet ALNUM = or(ALPHA, DIGIT);
    static final CharSet WORD = or(ALNUM, one('_'));
    /** Of what words are made where boundaries are looked for, which know all letters: as in JDK 17, not as in 19. */
    static final CharSet OF_WORDS = new CharSet() {
        @Override
        boolean has(int c) {
            return c == '_' || Character.isLetterOrDigit(c);
        }
    };
    static final CharSet SPACE = anyOf(" \t\n\u000b\f\r");
    static final CharSet PUNCT = anyOf("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~");
    static final CharSet HORIZONTAL = or(anyOf(" \t\u00a0\u1680\u180e\u202f\u205f\u3000"), range(0x2000, 0x200a));
    static final CharSet VERTICAL = anyOf("\n\u000b\f\r\u0085\u2028\u2029");

    /**
     * The letter of an escape that names a set (d w s h v and their complements), or null. unicode:
     * UNICODE_CHARACTER_CLASS.
     */
    static CharSet escape(int letter, boolean unicode) {
        switch (letter) {
            case 'd':
                return unicode ? property("IsDigit", true) : DIGIT;
            case 'w':
                return unicode ? property("IsWord", true) : WORD;
            case 's':
                return unicode ? property("IsWhite_Space", true) : SPACE;
            case 'h':
                return HORIZONTAL;
            case 'v':
                return VERTICAL;
            case 'D':
            case 'W':
            case 'S':
            case 'H':
            case 'V':
                return not(escape(letter + 32, unicode));
            default:
                return null;
        }
    }

    /** Properties that ask a method of Character. */
    private static final String JAVA_NAMES = " LowerCase UpperCase Alphabetic Ideographic TitleCase Digit Defined Letter"
            + " LetterOrDigit JavaIdentifierStart JavaIdentifierPart UnicodeIdentifierStart UnicodeIdentifierPart"
            + " IdentifierIgnorable SpaceChar Mirrored ISOControl Whitespace ";

    /** The set that a property name means: POSIX, java*, general categories, binary properties; null if unknown. */
    static CharSet property(String name, boolean unicode) {
        CharSet posix = unicode ? null : posix(name);
        if (posix != null) {
            return posix;
        }
        if (name.startsWith("java")) {
            boolean known = JAVA_NAMES.contains(" " + name.substring(4) + " ");
            return !known ? null : predicate(name.equals("javaWhitespace") ? name : name.substring(4));
        }
        if (name.startsWith("Is")) {
            CharSet s = name.equals("IsDefined") ? null : predicate(name.substring(2));
            if (s == null) s = categories(name.substring(2));
            return s != null ? s : script(name.substring(2));
        }
        if (name.startsWith("In")) {
            return block(name.substring(2));
        }
        int equals = name.indexOf('=');
        if (equals >= 0) {
            String key = name.substring(0, equals);
            String value = name.substring(equals + 1);
            switch (key.toLowerCase(java.util.Locale.ROOT)) {
                case "sc":
                case "script":
                    return script(value);
                case "blk":
                case "block":
                    return block(value);
                case "gc":
                case "general_category":
                    return categories(value);
                default:
                    return null;
            }
        }
        CharSet s = categories(name);
        if (s == null && unicode) s = predicate(name);
        return s == null && unicode ? posix(name) : s;
    }

    /** The characters of a script, or null if there is none of that name. */
    private static CharSet script(String name) {
        try {
            final Character.UnicodeScript s = Character.UnicodeScript.forName(name);
            return new CharSet() {
                @Override
                boolean has(int c) {
                    return Character.UnicodeScript.of(c) == s;
                }
            };
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** The characters of a block, or null if there is none of that name. */
    private static CharSet block(String name) {
        try {
            final Character.UnicodeBlock b = Character.UnicodeBlock.forName(name);
            return new CharSet() {
                @Override
                boolean has(int c) {
                    return Character.UnicodeBlock.of(c) == b;
                }
            };
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Of a property that is about case, the set that ignoring case makes of it. */
    static CharSet anyCase(String name, CharSet set) {
        int equals = name.indexOf('=');
        switch (equals < 0 ? name : name.substring(equals + 1)) {
            case "Lower":
            case "Upper":
                return set == LOWER || set == UPPER ? ALPHA : anyCase("IsLowercase", set);
            case "IsLu":
            case "IsLl":
            case "IsLt":
            case "Lu":
            case "Ll":
            case "Lt":
                return categories("LC");
            case "javaLowerCase":
            case "javaUpperCase":
            case "javaTitleCase":
            case "IsLower":
            case "IsUpper":
            case "IsLowercase":
            case "IsUppercase":
            case "IsTitlecase":
                return or(predicate("lowercase"), or(predicate("uppercase"), predicate("titlecase")));
            default:
                return set;
        }
    }

    private static CharSet posix(String name) {
        switch (name) {
            case "Lower":
                return LOWER;
            case "Upper":
                return UPPER;
            case "ASCII":
                return range(0, 0x7f);
            case "Alpha":
                return ALPHA;
            case "Digit":
                return DIGIT;
            case "Alnum":
                return ALNUM;
            case "Punct":
                return PUNCT;
            case "Graph":
                return range(0x21, 0x7e);
            case "Print":
                return range(0x20, 0x7e);
            case "Blank":
                return anyOf(" \t");
            case "Cntrl":
                return or(range(0, 0x1f), one(0x7f));
            case "XDigit":
                return or(DIGIT, or(range('a', 'f'), range('A', 'F')));
            case "Space":
                return SPACE;
            default:
                return null;
        }
    }

    /** Sets by a question to Character; the names of java* properties, and of Unicode's binary ones in lower case. */
    private static CharSet predicate(final String name) {
        final String key = name.toLowerCase().replace("_", "");
        final String known = " lowercase uppercase alphabetic ideographic titlecase digit letter letterordigit whitespace javawhitespace"
                + " spacechar mirrored isocontrol defined identifierignorable javaidentifierstart javaidentifierpart"
                + " unicodeidentifierstart unicodeidentifierpart punctuation control hexdigit assigned word alnum blank graph print"
                + " alpha upper lower punct cntrl xdigit space joincontrol noncharactercodepoint emoji emojipresentation"
                + " emojimodifier emojimodifierbase emojicomponent extendedpictographic ";
        if (!known.contains(" " + key + " ")) {
            return null;
        }
        return new CharSet() {
            @Override
            boolean has(int c) {
                return Character.isValidCodePoint(c) && holds(key, c);
            }
        };
    }

    private static final int LETTERS = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5;
    private static final int MARKS = 1 << 6 | 1 << 7 | 1 << 8;
    private static final int PUNCTUATION = 1 << 20 | 1 << 21 | 1 << 22 | 1 << 23 | 1 << 24 | 1 << 29 | 1 << 30;

    private static boolean isCategory(int mask, int c) {
        return (mask & 1 << Character.getType(c)) != 0;
    }

    private static boolean holds(String key, int c) {
        switch (key) {
            case "lowercase":
            case "lower":
                return Character.isLowerCase(c);
            case "uppercase":
            case "upper":
                return Character.isUpperCase(c);
            case "alphabetic":
            case "alpha":
                return Character.isAlphabetic(c);
            case "ideographic":
                return Character.isIdeographic(c);
            case "titlecase":
                return Character.isTitleCase(c);
            case "digit":
                return Character.isDigit(c);
            case "letter":
                return Character.isLetter(c);
            case "letterordigit":
                return Character.isLetterOrDigit(c);
            case "alnum":
                return Character.isAlphabetic(c) || Character.isDigit(c);
            case "whitespace":
            case "space":
                return Character.isSpaceChar(c) || c >= 9 && c <= 13 || c == 0x85;
            case "javawhitespace":
                return Character.isWhitespace(c);
            case "spacechar":
                return Character.isSpaceChar(c);
            case "mirrored":
                return Character.isMirrored(c);
            case "isocontrol":
            case "control":
            case "cntrl":
                return Character.getType(c) == Character.CONTROL;
            case "defined":
            case "assigned":
                return Character.isDefined(c);
            case "identifierignorable":
                return Character.isIdentifierIgnorable(c);
            case "javaidentifierstart":
                return Character.isJavaIdentifierStart(c);
            case "javaidentifierpart":
                return Character.isJavaIdentifierPart(c);
            case "unicodeidentifierstart":
                return Character.isUnicodeIdentifierStart(c);
            case "unicodeidentifierpart":
                return Character.isUnicodeIdentifierPart(c);
            case "punctuation":
            case "punct":
                return isCategory(PUNCTUATION, c);
            case "hexdigit":
            case "xdigit":
                return Character.digit(c, 16) >= 0;
            case "joincontrol":
                return c == 0x200c || c == 0x200d;
            case "noncharactercodepoint":
                return (c & 0xfffe) == 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
            case "emoji":
                return Character.isEmoji(c);
            case "emojipresentation":
                return Character.isEmojiPresentation(c);
            case "emojimodifier":
                return Character.isEmojiModifier(c);
            case "emojimodifierbase":
                return Character.isEmojiModifierBase(c);
            case "emojicomponent":
                return Character.isEmojiComponent(c);
            case "extendedpictographic":
                return Character.isExtendedPictographic(c);
            case "blank":
                return c == 9 || Character.getType(c) == Character.SPACE_SEPARATOR;
            case "word":
                return Character.isAlphabetic(c) || isCategory(MARKS | 1 << 9 | 1 << 23, c) || c == 0x200c
                        || c == 0x200d;
            case "graph":
                return !isCategory(1 | 1 << 12 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 19, c);
            default: // print
                return !isCategory(1 | 1 << 13 | 1 << 14 | 1 << 15 | 1 << 19, c);
        }
    }

    /** A general category by its short name: "Lu", "L", "LC". The bits are the values of Character.getType. */
    private static CharSet categories(String name) {
        switch (name) {
            case "L":
                return category(LETTERS);
            case "LC":
                return category(1 << 1 | 1 << 2 | 1 << 3);
            case "LD":
                return category(LETTERS | 1 << 9);
            case "L1":
                return range(0, 0xff);
            case "all":
                return ALL;
            case "M":
                return category(MARKS);
            case "N":
                return category(1 << 9 | 1 << 10 | 1 << 11);
            case "Z":
                return category(1 << 12 | 1 << 13 | 1 << 14);
            case "C":
                return category(1 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 19);
            case "P":
                return category(PUNCTUATION);
            case "S":
                return category(1 << 25 | 1 << 26 | 1 << 27 | 1 << 28);
            default:
                String names = "Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf -- Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf ";
                int i = name.length() == 2 ? names.indexOf(name + " ") : -1;
                return i < 0 ? null : category(1 << i / 3);
        }
    }
}
