// SPDX-License-Identifier: MIT
package java.util;

import java.io.Serializable;

/** A currency by its ISO 4217 code. The usual ones are known. */
public final class Currency implements Serializable {
    private static final long serialVersionUID = -158308464356906721L;

    /** Code, number, digits after the point, symbol in English of the USA, name, countries. */
    private static final String[] TABLE = {
        "USD 840 2 $ US_Dollar US,PR,EC,SV,GU",
                "EUR 978 2 \u20ac Euro AT,BE,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MC,MT,NL,PT,SI,SK",
        "GBP 826 2 \u00a3 British_Pound GB", "JPY 392 0 \u00a5 Japanese_Yen JP", "CNY 156 2 CN\u00a5 Chinese_Yuan CN",
        "CHF 756 2 CHF Swiss_Franc CH,LI", "CAD 124 2 CA$ Canadian_Dollar CA", "AUD 036 2 A$ Australian_Dollar AU",
        "NZD 554 2 NZ$ New_Zealand_Dollar NZ", "INR 356 2 \u20b9 Indian_Rupee IN,BT",
                "KRW 410 0 \u20a9 South_Korean_Won KR",
        "BRL 986 2 R$ Brazilian_Real BR", "MXN 484 2 MX$ Mexican_Peso MX", "RUB 643 2 RUB Russian_Ruble RU",
        "SEK 752 2 SEK Swedish_Krona SE", "NOK 578 2 NOK Norwegian_Krone NO", "DKK 208 2 DKK Danish_Krone DK",
        "PLN 985 2 PLN Polish_Zloty PL", "CZK 203 2 CZK Czech_Koruna CZ", "HUF 348 2 HUF Hungarian_Forint HU",
        "TRY 949 2 TRY Turkish_Lira TR", "ZAR 710 2 ZAR South_African_Rand ZA",
                "ILS 376 2 \u20aa Israeli_New_Shekel IL",
        "SGD 702 2 SGD Singapore_Dollar SG", "HKD 344 2 HK$ Hong_Kong_Dollar HK", "TWD 901 2 NT$ New_Taiwan_Dollar TW",
        "THB 764 2 THB Thai_Baht TH", "VND 704 0 \u20ab Vietnamese_Dong VN", "IDR 360 2 IDR Indonesian_Rupiah ID",
        "MYR 458 2 MYR Malaysian_Ringgit MY", "PHP 608 2 \u20b1 Philippine_Peso PH", "SAR 682 2 SAR Saudi_Riyal SA",
        "AED 784 2 AED United_Arab_Emirates_Dirham AE", "EGP 818 2 EGP Egyptian_Pound EG",
                "KWD 414 3 KWD Kuwaiti_Dinar KW",
        "BHD 048 3 BHD Bahraini_Dinar BH", "TND 788 3 TND Tunisian_Dinar TN", "CLP 152 0 CLP Chilean_Peso CL",
        "ARS 032 2 ARS Argentine_Peso AR", "COP 170 2 COP Colombian_Peso CO", "UAH 980 2 UAH Ukrainian_Hryvnia UA",
        "ISK 352 0 ISK Icelandic_Kr\u00f3na IS", "RON 946 2 RON Romanian_Leu RO", "BGN 975 2 BGN Bulgarian_Lev BG",
        "XAU 959 -1 XAU Gold -", "XXX 999 -1 \u00a4 Unknown_Currency -",
    };
    private static final Map<String, Currency> ALL = new LinkedHashMap<String, Currency>();

    static {
        for (int i = 0; i < TABLE.length; i++) {
            Currency c = new Currency(TABLE[i].split(" "));
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
        if (!country.matches("[A-Z]{2}")) throw new IllegalArgumentException();
        for (Iterator<Currency> it = ALL.values().iterator(); it.hasNext();) {
            Currency c = it.next();
            if (Arrays.asList(c.row[5].split(",")).contains(country)) return c;
        }
        return null;
    }

    public static Set<Currency> getAvailableCurrencies() {
        return new HashSet<Currency>(ALL.values());
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
        return row[4].replace('_', ' ');
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
