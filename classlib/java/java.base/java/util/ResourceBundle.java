// SPDX-License-Identifier: MIT
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.net.URL;
import java.net.URLConnection;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

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

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName) {
        return find(baseName, Locale.getDefault(), loaderOf(Reflection.getCallerClass(1)), Control.PLAIN);
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        return find(baseName, locale, loaderOf(Reflection.getCallerClass(1)), Control.PLAIN);
    }

    public static ResourceBundle getBundle(String baseName, Module module) {
        return find(baseName, Locale.getDefault(), loaderOf(module.getClassLoader()), Control.PLAIN);
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, Module module) {
        return find(baseName, locale, loaderOf(module.getClassLoader()), Control.PLAIN);
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        return find(baseName, locale, loader, Control.PLAIN);
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Control control) {
        Class<?> caller = Reflection.getCallerClass(1);
        return controlled(caller, baseName, Locale.getDefault(), loaderOf(caller), control);
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Locale targetLocale, Control control) {
        Class<?> caller = Reflection.getCallerClass(1);
        return controlled(caller, baseName, targetLocale, loaderOf(caller), control);
    }

    @CallerSensitive
    public static ResourceBundle getBundle(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
        return controlled(Reflection.getCallerClass(1), baseName, targetLocale, loader, control);
    }

    private static ClassLoader loaderOf(Class<?> caller) {
        return loaderOf(caller == null ? null : caller.getClassLoader());
    }

    private static ClassLoader loaderOf(ClassLoader l) {
        return l != null ? l : ClassLoader.getSystemClassLoader();
    }

    /** A control is for callers in no named module. */
    private static ResourceBundle controlled(Class<?> caller, String baseName, Locale targetLocale, ClassLoader loader,
            Control control) {
        if (caller != null && caller.getModule().isNamed())
            throw new UnsupportedOperationException("ResourceBundle.Control not supported in named modules");
        return find(baseName, targetLocale, loader, control);
    }

    /** The control says which locales are tried, in which formats, and how a bundle is made. */
    private static ResourceBundle find(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(targetLocale);
        Kept kept = kept(baseName, targetLocale, Objects.requireNonNull(loader));
        ResourceBundle there = kept == null ? null : kept.bundle.get();
        if (there != null && there.isFresh(loader)) return there;
        return new Search(baseName, loader, control).search(targetLocale);
    }

    /** Are this and all its parents good still? */
    private boolean isFresh(ClassLoader loader) {
        for (ResourceBundle b = this; b != null; b = b.parent) {
            Kept k = b.baseName == null ? null : kept(b.baseName, b.locale, loader);
            if (k == null || k.bundle.get() != b || !k.isFresh()) return false;
        }
        return true;
    }

    /** One call of getBundle. */
    private static final class Search {
        final String baseName;
        final ClassLoader loader;
        final Control control;
        final List<String> formats;
        Throwable cause; // why the latest bundle could not be made

        Search(String baseName, ClassLoader loader, Control control) {
            this.baseName = baseName;
            this.loader = loader;
            this.control = control;
            formats = control.getFormats(baseName);
            if (formats == null || formats.isEmpty()) throw new IllegalArgumentException("Invalid Control: getFormats");
        }

        ResourceBundle search(Locale targetLocale) {
            ResourceBundle root = null;
            for (Locale l = targetLocale; l != null; l = control.getFallbackLocale(baseName, l)) {
                ResourceBundle b = chain(l);
                if (b == null) continue;
                if (!b.locale.equals(Locale.ROOT) || l.equals(Locale.ROOT)) return b;
                root = b;
            }
            if (root != null) return root;
            MissingResourceException x = new MissingResourceException("Can't find bundle for base name " + baseName
                    + ", locale " + targetLocale, baseName + "_" + targetLocale, "");
            if (cause != null) x.initCause(cause);
            throw x;
        }

        /** The most special bundle that there is, its parents behind it. */
        private ResourceBundle chain(Locale locale) {
            List<Locale> all = control.getCandidateLocales(baseName, locale);
            if (all == null || all.isEmpty())
                throw new IllegalArgumentException("Invalid Control: getCandidateLocales");
            ResourceBundle b = null;
            for (int i = all.size() - 1; i >= 0; i--) {
                ResourceBundle one = load(all.get(i));
                if (one == null) continue;
                one.baseName = baseName;
                one.locale = all.get(i);
                if (b != null && one.parent != b) one.setParent(b);
                b = one;
            }
            return b;
        }

        private ResourceBundle load(Locale locale) {
            Kept old = kept(baseName, locale, loader);
            ResourceBundle b = old == null ? null : old.bundle.get();
            if (old != null && (b != null || old.format == null) && old.isFresh()) return b;
            if (b != null && !control.needsReload(baseName, locale, old.format, loader, b, old.since)) {
                keep(locale, b, old.format, old.since);
                return b;
            }
            for (String format : formats) {
                b = make(locale, format, old != null && format.equals(old.format));
                if (b == null) continue;
                keep(locale, b, format, System.currentTimeMillis());
                return b;
            }
            keep(locale, null, null, System.currentTimeMillis());
            return null;
        }

        private ResourceBundle make(Locale locale, String format, boolean reload) {
            try {
                return control.newBundle(baseName, locale, format, loader, reload);
            } catch (LinkageError | Exception e) {
                cause = e;
                return null;
            }
        }

        private void keep(Locale locale, ResourceBundle b, String format, long since) {
            long lives = control.getTimeToLive(baseName, locale);
            if (lives < Control.TTL_NO_EXPIRATION_CONTROL)
                throw new IllegalArgumentException("Invalid Control: TTL=" + lives);
            synchronized (CACHE) {
                Map<List<Object>, Kept> mine = CACHE.get(loader);
                if (mine == null) CACHE.put(loader, mine = new HashMap<>());
                List<Object> key = Arrays.asList(baseName, locale);
                if (lives == Control.TTL_DONT_CACHE) mine.remove(key);
                else mine.put(key, new Kept(b, format, lives, since));
            }
        }
    }

    // What was made is kept, for each loader, as long as the control says

    private static final Map<ClassLoader, Map<List<Object>, Kept>> CACHE = new WeakHashMap<>();

    /** A bundle, or that there is none (format is null). */
    private static final class Kept {
        final SoftReference<ResourceBundle> bundle;
        final String format;
        final long since; // when it was made
        final long asked = System.currentTimeMillis(); // when it was last known to be good
        final long lives; // milliseconds from then on, or TTL_NO_EXPIRATION_CONTROL

        Kept(ResourceBundle b, String format, long lives, long since) {
            this.bundle = new SoftReference<>(b);
            this.format = format;
            this.lives = lives;
            this.since = since;
        }

        boolean isFresh() {
            return lives == Control.TTL_NO_EXPIRATION_CONTROL || System.currentTimeMillis() < asked + lives;
        }
    }

    private static Kept kept(String baseName, Locale locale, ClassLoader loader) {
        synchronized (CACHE) {
            Map<List<Object>, Kept> mine = CACHE.get(loader);
            return mine == null ? null : mine.get(Arrays.asList(baseName, locale));
        }
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
            URL place = loader.getResource(toResourceName(name, "properties"));
            if (place == null) return null;
            URLConnection c = place.openConnection();
            if (reload) c.setUseCaches(false);
            try (InputStream in = c.getInputStream()) {
                return new PropertyResourceBundle(in);
            }
        }

        private static ResourceBundle ofClass(String name, ClassLoader loader)
                throws IllegalAccessException, InstantiationException {
            try {
                Class<?> c = Class.forName(name, true, loader);
                if (!ResourceBundle.class.isAssignableFrom(c))
                    throw new ClassCastException(c.getName() + " cannot be cast to ResourceBundle");
                java.lang.reflect.Constructor<?> init = c.getDeclaredConstructor();
                if (!java.lang.reflect.Modifier.isPublic(init.getModifiers()))
                    throw new IllegalAccessException("no-arg constructor in " + name + " is not publicly accessible.");
                init.setAccessible(true);
                return (ResourceBundle) init.newInstance();
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

    @CallerSensitive
    public static final void clearCache() {
        clearCache(loaderOf(Reflection.getCallerClass(1)));
    }

    public static final void clearCache(ClassLoader loader) {
        Objects.requireNonNull(loader);
        synchronized (CACHE) {
            CACHE.remove(loader);
        }
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
