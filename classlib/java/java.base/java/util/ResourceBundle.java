// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Named objects for a locale: from a class, or from a properties file; what is missing comes from the parent. */
public abstract class ResourceBundle {
    protected ResourceBundle parent;
    private String baseName;
    private Locale locale;

    public ResourceBundle() {
    }

    public String getBaseBundleName() {
        return baseName;
    }

    public final String getString(String key) {
        return (String) getObject(key);
    }

    public final String[] getStringArray(String key) {
        return (String[]) getObject(key);
    }

    public final Object getObject(String key) {
        for (ResourceBundle b = this; b != null; b = b.parent) {
            Object o = b.handleGetObject(Objects.requireNonNull(key));
            if (o != null) return o;
        }
        throw new MissingResourceException("Can't find resource for bundle " + getClass().getName() + ", key " + key,
                getClass().getName(), key);
    }

    public Locale getLocale() {
        return locale;
    }

    protected void setParent(ResourceBundle parent) {
        this.parent = parent;
    }

    public static final ResourceBundle getBundle(String baseName) {
        return getBundle(baseName, Locale.getDefault());
    }

    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        ClassLoader l = Thread.currentThread().getContextClassLoader();
        return getBundle(baseName, locale, l != null ? l : ClassLoader.getSystemClassLoader());
    }

    public static ResourceBundle getBundle(String baseName, Module module) {
        return getBundle(baseName, Locale.getDefault(), module);
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, Module module) {
        ClassLoader l = module.getClassLoader();
        return getBundle(baseName, locale, l != null ? l : ClassLoader.getSystemClassLoader());
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        return getBundle(baseName, locale, loader, Control.PLAIN);
    }

    public static final ResourceBundle getBundle(String baseName, Control control) {
        return getBundle(baseName, Locale.getDefault(), control);
    }

    public static final ResourceBundle getBundle(String baseName, Locale targetLocale, Control control) {
        ClassLoader l = Thread.currentThread().getContextClassLoader();
        return getBundle(baseName, targetLocale, l != null ? l : ClassLoader.getSystemClassLoader(), control);
    }

    /** The control says which locales are tried, in which formats, and how a bundle is made. Nothing is kept. */
    public static ResourceBundle getBundle(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(loader);
        List<String> formats = control.getFormats(baseName);
        if (formats == null || formats.isEmpty()) throw new IllegalArgumentException("Invalid Control: getFormats");
        ResourceBundle root = null;
        for (Locale l = targetLocale; l != null; l = control.getFallbackLocale(baseName, l)) {
            ResourceBundle b = chain(baseName, l, loader, control, formats);
            if (b == null) continue;
            if (!b.locale.equals(Locale.ROOT) || l.equals(Locale.ROOT)) return b;
            root = b;
        }
        if (root != null) return root;
        throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + targetLocale,
                baseName + "_" + targetLocale, "");
    }

    /** The most special bundle that there is, its parents behind it. */
    private static ResourceBundle chain(String baseName, Locale locale, ClassLoader loader, Control control,
            List<String> formats) {
        List<Locale> all = control.getCandidateLocales(baseName, locale);
        if (all == null || all.isEmpty())
            throw new IllegalArgumentException("Invalid Control: getCandidateLocales");
        ResourceBundle b = null;
        for (int i = all.size() - 1; i >= 0; i--) {
            ResourceBundle one = load(baseName, all.get(i), loader, control, formats);
            if (one == null) continue;
            one.baseName = baseName;
            one.locale = all.get(i);
            if (b != null) one.setParent(b);
            b = one;
        }
        return b;
    }

    private static ResourceBundle load(String baseName, Locale locale, ClassLoader loader, Control control,
            List<String> formats) {
        for (String format : formats) {
            try {
                ResourceBundle b = control.newBundle(baseName, locale, format, loader, false);
                if (b != null) return b;
            } catch (ClassCastException e) {
                if (control.getClass() != Control.class) throw e; // ours goes on where a class is no bundle
            } catch (ReflectiveOperationException | IOException e) {
                MissingResourceException x = new MissingResourceException("Can't find bundle for base name " + baseName
                        + ", locale " + locale, baseName + "_" + locale, "");
                x.initCause(e);
                throw x;
            }
        }
        return null;
    }

    /** How bundles are found and made. */
    public static class Control {
        public static final List<String> FORMAT_DEFAULT = List.of("java.class", "java.properties");
        public static final List<String> FORMAT_CLASS = List.of("java.class");
        public static final List<String> FORMAT_PROPERTIES = List.of("java.properties");
        public static final long TTL_DONT_CACHE = -1;
        public static final long TTL_NO_EXPIRATION_CONTROL = -2;
        private static final Control PLAIN = new Control(FORMAT_DEFAULT, true);
        private final List<String> formats;
        private final boolean fallback;

        protected Control() {
            this(FORMAT_DEFAULT, true);
        }

        private Control(List<String> formats, boolean fallback) {
            this.formats = formats;
            this.fallback = fallback;
        }

        private static List<String> known(List<String> formats) {
            if (!formats.equals(FORMAT_DEFAULT) && !formats.equals(FORMAT_CLASS) && !formats.equals(FORMAT_PROPERTIES))
                throw new IllegalArgumentException();
            return formats;
        }

        public static final Control getControl(List<String> formats) {
            return new Control(known(formats), true);
        }

        public static final Control getNoFallbackControl(List<String> formats) {
            return new Control(known(formats), false);
        }

        public List<String> getFormats(String baseName) {
            Objects.requireNonNull(baseName);
            return formats;
        }

        /** From the locale itself to the root: language, script, country and variant, one less each time. */
        public List<Locale> getCandidateLocales(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            String language = locale.getLanguage();
            List<Locale> all = new ArrayList<Locale>();
            if (language.equals("zh")) {
                chinese(all, locale);
            } else if (language.equals("nn") || locale.equals(new Locale("no", "NO", "NY"))) {
                collect(all, "nn", locale.getScript(), locale.getCountry(), language.equals("nn") ? locale.getVariant()
                        : "");
                collect(all, "no", "", "NO", "NY");
            } else if (language.equals("nb") || language.equals("no")) {
                bokmal(all, locale);
            } else {
                collect(all, language, locale.getScript(), locale.getCountry(), locale.getVariant());
            }
            add(all, Locale.ROOT);
            return all;
        }

        /** Bokmål has two names: each candidate by the one that was asked for and by the other. */
        private static void bokmal(List<Locale> all, Locale locale) {
            List<Locale> one = new ArrayList<Locale>(), other = new ArrayList<Locale>();
            boolean modern = locale.getLanguage().equals("nb");
            String script = locale.getScript(), country = locale.getCountry(), variant = locale.getVariant();
            collect(one, modern ? "nb" : "no", script, country, variant);
            collect(other, modern ? "no" : "nb", script, country, variant);
            for (int i = 0; i < one.size(); i++) {
                add(all, one.get(i));
                add(all, other.get(i));
            }
        }

        /** Where Chinese is written in which script is known, and the other way round. */
        private static void chinese(List<Locale> all, Locale locale) {
            String script = locale.getScript(), country = locale.getCountry();
            if (script.isEmpty() && !country.isEmpty()) {
                script = "TW HK MO".contains(country) ? "Hant" : "CN SG".contains(country) ? "Hans" : "";
            } else if (country.isEmpty() && (script.equals("Hant") || script.equals("Hans"))) {
                add(all, new Locale.Builder().setLanguage("zh").setScript(script).build());
                country = script.equals("Hant") ? "TW" : "CN";
                script = "";
            }
            collect(all, "zh", script, country, locale.getVariant());
        }

        private static void collect(List<Locale> l, String language, String script, String country, String variant) {
            if (!script.isEmpty()) {
                Locale.Builder b = new Locale.Builder().setLanguage(language).setScript(script);
                add(l, b.setRegion(country).setVariant(variant.replace('_', '-')).build());
                add(l, b.setVariant("").build());
                add(l, b.setRegion("").build());
            }
            String rest = variant;
            add(l, new Locale(language, country, rest));
            for (int i; (i = rest.lastIndexOf('_')) > 0;) {
                rest = rest.substring(0, i);
                add(l, new Locale(language, country, rest));
            }
            add(l, new Locale(language, country));
            add(l, new Locale(language));
        }

        private static void add(List<Locale> l, Locale one) {
            if (!l.contains(one)) l.add(one);
        }

        public Locale getFallbackLocale(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            Locale d = Locale.getDefault();
            return !fallback || locale.equals(d) ? null : d;
        }

        public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader,
                boolean reload) throws IllegalAccessException, InstantiationException, IOException {
            String name = toBundleName(baseName, locale);
            if (format.equals("java.class")) return ofClass(name, loader);
            if (!format.equals("java.properties")) throw new IllegalArgumentException("unknown format: " + format);
            InputStream in = loader.getResourceAsStream(toResourceName(name, "properties"));
            if (in == null) return null;
            try (InputStream s = in) {
                return new PropertyResourceBundle(new InputStreamReader(s, StandardCharsets.UTF_8));
            }
        }

        private static ResourceBundle ofClass(String name, ClassLoader loader)
                throws IllegalAccessException, InstantiationException {
            try {
                Class<?> c = Class.forName(name, true, loader);
                if (!ResourceBundle.class.isAssignableFrom(c))
                    throw new ClassCastException(c.getName() + " cannot be cast to ResourceBundle");
                return (ResourceBundle) c.getDeclaredConstructor().newInstance();
            } catch (ClassNotFoundException e) {
                return null;
            } catch (NoSuchMethodException e) {
                throw new InstantiationException("no default constructor in " + name);
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw new MissingResourceException(String.valueOf(e.getCause()), name, "");
            }
        }

        public long getTimeToLive(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            Objects.requireNonNull(locale);
            return TTL_NO_EXPIRATION_CONTROL;
        }

        public boolean needsReload(String baseName, Locale locale, String format, ClassLoader loader,
                ResourceBundle bundle, long loadTime) {
            Objects.requireNonNull(bundle);
            return false;
        }

        public String toBundleName(String baseName, Locale locale) {
            String s = locale.equals(Locale.ROOT) ? "" : suffix(locale);
            return s.isEmpty() ? Objects.requireNonNull(baseName) : baseName + "_" + s;
        }

        private static String suffix(Locale l) {
            StringBuilder sb = new StringBuilder(l.getLanguage());
            if (!l.getScript().isEmpty()) sb.append('_').append(l.getScript());
            boolean variant = !l.getVariant().isEmpty();
            if (variant || !l.getCountry().isEmpty()) sb.append('_').append(l.getCountry());
            if (variant) sb.append('_').append(l.getVariant());
            return sb.toString();
        }

        public final String toResourceName(String bundleName, String suffix) {
            return bundleName.replace('.', '/') + "." + Objects.requireNonNull(suffix);
        }
    }

    public static final void clearCache() {
    }

    public static final void clearCache(ClassLoader loader) {
        Objects.requireNonNull(loader);
    }

    protected abstract Object handleGetObject(String key);

    public abstract Enumeration<String> getKeys();

    public boolean containsKey(String key) {
        for (ResourceBundle b = this; b != null; b = b.parent) if (b.handleKeySet().contains(key)) return true;
        return false;
    }

    public Set<String> keySet() {
        Set<String> s = new HashSet<String>(handleKeySet());
        if (parent != null) s.addAll(parent.keySet());
        return s;
    }

    protected Set<String> handleKeySet() {
        Set<String> s = new HashSet<String>();
        for (Enumeration<String> e = getKeys(); e.hasMoreElements();) {
            String k = e.nextElement();
            if (handleGetObject(k) != null) s.add(k);
        }
        return s;
    }

    /** The keys of one bundle and its parent. */
    static Enumeration<String> keys(Set<String> own, ResourceBundle parent) {
        Set<String> s = new LinkedHashSet<String>(own);
        for (Enumeration<String> e = parent == null ? null : parent.getKeys(); e != null && e.hasMoreElements();)
            s.add(e.nextElement());
        return Collections.enumeration(s);
    }
}
