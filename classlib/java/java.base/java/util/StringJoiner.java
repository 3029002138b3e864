// SPDX-License-Identifier: MIT
package java.util;

/** Joins strings with a separator, between a prefix and a suffix. */
public final class StringJoiner {
    private final String prefix, delimiter, suffix;
    private StringBuilder text;                  // the prefix and what was added; null while nothing was
    private String emptyValue;

    public StringJoiner(CharSequence delimiter) {
        this(delimiter, "", "");
    }

    public StringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        Objects.requireNonNull(prefix, "The prefix must not be null");
        Objects.requireNonNull(delimiter, "The delimiter must not be null");
        Objects.requireNonNull(suffix, "The suffix must not be null");
        this.prefix = prefix.toString();
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence emptyValue) {
        this.emptyValue = Objects.requireNonNull(emptyValue, "The empty value must not be null").toString();
        return this;
    }

    @Override
    public String toString() {
        if (text == null) return emptyValue != null ? emptyValue : prefix + suffix;
        int n = text.length();
        String s = text.append(suffix).toString();
        text.setLength(n);
        return s;
    }

    private StringBuilder next() {
        if (text == null) text = new StringBuilder().append(prefix);
        else text.append(delimiter);
        return text;
    }

    public StringJoiner add(CharSequence newElement) {
        next().append(String.valueOf(newElement));
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        Objects.requireNonNull(other);
        if (other.text != null) {
            String content = other.text.substring(other.prefix.length());
            next().append(content);
        }
        return this;
    }

    public int length() {
        return text != null ? text.length() + suffix.length()
                : emptyValue != null ? emptyValue.length() : prefix.length() + suffix.length();
    }
}
