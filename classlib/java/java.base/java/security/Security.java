// SPDX-License-Identifier: MIT
package java.security;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import jdk.internal.security.Providers;

/** The providers in the order of preference, and properties. */
public final class Security {
    private static final Properties PROPERTIES = new Properties();

    static {
        PROPERTIES.setProperty("securerandom.source", "file:/dev/random");
        PROPERTIES.setProperty("securerandom.strongAlgorithms", "NativePRNGBlocking:SUN,DRBG:SUN");
        PROPERTIES.setProperty("keystore.type", "pkcs12");
        PROPERTIES.setProperty("networkaddress.cache.negative.ttl", "10");
        List<Provider> all = Providers.all();
        for (int i = 0; i < all.size(); i++) PROPERTIES.setProperty("security.provider." + (i + 1), all.get(i).getName());
    }

    private Security() {
    }

    @Deprecated
    public static String getAlgorithmProperty(String algName, String propName) {
        String key = "Alg." + propName + "." + algName;
        for (Provider p : Providers.all()) if (p.getProperty(key) != null) return p.getProperty(key);
        return null;
    }

    /** At a place that counts from 1; the place that it has got, or -1 if there is one of its name. */
    public static int insertProviderAt(Provider provider, int position) {
        return Providers.insert(Objects.requireNonNull(provider), position);
    }

    public static int addProvider(Provider provider) {
        return Providers.insert(Objects.requireNonNull(provider), 0);
    }

    public static void removeProvider(String name) {
        Providers.remove(name);
    }

    public static Provider[] getProviders() {
        return Providers.all().toArray(new Provider[0]);
    }

    public static Provider getProvider(String name) {
        return Providers.named(name);
    }

    /** "type.algorithm", or "type.algorithm attribute:value". */
    public static Provider[] getProviders(String filter) {
        int colon = filter.indexOf(':');
        return getProviders(colon < 0 ? Collections.singletonMap(filter, "")
                : Collections.singletonMap(filter.substring(0, colon), filter.substring(colon + 1)));
    }

    /** The providers that fit every criterion; null if there are none. */
    public static Provider[] getProviders(Map<String, String> filter) {
        List<Provider> fit = new ArrayList<>(Providers.all());
        for (Map.Entry<String, String> e : filter.entrySet()) {
            String key = e.getKey();
            int dot = key.indexOf('.'), space = key.indexOf(' ', Math.max(dot, 0));
            if (dot <= 0 || dot == key.length() - 1 || space < 0 != e.getValue().isEmpty()) throw new InvalidParameterException("Invalid filter");
            String type = key.substring(0, dot), algorithm = key.substring(dot + 1, space < 0 ? key.length() : space);
            for (Provider p : Providers.all()) {
                Provider.Service s = p.getService(type, algorithm);
                String attribute = s == null || space < 0 ? null : s.getAttribute(key.substring(space + 1).trim());
                if (s == null || space >= 0 && !e.getValue().trim().equalsIgnoreCase(attribute)) fit.remove(p);
            }
        }
        return fit.isEmpty() ? null : fit.toArray(new Provider[0]);
    }

    public static String getProperty(String key) {
        String s = PROPERTIES.getProperty(Objects.requireNonNull(key));
        return s == null ? null : s.trim();
    }

    public static void setProperty(String key, String datum) {
        PROPERTIES.put(key, datum);
    }

    /** The names, in upper case, of all algorithms of a type. */
    public static Set<String> getAlgorithms(String serviceName) {
        Set<String> all = new TreeSet<>();
        for (Provider p : Providers.all()) {
            for (Provider.Service s : p.getServices()) {
                if (s.getType().equalsIgnoreCase(serviceName)) all.add(s.getAlgorithm().toUpperCase(java.util.Locale.ENGLISH));
            }
        }
        return Collections.unmodifiableSet(all);
    }
}
