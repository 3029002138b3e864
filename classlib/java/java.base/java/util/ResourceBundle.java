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
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(loader);
        ResourceBundle b = chain(baseName, locale, loader);
        if (b == null || b.locale.equals(Locale.ROOT) && !locale.equals(Locale.ROOT)) {
            ResourceBundle d = locale.equals(Locale.getDefault()) ? null : chain(baseName, Locale.getDefault(), loader);
            if (d != null) b = d;
        }
        if (b == null) throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale "
                + locale, baseName + "_" + locale, "");
        return b;
    }

    /** The most special bundle that there is, its parents behind it. */
    private static ResourceBundle chain(String baseName, Locale locale, ClassLoader loader) {
        ResourceBundle b = null;
        String lang = locale.getLanguage(), country = locale.getCountry(), variant = locale.getVariant();
        Locale[] all = {Locale.ROOT, new Locale(lang), new Locale(lang, country), new Locale(lang, country, variant)};
        String last = null;
        for (int i = 0; i < all.length; i++) {
            String name = all[i].toString();
            if (name.equals(last)) continue;
            last = name;
            ResourceBundle one = load(name.isEmpty() ? baseName : baseName + "_" + name, loader);
            if (one == null) continue;
            one.baseName = baseName;
            one.locale = all[i];
            if (b != null) one.setParent(b);
            b = one;
        }
        return b;
    }

    private static ResourceBundle load(String name, ClassLoader loader) {
        try {
            Class<?> c = Class.forName(name, true, loader);
            if (ResourceBundle.class.isAssignableFrom(c))
                return (ResourceBundle) c.getDeclaredConstructor().newInstance();
        } catch (ClassNotFoundException e) {
            return loadProperties(name, loader);
        } catch (ReflectiveOperationException e) {
            throw new MissingResourceException(e.toString(), name, "");
        }
        throw new ClassCastException(name + " cannot be cast to ResourceBundle");
    }

    private static ResourceBundle loadProperties(String name, ClassLoader loader) {
        InputStream in = loader.getResourceAsStream(name.replace('.', '/') + ".properties");
        if (in == null) return null;
        try (InputStream s = in) {
            return new PropertyResourceBundle(new InputStreamReader(s, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new MissingResourceException(e.toString(), name, "");
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
