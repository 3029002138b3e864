// SPDX-License-Identifier: MIT
package jdk.internal.security;

import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The providers, and the one place that finds an algorithm among them. */
public final class Providers {
    private static final CopyOnWriteArrayList<Provider> ALL = new CopyOnWriteArrayList<>();

    static {
        ALL.add(OwnProvider.sun());
        ALL.add(OwnProvider.jce());
    }

    private Providers() {
    }

    public static List<Provider> all() {
        return new ArrayList<>(ALL);
    }

    public static Provider named(String name) {
        for (Provider p : ALL) if (p.getName().equals(name)) return p;
        return null;
    }

    /** position counts from 1; 0 or too much is the end. The place, or -1 if the name is taken. */
    public static synchronized int insert(Provider p, int position) {
        if (named(p.getName()) != null) return -1;
        int at = position < 1 || position > ALL.size() ? ALL.size() : position - 1;
        ALL.add(at, p);
        return at + 1;
    }

    public static synchronized void remove(String name) {
        Provider p = named(name);
        if (p != null) ALL.remove(p);
    }

    public static Provider.Service find(String type, String algorithm) throws NoSuchAlgorithmException {
        if (algorithm == null) throw new NullPointerException("null algorithm name");
        for (Provider p : ALL) {
            Provider.Service s = p.getService(type, algorithm);
            if (s != null) return s;
        }
        throw new NoSuchAlgorithmException(algorithm + " " + type + " not available");
    }

    public static Provider.Service find(String type, String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        if (provider == null || provider.isEmpty()) throw new IllegalArgumentException("missing provider");
        Provider p = named(provider);
        if (p == null) throw new NoSuchProviderException("no such provider: " + provider);
        return find(type, algorithm, p);
    }

    public static Provider.Service find(String type, String algorithm, Provider provider) throws NoSuchAlgorithmException {
        if (provider == null) throw new IllegalArgumentException("missing provider");
        if (algorithm == null) throw new NullPointerException("null algorithm name");
        Provider.Service s = provider.getService(type, algorithm);
        if (s == null) throw new NoSuchAlgorithmException("no such algorithm: " + algorithm + " for provider " + provider.getName());
        return s;
    }

    /** What the service makes, of the type that it must have. */
    public static <T> T make(Provider.Service s, Class<T> type) throws NoSuchAlgorithmException {
        Object o = s.newInstance(null);
        if (!type.isInstance(o)) {
            throw new NoSuchAlgorithmException("class configured for " + s.getType() + " (provider: " + s.getProvider().getName() + ") is not "
                    + (type.isInterface() ? "an implementation of " : "a subclass of ") + type.getName());
        }
        return type.cast(o);
    }
}
