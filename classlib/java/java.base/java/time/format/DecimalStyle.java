// SPDX-License-Identifier: MIT
package java.time.format;

import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** The characters of numbers. */
public final class DecimalStyle {
    public static final DecimalStyle STANDARD = new DecimalStyle('0', '+', '-', '.');

    private final char zero, positive, negative, separator;

    private DecimalStyle(char zero, char positive, char negative, char separator) {
        this.zero = zero;
        this.positive = positive;
        this.negative = negative;
        this.separator = separator;
    }

    public static Set<Locale> getAvailableLocales() {
        return Set.of(Locale.getAvailableLocales());
    }

    public static DecimalStyle ofDefaultLocale() {
        return of(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static DecimalStyle of(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return STANDARD;
    }

    public char getZeroDigit() {
        return zero;
    }

    public DecimalStyle withZeroDigit(char c) {
        return c == zero ? this : new DecimalStyle(c, positive, negative, separator);
    }

    public char getPositiveSign() {
        return positive;
    }

    public DecimalStyle withPositiveSign(char c) {
        return c == positive ? this : new DecimalStyle(zero, c, negative, separator);
    }

    public char getNegativeSign() {
        return negative;
    }

    public DecimalStyle withNegativeSign(char c) {
        return c == negative ? this : new DecimalStyle(zero, positive, c, separator);
    }

    public char getDecimalSeparator() {
        return separator;
    }

    public DecimalStyle withDecimalSeparator(char c) {
        return c == separator ? this : new DecimalStyle(zero, positive, negative, c);
    }

    int digit(char c) {
        int v = c - zero;
        return v >= 0 && v <= 9 ? v : -1;
    }

    String localized(String digits) {
        if (zero == '0') return digits;
        char[] a = digits.toCharArray();
        for (int i = 0; i < a.length; i++) a[i] += zero - '0';
        return new String(a);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof DecimalStyle)) return false;
        DecimalStyle d = (DecimalStyle) o;
        return zero == d.zero && positive == d.positive && negative == d.negative && separator == d.separator;
    }

    @Override
    public int hashCode() {
        return zero + positive + negative + separator;
    }

    @Override
    public String toString() {
        return "DecimalStyle[" + zero + positive + negative + separator + "]";
    }
}
