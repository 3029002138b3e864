// SPDX-License-Identifier: MIT
package java.util;

/** A language, and perhaps a script, a country and a variant. Texts of this library are English in every locale. */
public final class Locale implements Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 9149081749638150636L;
    public static final Locale ENGLISH = new Locale("en");
    public static final Locale FRENCH = new Locale("fr");
    public static final Locale GERMAN = new Locale("de");
    public static final Locale ITALIAN = new Locale("it");
    public static final Locale JAPANESE = new Locale("ja");
    public static final Locale KOREAN = new Locale("ko");
    public static final Locale CHINESE = new Locale("zh");
    public static final Locale SIMPLIFIED_CHINESE = new Locale("zh", "CN");
    public static final Locale TRADITIONAL_CHINESE = new Locale("zh", "TW");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale US = new Locale("en", "US");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale CANADA_FRENCH = new Locale("fr", "CA");
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;
    public static final Locale ROOT = new Locale("");
    public static final char PRIVATE_USE_EXTENSION = 'x';
    public static final char UNICODE_LOCALE_EXTENSION = 'u';

    private static final String[] LANGUAGES = {"en", "English", "fr", "French", "de", "German", "it", "Italian", "ja",
        "Japanese", "ko", "Korean", "zh", "Chinese", "es", "Spanish", "pt", "Portuguese", "ru", "Russian"};
    private static final String[] COUNTRIES = {"US", "United States", "GB", "United Kingdom", "FR", "France", "DE",
        "Germany", "IT", "Italy", "JP", "Japan", "KR", "South Korea", "CN", "China", "TW", "Taiwan", "CA", "Canada",
        "ES", "Spain", "BR", "Brazil", "RU", "Russia", "IN", "India"};

    private static volatile Locale defaultLocale, displayLocale, formatLocale;

    private final String language, script, country, variant;

    /** What a default locale is for. */
    public enum Category {
        DISPLAY, FORMAT
    }

    /** How exactly ranges are matched. */
    public enum FilteringMode {
        AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES, REJECT_EXTENDED_RANGES
    }

    /** Which set of country codes is meant. */
    public enum IsoCountryCode {
        PART1_ALPHA2, PART1_ALPHA3, PART3
    }

    private Locale(String language, String script, String country, String variant) {
        this.language = ascii(language, false);
        this.script = script.isEmpty() ? script : ascii(script.substring(0, 1), true)
                + ascii(script.substring(1), false);
        this.country = ascii(country, true);
        this.variant = variant;
    }

    public Locale(String language, String country, String variant) {
        this(language, "", country, Objects.requireNonNull(variant));
    }

    public Locale(String language, String country) {
        this(language, "", country, "");
    }

    public Locale(String language) {
        this(language, "", "", "");
    }

    private static String ascii(String s, boolean upper) {
        int n = s.length();
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            if (upper ? c >= 'a' && c <= 'z' : c >= 'A' && c <= 'Z') {
                char[] a = s.toCharArray();
                for (; i < n; i++) if (upper ? a[i] >= 'a' && a[i] <= 'z' : a[i] >= 'A' && a[i] <= 'Z') a[i] ^= 32;
                return new String(a);
            }
        }
        return s;
    }

    public static Locale getDefault() {
        Locale l = defaultLocale;
        if (l == null) {
            String lang = System.getProperty("user.language", "en");
            l = new Locale(lang, System.getProperty("user.script", ""), System.getProperty("user.country", ""),
                    System.getProperty("user.variant", ""));
            defaultLocale = l;
        }
        return l;
    }

    public static Locale getDefault(Category category) {
        Locale l = category == Category.DISPLAY ? displayLocale : formatLocale;
        if (category == null) throw new NullPointerException();
        return l != null ? l : getDefault();
    }

    public static synchronized void setDefault(Locale newLocale) {
        defaultLocale = Objects.requireNonNull(newLocale, "Can't set default locale to NULL");
        displayLocale = formatLocale = null;
    }

    public static synchronized void setDefault(Category category, Locale newLocale) {
        if (category == null) throw new NullPointerException("Category cannot be NULL");
        if (newLocale == null) throw new NullPointerException("Can't set default locale to NULL");
        if (category == Category.DISPLAY) displayLocale = newLocale;
        else formatLocale = newLocale;
    }

    public static Locale[] getAvailableLocales() {
        return new Locale[] {ROOT, ENGLISH, US, UK};
    }

    public static String[] getISOCountries() {
        return every(COUNTRIES);
    }

    public static String[] getISOLanguages() {
        return every(LANGUAGES);
    }

    private static String[] every(String[] codesAndNames) {
        String[] codes = new String[codesAndNames.length / 2];
        for (int i = 0; i < codes.length; i++) codes[i] = codesAndNames[2 * i];
        return codes;
    }

    public String getLanguage() {
        return language;
    }

    public String getScript() {
        return script;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public boolean hasExtensions() {
        return false;
    }

    public Locale stripExtensions() {
        return this;
    }

    public String getExtension(char key) {
        return null;
    }

    public Set<Character> getExtensionKeys() {
        return Collections.emptySet();
    }

    public Set<String> getUnicodeLocaleAttributes() {
        return Collections.emptySet();
    }

    public String getUnicodeLocaleType(String key) {
        return null;
    }

    public Set<String> getUnicodeLocaleKeys() {
        return Collections.emptySet();
    }

    @Override
    public String toString() {
        boolean l = !language.isEmpty(), s = !script.isEmpty(), c = !country.isEmpty(), v = !variant.isEmpty();
        StringBuilder sb = new StringBuilder(language);
        if (c || l && (v || s)) sb.append('_').append(country);
        if (v && (l || c)) sb.append('_').append(variant);
        if (s && (l || c)) sb.append("_#").append(script);
        return sb.toString();
    }

    public String toLanguageTag() {
        StringBuilder sb = new StringBuilder(language.isEmpty() ? "und" : language);
        if (!script.isEmpty()) sb.append('-').append(script);
        if (!country.isEmpty()) sb.append('-').append(country);
        if (!variant.isEmpty()) sb.append('-').append(variant.replace('_', '-'));
        return sb.toString();
    }

    public static Locale forLanguageTag(String languageTag) {
        StringTokenizer t = new StringTokenizer(languageTag.replace('_', '-'), "-");
        String lang = t.hasMoreTokens() ? t.nextToken() : "", script = "", country = "", variant = "";
        if (lang.equalsIgnoreCase("und")) lang = "";
        while (t.hasMoreTokens()) {
            String s = t.nextToken();
            if (s.length() == 1) break;
            if (s.length() == 4 && script.isEmpty() && country.isEmpty() && variant.isEmpty()
                    && !Character.isDigit(s.charAt(0))) script = s;
            else if ((s.length() == 2 || s.length() == 3) && country.isEmpty() && variant.isEmpty()) country = s;
            else variant = variant.isEmpty() ? s : variant + "_" + s;
        }
        return new Locale(lang, script, country, variant);
    }

    private static final String COUNTRIES3 =
            "AR ARG,AT AUT,AU AUS,BE BEL,BG BGR,BR BRA,CA CAN,CH CHE,CL CHL,CN CHN,CO COL,CZ CZE,DE DEU,"
            + "DK DNK,EE EST,EG EGY,ES ESP,FI FIN,FR FRA,GB GBR,GR GRC,HK HKG,HR HRV,HU HUN,ID IDN,IE IRL,"
            + "IL ISR,IN IND,IS ISL,IT ITA,JP JPN,KR KOR,LT LTU,LU LUX,LV LVA,MX MEX,MY MYS,NL NLD,NO NOR,"
            + "NZ NZL,PH PHL,PL POL,PT PRT,RO ROU,RS SRB,RU RUS,SA SAU,SE SWE,SG SGP,SI SVN,SK SVK,TH THA,"
            + "TR TUR,TW TWN,UA UKR,US USA,VN VNM,ZA ZAF";
    private static final String LANGUAGES3 =
            "ar ara,bg bul,cs ces,da dan,de deu,el ell,en eng,es spa,et est,fi fin,fr fra,he heb,hi hin,"
            + "hr hrv,hu hun,id ind,is isl,it ita,ja jpn,ko kor,lt lit,lv lav,nl nld,no nor,pl pol,pt por,"
            + "ro ron,ru rus,sk slk,sl slv,sr srp,sv swe,th tha,tr tur,uk ukr,vi vie,zh zho";

    /** The three letters that stand after a code's two. */
    private static String three(String code, String table, String what, Locale l) {
        if (code.isEmpty() || code.length() == 3) return code;
        int at = ("," + table).indexOf("," + code + " ");
        if (at >= 0) return table.substring(at + 3, at + 6);
        throw new MissingResourceException("Couldn't find 3-letter " + what + " code for " + code,
                "FormatData_" + l, "Short" + Character.toUpperCase(what.charAt(0)) + what.substring(1));
    }

    public String getISO3Language() throws MissingResourceException {
        return three(language, LANGUAGES3, "language", this);
    }

    public String getISO3Country() throws MissingResourceException {
        return three(country, COUNTRIES3, "country", this);
    }

    public static Locale of(String language, String country, String variant) {
        return new Locale(language, country, variant);
    }

    public static Locale of(String language, String country) {
        return new Locale(language, country);
    }

    public static Locale of(String language) {
        return new Locale(language);
    }

    public static java.util.stream.Stream<Locale> availableLocales() {
        return Arrays.stream(getAvailableLocales());
    }

    private static String nameOf(String code, String[] table) {
        for (int i = 0; i < table.length; i += 2) if (table[i].equals(code)) return table[i + 1];
        return code;
    }

    public String getDisplayLanguage() {
        return nameOf(language, LANGUAGES);
    }

    public String getDisplayLanguage(Locale inLocale) {
        return getDisplayLanguage();
    }

    public String getDisplayScript() {
        return script;
    }

    public String getDisplayScript(Locale inLocale) {
        return script;
    }

    public String getDisplayCountry() {
        return nameOf(country, COUNTRIES);
    }

    public String getDisplayCountry(Locale inLocale) {
        return getDisplayCountry();
    }

    public String getDisplayVariant() {
        return variant;
    }

    public String getDisplayVariant(Locale inLocale) {
        return variant;
    }

    public String getDisplayName() {
        StringJoiner more = new StringJoiner(", ");
        if (!script.isEmpty()) more.add(script);
        if (!country.isEmpty()) more.add(getDisplayCountry());
        if (!variant.isEmpty()) more.add(variant);
        String m = more.toString(), l = getDisplayLanguage();
        return l.isEmpty() ? m : m.isEmpty() ? l : l + " (" + m + ")";
    }

    public String getDisplayName(Locale inLocale) {
        return getDisplayName();
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public int hashCode() {
        return ((language.hashCode() * 31 + script.hashCode()) * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof Locale)) return false;
        Locale l = (Locale) o;
        return language.equals(l.language) && script.equals(l.script) && country.equals(l.country)
                && variant.equals(l.variant);
    }

    /** Builds a locale from parts that it checks. */
    public static final class Builder {
        private String language = "", script = "", region = "", variant = "";

        public Builder() {
        }

        private static String check(String s, int least, int most, String what) {
            if (s == null || s.isEmpty()) return "";
            boolean good = s.length() >= least && s.length() <= most;
            for (int i = 0; i < s.length(); i++) good &= Character.isLetterOrDigit(s.charAt(i)) && s.charAt(i) < 128
                    || what.equals("variant") && (s.charAt(i) == '_' || s.charAt(i) == '-');
            if (!good) throw new IllformedLocaleException("Ill-formed " + what + ": " + s);
            return s;
        }

        public Builder setLocale(Locale locale) {
            language = locale.language;
            script = locale.script;
            region = locale.country;
            variant = locale.variant;
            return this;
        }

        public Builder setLanguageTag(String languageTag) {
            return setLocale(forLanguageTag(languageTag));
        }

        public Builder setLanguage(String language) {
            this.language = check(language, 2, 8, "language");
            return this;
        }

        public Builder setScript(String script) {
            this.script = check(script, 4, 4, "script");
            return this;
        }

        public Builder setRegion(String region) {
            this.region = check(region, 2, 3, "region");
            return this;
        }

        public Builder setVariant(String variant) {
            this.variant = check(variant, 4, 64, "variant");
            return this;
        }

        public Builder clear() {
            language = script = region = variant = "";
            return this;
        }

        public Locale build() {
            return new Locale(language, script, region, variant);
        }
    }
}
