// SPDX-License-Identifier: MIT
package java.text;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import jdk.internal.util.LocaleTexts;

/** The characters of numbers, as LocaleTexts knows them; the currency is the locale's. */
public class DecimalFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = 5772796243397350300L;
    /** Versions of the stream: 1 has money and E, 2 locale, 3 E's text, 4 signs' texts, 5 money's groups. */
    private static final int VERSION = 5;

    private char zeroDigit = '0', groupingSeparator = ',', decimalSeparator = '.', perMill = '\u2030', percent = '%';
    private char digit = '#', patternSeparator = ';', minusSign = '-', monetarySeparator = '.', exponential = 'E';
    private char monetaryGroupingSeparator = ',';
    private String infinity = "\u221e", NaN = "NaN", exponentialSeparator = "E";
    /** Of the locale's currency; null until somebody asks. */
    private String currencySymbol, intlCurrencySymbol;
    private String minusSignText = "-", percentText = "%", perMillText = "\u2030";
    private Locale locale;
    private int serialVersionOnStream = VERSION;

    public DecimalFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DecimalFormatSymbols(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        groupingSeparator = monetaryGroupingSeparator = LocaleTexts.get(locale, "group", ",").charAt(0);
        decimalSeparator = monetarySeparator = LocaleTexts.get(locale, "decimal", ".").charAt(0);
    }

    private void initializeCurrency() {
        if (intlCurrencySymbol != null) return;
        Currency c = locale.getCountry().length() == 2 ? Currency.getInstance(locale) : null;
        intlCurrencySymbol = c == null ? "XXX" : c.getCurrencyCode();
        if (currencySymbol == null) currencySymbol = c == null ? "\u00a4" : c.getSymbol(locale);
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
        return zeroDigit;
    }

    public void setZeroDigit(char value) {
        zeroDigit = value;
    }

    public char getGroupingSeparator() {
        return groupingSeparator;
    }

    public void setGroupingSeparator(char value) {
        groupingSeparator = value;
    }

    public char getDecimalSeparator() {
        return decimalSeparator;
    }

    public void setDecimalSeparator(char value) {
        decimalSeparator = value;
    }

    public char getPerMill() {
        return perMill;
    }

    public void setPerMill(char value) {
        perMill = value;
        perMillText = String.valueOf(value);
    }

    public char getPercent() {
        return percent;
    }

    public void setPercent(char value) {
        percent = value;
        percentText = String.valueOf(value);
    }

    public char getDigit() {
        return digit;
    }

    public void setDigit(char value) {
        digit = value;
    }

    public char getPatternSeparator() {
        return patternSeparator;
    }

    public void setPatternSeparator(char value) {
        patternSeparator = value;
    }

    public String getInfinity() {
        return infinity;
    }

    public void setInfinity(String value) {
        infinity = value;
    }

    public String getNaN() {
        return NaN;
    }

    public void setNaN(String value) {
        NaN = value;
    }

    public char getMinusSign() {
        return minusSign;
    }

    public void setMinusSign(char value) {
        minusSign = value;
        minusSignText = String.valueOf(value);
    }

    public String getCurrencySymbol() {
        initializeCurrency();
        return currencySymbol;
    }

    public void setCurrencySymbol(String value) {
        initializeCurrency();
        currencySymbol = value;
    }

    public String getInternationalCurrencySymbol() {
        initializeCurrency();
        return intlCurrencySymbol;
    }

    public void setInternationalCurrencySymbol(String value) {
        initializeCurrency();
        intlCurrencySymbol = value;
        Currency c = getCurrency();
        if (c != null) currencySymbol = c.getSymbol(locale);
    }

    public char getMonetaryDecimalSeparator() {
        return monetarySeparator;
    }

    public void setMonetaryDecimalSeparator(char value) {
        monetarySeparator = value;
    }

    public char getMonetaryGroupingSeparator() {
        return monetaryGroupingSeparator;
    }

    public void setMonetaryGroupingSeparator(char value) {
        monetaryGroupingSeparator = value;
    }

    public String getExponentSeparator() {
        return exponentialSeparator;
    }

    public void setExponentSeparator(String value) {
        exponentialSeparator = value;
    }

    public Currency getCurrency() {
        initializeCurrency();
        if (intlCurrencySymbol == null) return null;
        try {
            return Currency.getInstance(intlCurrencySymbol);
        } catch (IllegalArgumentException e) {
            return null;        // the code is no currency's
        }
    }

    public void setCurrency(Currency currency) {
        initializeCurrency();
        intlCurrencySymbol = currency.getCurrencyCode();
        currencySymbol = currency.getSymbol(locale);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 1) {
            monetarySeparator = decimalSeparator;
            exponential = 'E';
        }
        if (serialVersionOnStream < 2) locale = Locale.ROOT;
        if (serialVersionOnStream < 3) exponentialSeparator = String.valueOf(exponential);
        if (serialVersionOnStream < 4) {
            perMillText = String.valueOf(perMill);
            percentText = String.valueOf(percent);
            minusSignText = String.valueOf(minusSign);
        }
        if (serialVersionOnStream < 5) monetaryGroupingSeparator = groupingSeparator;
        serialVersionOnStream = VERSION;
    }

    private String all() {
        initializeCurrency();
        return "" + zeroDigit + groupingSeparator + decimalSeparator + perMill + percent + digit + patternSeparator
                + minusSign + monetarySeparator + monetaryGroupingSeparator + infinity + NaN + exponentialSeparator
                + currencySymbol + intlCurrencySymbol;
    }

    @Override
    public boolean equals(Object o) {
        return o != null && o.getClass() == getClass() && all().equals(((DecimalFormatSymbols) o).all());
    }

    @Override
    public int hashCode() {
        return (zeroDigit * 37 + groupingSeparator) * 37 + decimalSeparator;
    }
}
