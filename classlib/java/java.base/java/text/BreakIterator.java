// SPDX-License-Identifier: MIT
package java.text;

import java.util.Locale;
import java.util.Objects;

/**
 * Finds where text may be taken apart: between characters as users see them, words, sentences, and at ends of lines.
 */
public abstract class BreakIterator implements Cloneable {
    public static final int DONE = -1;

    protected BreakIterator() {
    }

    public static BreakIterator getCharacterInstance() {
        return new TextBreaks(TextBreaks.CHARACTER);
    }

    public static BreakIterator getCharacterInstance(Locale locale) {
        Objects.requireNonNull(locale);
        return getCharacterInstance();
    }

    public static BreakIterator getWordInstance() {
        return new TextBreaks(TextBreaks.WORD);
    }

    public static BreakIterator getWordInstance(Locale locale) {
        Objects.requireNonNull(locale);
        return getWordInstance();
    }

    public static BreakIterator getSentenceInstance() {
        return new TextBreaks(TextBreaks.SENTENCE);
    }

    public static BreakIterator getSentenceInstance(Locale locale) {
        Objects.requireNonNull(locale);
        return getSentenceInstance();
    }

    public static BreakIterator getLineInstance() {
        return new TextBreaks(TextBreaks.LINE);
    }

    public static BreakIterator getLineInstance(Locale locale) {
        Objects.requireNonNull(locale);
        return getLineInstance();
    }

    public static synchronized Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public abstract int first();

    public abstract int last();

    public abstract int next(int n);

    public abstract int next();

    public abstract int previous();

    public abstract int following(int offset);

    public abstract int current();

    public abstract CharacterIterator getText();

    public abstract void setText(CharacterIterator newText);

    public void setText(String newText) {
        setText(new StringCharacterIterator(newText));
    }

    /** The last boundary before the offset. */
    public int preceding(int offset) {
        int at = following(offset);
        while (at >= offset && at != DONE) at = previous();
        return at;
    }

    public boolean isBoundary(int offset) {
        if (offset == 0) return true;
        int at = following(offset - 1);
        if (at == DONE) throw new IllegalArgumentException();
        return at == offset;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
