// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

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

    private static volatile Locale defaultLocale, displayLocale, formatLocale;

    private String language, script, country, variant;
    /** Extensions as in a language tag, in order: "u-ca-buddhist-x-mine"; empty for nearly all locales. */
    private String extensions;
    /** Nobody's any more; the stream has it. */
    private int hashcode;

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
        this(language, script, country, variant, old(language, country, variant));
    }

    /** What the locales of two variants say since there are extensions. */
    private static String old(String language, String country, String variant) {
        if (!variant.equals("JP") && !variant.equals("TH")) return "";
        if (language.equals("ja") && country.equals("JP") && variant.equals("JP")) return "u-ca-japanese";
        return language.equals("th") && country.equals("TH") && variant.equals("TH") ? "u-nu-thai" : "";
    }

    Locale(String language, String script, String country, String variant, String extensions) {
        this.extensions = extensions;
        hashcode = -1;
        language = ascii(language, false);
        this.language = language.equals("iw") ? "he" : language.equals("in") ? "id" : language.equals("ji") ? "yi"
                : language;
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
        return LocaleNames.codes('C');
    }

    public static Set<String> getISOCountries(IsoCountryCode type) {
        Objects.requireNonNull(type);
        return LocaleNames.countries(type.ordinal());
    }

    public static String[] getISOLanguages() {
        return LocaleNames.codes('L');
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
        return !extensions.isEmpty();
    }

    public Locale stripExtensions() {
        return hasExtensions() ? new Locale(language, script, country, variant, "") : this;
    }

    String extensions() {
        return extensions;
    }

    public String getExtension(char key) {
        if (!LocaleTags.isKey(key)) throw new IllegalArgumentException("Ill-formed extension key: " + key);
        return hasExtensions() ? LocaleTags.extensions(extensions).get(Character.toLowerCase(key)) : null;
    }

    public Set<Character> getExtensionKeys() {
        if (!hasExtensions()) return Collections.emptySet();
        return Collections.unmodifiableSet(LocaleTags.extensions(extensions).keySet());
    }

    /** The parts of the extension u: its attributes under the key "". */
    private Map<String, String> keywords() {
        if (!hasExtensions()) return Collections.emptyMap();
        String u = LocaleTags.extensions(extensions).get('u');
        return u == null ? Collections.<String, String>emptyMap() : LocaleTags.keywords(u);
    }

    public Set<String> getUnicodeLocaleAttributes() {
        String attributes = keywords().get("");
        if (attributes == null) return Collections.emptySet();
        return Collections.unmodifiableSet(new TreeSet<String>(Arrays.asList(attributes.split("-"))));
    }

    public String getUnicodeLocaleType(String key) {
        if (key.length() != 2 || !LocaleTags.isAlphanumeric(key))
            throw new IllegalArgumentException("Ill-formed Unicode locale key: " + key);
        return keywords().get(ascii(key, false));
    }

    public Set<String> getUnicodeLocaleKeys() {
        Set<String> keys = new TreeSet<String>(keywords().keySet());
        keys.remove("");
        return Collections.unmodifiableSet(keys);
    }

    @Override
    public final String toString() {
        boolean l = !language.isEmpty(), s = !script.isEmpty(), c = !country.isEmpty(), v = !variant.isEmpty();
        boolean e = !extensions.isEmpty();
        StringBuilder sb = new StringBuilder(language);
        if (c || l && (v || s || e)) sb.append('_').append(country);
        if (v && (l || c)) sb.append('_').append(variant);
        if (s && (l || c)) sb.append("_#").append(script);
        if (e && (l || c)) sb.append(s ? "_" : "_#").append(extensions);
        return sb.toString();
    }

    public String toLanguageTag() {
        return LocaleTags.write(this);
    }

    /** What follows the first part that is ill-formed is left out. */
    public static Locale forLanguageTag(String languageTag) {
        return LocaleTags.read(languageTag, false);
    }

    public static String caseFoldLanguageTag(String languageTag) {
        return LocaleTags.folded(languageTag);
    }

    public String getISO3Language() throws MissingResourceException {
        return LocaleNames.three('L', language, "language", this);
    }

    public String getISO3Country() throws MissingResourceException {
        return LocaleNames.three('C', country, "country", this);
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

    public final String getDisplayLanguage() {
        return LocaleNames.name('L', language);
    }

    public String getDisplayLanguage(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayLanguage();
    }

    public String getDisplayScript() {
        return LocaleNames.name('S', script);
    }

    public String getDisplayScript(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayScript();
    }

    public final String getDisplayCountry() {
        return LocaleNames.name('C', country);
    }

    public String getDisplayCountry(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayCountry();
    }

    public final String getDisplayVariant() {
        return variant.replace('_', ',');
    }

    public String getDisplayVariant(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayVariant();
    }

    /** Language (script, country, variants). */
    public final String getDisplayName() {
        StringJoiner more = new StringJoiner(", ");
        if (!script.isEmpty()) more.add(getDisplayScript());
        if (!country.isEmpty()) more.add(getDisplayCountry());
        if (!variant.isEmpty()) for (String v : variant.split("_")) more.add(v);
        String m = more.toString(), l = getDisplayLanguage();
        return l.isEmpty() ? m : m.isEmpty() ? l : l + " (" + m + ")";
    }

    public String getDisplayName(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return getDisplayName();
    }

    // Priority lists

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales,
            FilteringMode mode) {
        List<String> tags = new ArrayList<String>();
        for (Locale l : locales) tags.add(l.toLanguageTag());
        List<Locale> found = new ArrayList<Locale>();
        for (String tag : LocaleTags.filter(priorityList, tags, mode)) found.add(forLanguageTag(tag));
        return found;
    }

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales) {
        return filter(priorityList, locales, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags,
            FilteringMode mode) {
        return LocaleTags.filter(priorityList, tags, mode);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags) {
        return LocaleTags.filter(priorityList, tags, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
        List<String> tags = new ArrayList<String>();
        for (Locale l : locales) tags.add(l.toLanguageTag());
        String tag = LocaleTags.lookup(priorityList, tags);
        return tag == null ? null : forLanguageTag(tag);
    }

    public static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
        return LocaleTags.lookup(priorityList, tags);
    }

    /** A range of languages that someone wants, and how much. */
    public static final class LanguageRange {
        public static final double MAX_WEIGHT = 1.0;
        public static final double MIN_WEIGHT = 0.0;

        private final String range;
        private final double weight;

        public LanguageRange(String range) {
            this(range, MAX_WEIGHT);
        }

        public LanguageRange(String range, double weight) {
            if (weight < MIN_WEIGHT || weight > MAX_WEIGHT) throw new IllegalArgumentException("weight=" + weight);
            Objects.requireNonNull(range);
            this.range = ascii(range, false);
            this.weight = weight;
            String[] parts = this.range.split("-", -1);
            for (int i = 0; i < parts.length; i++) {
                boolean good = parts[i].equals("*") || !parts[i].isEmpty() && parts[i].length() <= 8
                        && LocaleTags.isAlphanumeric(parts[i]);
                if (!good || i == 0 && !parts[0].equals("*") && Character.isDigit(parts[0].charAt(0)))
                    throw new IllegalArgumentException("range=" + this.range);
            }
        }

        public String getRange() {
            return range;
        }

        public double getWeight() {
            return weight;
        }

        /** The header Accept-Language: ranges with weights, heaviest first. */
        public static List<LanguageRange> parse(String ranges) {
            return LocaleTags.ranges(ranges);
        }

        public static List<LanguageRange> parse(String ranges, Map<String, List<String>> map) {
            return mapEquivalents(parse(ranges), map);
        }

        public static List<LanguageRange> mapEquivalents(List<LanguageRange> priorityList,
                Map<String, List<String>> map) {
            return LocaleTags.mapped(priorityList, map);
        }

        @Override
        public int hashCode() {
            return (17 * 37 + range.hashCode()) * 37 + Double.hashCode(weight);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof LanguageRange && range.equals(((LanguageRange) obj).range)
                    && weight == ((LanguageRange) obj).weight;
        }

        @Override
        public String toString() {
            return weight == MAX_WEIGHT ? range : range + ";q=" + weight;
        }
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
                && variant.equals(l.variant) && extensions.equals(l.extensions);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (script == null) script = "";
        if (extensions == null) extensions = "";
        try {
            if (!extensions.isEmpty()) LocaleTags.extensions(extensions);
        } catch (RuntimeException e) {
            throw new IllformedLocaleException(e.getMessage());
        }
    }

    private Object readResolve() {
        return extensions.isEmpty() ? new Locale(language, script, country, variant)
                : new Locale(language, script, country, variant, extensions);
    }

    /** Builds a locale from parts that it checks. */
    public static final class Builder {
        private String language = "", script = "", region = "", variant = "";
        private final TreeMap<Character, String> extensions = new TreeMap<Character, String>();

        public Builder() {
        }

        private static String check(boolean good, String s, String what) {
            if (!good) throw new IllformedLocaleException("Ill-formed " + what + ": " + s, 0);
            return s;
        }

        private static boolean none(String s) {
            return s == null || s.isEmpty();
        }

        public Builder setLocale(Locale locale) {
            Builder b = new Builder();
            b.setLanguage(locale.language).setScript(locale.script).setRegion(locale.country);
            boolean old = !old(locale.language, locale.country, locale.variant).isEmpty();
            if (!old) b.setVariant(locale.variant);
            clear();
            language = b.language;
            script = b.script;
            region = b.region;
            variant = b.variant;
            extensions.putAll(LocaleTags.extensions(locale.extensions));
            return this;
        }

        public Builder setLanguageTag(String languageTag) {
            if (none(languageTag)) return clear();
            return setLocale(LocaleTags.read(languageTag, true));
        }

        public Builder setLanguage(String language) {
            this.language = none(language) ? "" : ascii(check(LocaleTags.isLanguage(language), language, "language"),
                    false);
            return this;
        }

        public Builder setScript(String script) {
            this.script = none(script) ? "" : check(LocaleTags.isScript(script), script, "script");
            return this;
        }

        public Builder setRegion(String region) {
            this.region = none(region) ? "" : check(LocaleTags.isRegion(region), region, "region");
            return this;
        }

        public Builder setVariant(String variant) {
            this.variant = none(variant) ? "" : variant.replace('-', '_');
            if (!this.variant.isEmpty())
                for (String v : this.variant.split("_", -1)) check(LocaleTags.isVariant(v), variant, "variant");
            return this;
        }

        public Builder setExtension(char key, String value) {
            if (!LocaleTags.isKey(key)) throw new IllformedLocaleException("Ill-formed extension key: " + key);
            key = Character.toLowerCase(key);
            if (none(value)) {
                extensions.remove(key);
                return this;
            }
            value = ascii(value.replace('_', '-'), false);
            for (String part : value.split("-", -1))
                check(LocaleTags.isAlphanumeric(part) && part.length() <= 8 && part.length() >= (key == 'x' ? 1 : 2),
                        value, "extension value");
            extensions.put(key, key == 'u' ? LocaleTags.joined(LocaleTags.keywords(value)) : value);
            return this;
        }

        private Map<String, String> keywords() {
            String u = extensions.get('u');
            return u == null ? new TreeMap<String, String>() : LocaleTags.keywords(u);
        }

        private Builder use(Map<String, String> keywords) {
            if (keywords.isEmpty()) extensions.remove('u');
            else extensions.put('u', LocaleTags.joined(keywords));
            return this;
        }

        public Builder setUnicodeLocaleKeyword(String key, String type) {
            if (key.length() != 2 || !LocaleTags.isAlphanumeric(key))
                throw new IllformedLocaleException("Ill-formed Unicode locale keyword key: " + key);
            Map<String, String> words = keywords();
            if (type == null) {
                words.remove(ascii(key, false));
                return use(words);
            }
            if (!type.isEmpty())
                for (String part : type.replace('_', '-').split("-", -1))
                    check(part.length() >= 3 && part.length() <= 8 && LocaleTags.isAlphanumeric(part), type,
                            "Unicode locale keyword type");
            words.put(ascii(key, false), ascii(type.replace('_', '-'), false));
            return use(words);
        }

        private Builder attribute(String attribute, boolean add) {
            Objects.requireNonNull(attribute);
            check(attribute.length() >= 3 && attribute.length() <= 8 && LocaleTags.isAlphanumeric(attribute), attribute,
                    "Unicode locale attribute");
            Map<String, String> words = keywords();
            String old = words.get("");
            TreeSet<String> all = new TreeSet<String>();
            if (old != null) all.addAll(Arrays.asList(old.split("-")));
            if (add) all.add(ascii(attribute, false));
            else all.remove(ascii(attribute, false));
            if (all.isEmpty()) words.remove("");
            else words.put("", String.join("-", all));
            return use(words);
        }

        public Builder addUnicodeLocaleAttribute(String attribute) {
            return attribute(attribute, true);
        }

        public Builder removeUnicodeLocaleAttribute(String attribute) {
            return attribute(attribute, false);
        }

        public Builder clear() {
            language = script = region = variant = "";
            return clearExtensions();
        }

        public Builder clearExtensions() {
            extensions.clear();
            return this;
        }

        public Locale build() {
            return new Locale(language, script, region, variant, LocaleTags.tag(extensions));
        }
    }
}
