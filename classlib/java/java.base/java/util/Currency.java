// SPDX-License-Identifier: MIT
package java.util;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import jdk.internal.util.Tables;

/** A currency by its ISO 4217 code, as of Java 17. */
public final class Currency implements Serializable {
    private static final long serialVersionUID = -158308464356906721L;

    /** From the table currencies.dat: code, number, digits after the point, symbol in the USA, countries, name. */
    private static final Map<String, Currency> ALL = new LinkedHashMap<String, Currency>();

    static {
        String text = new String(Tables.read(Currency.class, "currencies.dat"), StandardCharsets.UTF_8);
        for (int at = 0, end; at < text.length(); at = end + 1) {
            end = text.indexOf('\n', at);
            Currency c = new Currency(text.substring(at, end).split(" ", 6));
            ALL.put(c.currencyCode, c);
        }
    }

    private final String currencyCode;
    private final transient String[] row;

    private Currency(String[] row) {
        this.row = row;
        currencyCode = row[0];
    }

    public static Currency getInstance(String currencyCode) {
        Currency c = ALL.get(Objects.requireNonNull(currencyCode));
        if (c == null) throw new IllegalArgumentException();
        return c;
    }

    public static Currency getInstance(Locale locale) {
        String country = locale.getCountry();
        if (!LocaleNames.has('C', country)) throw new IllegalArgumentException();
        for (Iterator<Currency> it = ALL.values().iterator(); it.hasNext();) {
            Currency c = it.next();
            if (Arrays.asList(c.row[4].split(",")).contains(country)) return c;
        }
        return null;
    }

    public static Set<Currency> getAvailableCurrencies() {
        return new HashSet<Currency>(ALL.values());
    }

    public static java.util.stream.Stream<Currency> availableCurrencies() {
        return ALL.values().stream();
    }

    public String getCurrencyCode() {
        return currencyCode;
    }

    public String getSymbol() {
        return getSymbol(Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getSymbol(Locale locale) {
        Objects.requireNonNull(locale);
        return locale.getLanguage().isEmpty() ? currencyCode : row[3];
    }

    public int getDefaultFractionDigits() {
        return Integer.parseInt(row[2]);
    }

    public int getNumericCode() {
        return Integer.parseInt(row[1]);
    }

    public String getNumericCodeAsString() {
        return row[1];
    }

    public String getDisplayName() {
        return row[5];
    }

    public String getDisplayName(Locale locale) {
        Objects.requireNonNull(locale);
        return getDisplayName();
    }

    private Object readResolve() {
        return getInstance(currencyCode);
    }

    @Override
    public String toString() {
        return currencyCode;
    }
}
