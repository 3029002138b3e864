// SPDX-License-Identifier: MIT
package java.text;

import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;

/** The characters of numbers; those of English everywhere, but the currency is the locale's. */
public class DecimalFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = 5772796243397350300L;

    private char zero = '0', grouping = ',', decimal = '.', perMill = '\u2030', percent = '%', digit = '#',
            separator = ';';
    private char minus = '-', monetary = '.', monetaryGrouping = ',';
    private String infinity = "\u221e", nan = "NaN", exponent = "E", symbol, code;
    private final Locale locale;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        Currency c = null;
        if (locale.getCountry().length() == 2) c = Currency.getInstance(locale);
        code = c == null ? "XXX" : c.getCurrencyCode();
        symbol = c == null ? "\u00a4" : c.getSymbol(locale);
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static final DecimalFormatSymbols getInstance() {
        return new DecimalFormatSymbols();
    }

    public static final DecimalFormatSymbols getInstance(Locale locale) {
        return new DecimalFormatSymbols(locale);
    }

    public Locale getLocale() {
        return locale;
    }

    public char getZeroDigit() {
        return zero;
    }

    public void setZeroDigit(char value) {
        zero = value;
    }

    public char getGroupingSeparator() {
        return grouping;
    }

    public void setGroupingSeparator(char value) {
        grouping = value;
    }

    public char getDecimalSeparator() {
        return decimal;
    }

    public void setDecimalSeparator(char value) {
        decimal = value;
    }

    public char getPerMill() {
        return perMill;
    }

    public void setPerMill(char value) {
        perMill = value;
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char value) {
        percent = value;
    }

    public char getDigit() {
        return digit;
    }

    public void setDigit(char value) {
        digit = value;
    }

    public char getPatternSeparator() {
        return separator;
    }

    public void setPatternSeparator(char value) {
        separator = value;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String value) {
        infinity = value;
    }

    public String getNaN() {
        return nan;
    }

    public void setNaN(String value) {
        nan = value;
    }

    public char getMinusSign() {
        return minus;
    }

    public void setMinusSign(char value) {
        minus = value;
    }

    public String getCurrencySymbol() {
        return symbol;
    }

    public void setCurrencySymbol(String value) {
        symbol = value;
    }

    public String getInternationalCurrencySymbol() {
        return code;
    }

    public void setInternationalCurrencySymbol(String value) {
        code = value;
    }

    public char getMonetaryDecimalSeparator() {
        return monetary;
    }

    public void setMonetaryDecimalSeparator(char value) {
        monetary = value;
    }

    public char getMonetaryGroupingSeparator() {
        return monetaryGrouping;
    }

    public void setMonetaryGroupingSeparator(char value) {
        monetaryGrouping = value;
    }

    public String getExponentSeparator() {
        return exponent;
    }

    public void setExponentSeparator(String value) {
        exponent = value;
    }

    public Currency getCurrency() {
        return Currency.getInstance(code);
    }

    public void setCurrency(Currency currency) {
        code = currency.getCurrencyCode();
        symbol = currency.getSymbol(locale);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private String all() {
        return "" + zero + grouping + decimal + perMill + percent + digit + separator + minus + monetary
                + monetaryGrouping
                + infinity + nan + exponent + symbol + code;
    }

    @Override
    public boolean equals(Object o) {
        return o != null && o.getClass() == getClass() && all().equals(((DecimalFormatSymbols) o).all());
    }

    @Override
    public int hashCode() {
        return (zero * 37 + grouping) * 37 + decimal;
    }
}
