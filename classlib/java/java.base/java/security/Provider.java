// SPDX-License-Identifier: MIT
package java.security;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;

/**
 * Who implements algorithms. It is a table of strings, in which "Type.Algorithm" names a class, "Type.Algorithm
 * Attribute" a property of it, and "Alg.Alias.Type.Other" another name's algorithm; or it has services put into it,
 * which then show in the table too.
 */
public abstract class Provider extends Properties {
    private static final long serialVersionUID = -4298000515446427739L;
    private static final String ALIAS = "Alg.Alias.";

    private final String name, info, versionStr;
    private final double version;
    /** By type and upper-case algorithm; put by putService. */
    private final transient Map<String, Service> services = new LinkedHashMap<>();

    @Deprecated
    protected Provider(String name, double version, String info) {
        this(name, version, String.valueOf(version), info);
    }

    protected Provider(String name, String versionStr, String info) {
        this(name, number(versionStr), versionStr, info);
    }

    private Provider(String name, double version, String versionStr, String info) {
        this.name = name;
        this.version = version;
        this.versionStr = versionStr;
        this.info = info;
        super.put("Provider.id name", String.valueOf(name));
        super.put("Provider.id version", String.valueOf(versionStr));
        super.put("Provider.id info", String.valueOf(info));
        super.put("Provider.id className", getClass().getName());
    }

    /** The number that a version string begins with, if it is a whole part of it. */
    private static double number(String version) {
        int i = 0, dots = 0;
        while (i < version.length() && (Character.isDigit(version.charAt(i)) || version.charAt(i) == '.' && dots++ == 0)) i++;
        if (i < version.length() && ".-+".indexOf(version.charAt(i)) < 0) return 0;
        try {
            return Double.parseDouble(version.substring(0, i));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public Provider configure(String configArg) {
        throw new UnsupportedOperationException("configure is not supported");
    }

    public boolean isConfigured() {
        return true;
    }

    public String getName() {
        return name;
    }

    @Deprecated
    public double getVersion() {
        return version;
    }

    public String getVersionStr() {
        return versionStr;
    }

    public String getInfo() {
        return info;
    }

    @Override
    public String toString() {
        return name + " version " + versionStr;
    }

    private static String key(String type, String algorithm) {
        return type + "." + algorithm.toUpperCase(Locale.ENGLISH);
    }

    // The table

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        return Collections.unmodifiableMap(this.table()).entrySet();
    }

    @Override
    public Set<Object> keySet() {
        return Collections.unmodifiableSet(table().keySet());
    }

    @Override
    public Collection<Object> values() {
        return Collections.unmodifiableCollection(table().values());
    }

    private synchronized Map<Object, Object> table() {
        Map<Object, Object> all = new LinkedHashMap<>();
        for (Map.Entry<Object, Object> e : super.entrySet()) all.put(e.getKey(), e.getValue());
        return all;
    }

    /** The value of a key whose algorithm's case doesn't matter. */
    private String text(String type, String separator, String algorithm) {
        String wanted = type + separator + algorithm;
        Object exact = get(wanted);
        if (exact != null) return exact.toString();
        for (Map.Entry<Object, Object> e : super.entrySet()) {
            if (e.getKey() instanceof String && wanted.equalsIgnoreCase((String) e.getKey())) return e.getValue().toString();
        }
        return null;
    }

    private Service described(String type, String algorithm) {
        String alias = text(ALIAS + type, ".", algorithm);
        String standard = alias == null ? algorithm : alias;
        String className = text(type, ".", standard);
        if (className == null) return null;
        Map<String, String> attributes = new HashMap<>();
        List<String> aliases = new ArrayList<>();
        String attribute = type + "." + standard + " ", other = ALIAS + type + ".";
        for (Map.Entry<Object, Object> e : super.entrySet()) {
            String k = e.getKey().toString();
            if (k.regionMatches(true, 0, attribute, 0, attribute.length())) attributes.put(k.substring(attribute.length()), e.getValue().toString());
            if (k.startsWith(other) && standard.equalsIgnoreCase(e.getValue().toString())) aliases.add(k.substring(other.length()));
        }
        return new Service(this, type, standard, className, aliases, attributes);
    }

    // Services

    public synchronized Service getService(String type, String algorithm) {
        Service s = services.get(key(type, algorithm));
        if (s != null) return s;
        for (Service any : services.values()) {
            if (!any.type.equals(type)) continue;
            for (String alias : any.aliases) if (alias.equalsIgnoreCase(algorithm)) return any;
        }
        return described(type, algorithm);
    }

    public synchronized Set<Service> getServices() {
        Set<Service> all = new LinkedHashSet<>(services.values());
        for (Object k : table().keySet()) {
            String s = k.toString();
            int dot = s.indexOf('.');
            if (dot <= 0 || s.indexOf(' ') >= 0 || s.startsWith(ALIAS) || s.startsWith("Provider.")) continue;
            if (!services.containsKey(key(s.substring(0, dot), s.substring(dot + 1)))) {
                all.add(described(s.substring(0, dot), s.substring(dot + 1)));
            }
        }
        return Collections.unmodifiableSet(all);
    }

    protected synchronized void putService(Service s) {
        Objects.requireNonNull(s);
        if (s.provider != this) throw new IllegalArgumentException("service.getProvider() must match this Provider object");
        services.put(key(s.type, s.algorithm), s);
        super.put(s.type + "." + s.algorithm, s.className);
        for (String alias : s.aliases) super.put(ALIAS + s.type + "." + alias, s.algorithm);
        for (Map.Entry<String, String> e : s.attributes.entrySet()) super.put(s.type + "." + s.algorithm + " " + e.getKey(), e.getValue());
    }

    protected synchronized void removeService(Service s) {
        Objects.requireNonNull(s);
        if (services.remove(key(s.type, s.algorithm)) == null) return;
        super.remove(s.type + "." + s.algorithm);
        for (String alias : s.aliases) super.remove(ALIAS + s.type + "." + alias);
        for (String a : s.attributes.keySet()) super.remove(s.type + "." + s.algorithm + " " + a);
    }

    /** An algorithm of a type that a provider implements. */
    public static class Service {
        private final Provider provider;
        private final String type, algorithm, className;
        private final List<String> aliases;
        private final Map<String, String> attributes;

        public Service(Provider provider, String type, String algorithm, String className, List<String> aliases,
                Map<String, String> attributes) {
            this.provider = Objects.requireNonNull(provider);
            this.type = Objects.requireNonNull(type);
            this.algorithm = Objects.requireNonNull(algorithm);
            this.className = Objects.requireNonNull(className);
            this.aliases = aliases == null ? Collections.<String>emptyList() : new ArrayList<>(aliases);
            this.attributes = attributes == null ? Collections.<String, String>emptyMap() : new HashMap<>(attributes);
        }

        public final String getType() {
            return type;
        }

        public final String getAlgorithm() {
            return algorithm;
        }

        public final Provider getProvider() {
            return provider;
        }

        public final String getClassName() {
            return className;
        }

        public final String getAttribute(String name) {
            for (Map.Entry<String, String> e : attributes.entrySet()) if (e.getKey().equalsIgnoreCase(name)) return e.getValue();
            return null;
        }

        /** The parameter goes to the constructor that takes such; null to one without, else to one that takes any. */
        public Object newInstance(Object constructorParameter) throws NoSuchAlgorithmException {
            try {
                ClassLoader loader = provider.getClass().getClassLoader();
                Class<?> c = Class.forName(className, true, loader);
                for (java.lang.reflect.Constructor<?> k : c.getConstructors()) {
                    if (k.getParameterCount() == 0 && constructorParameter == null) return k.newInstance();
                }
                for (java.lang.reflect.Constructor<?> k : c.getConstructors()) {
                    if (k.getParameterCount() == 1
                            && (constructorParameter == null || k.getParameterTypes()[0].isInstance(constructorParameter))) {
                        return k.newInstance(constructorParameter);
                    }
                }
                throw new NoSuchMethodException(className);
            } catch (ClassNotFoundException e) {
                throw new NoSuchAlgorithmException("class configured for " + type + " (provider: " + provider.getName() + ") cannot be found.", e);
            } catch (ReflectiveOperationException e) {
                throw new NoSuchAlgorithmException("Error constructing implementation (algorithm: " + algorithm + ", provider: "
                        + provider.getName() + ", class: " + className + ")", e);
            }
        }

        public boolean supportsParameter(Object parameter) {
            return true;
        }

        @Override
        public String toString() {
            return provider.getName() + ": " + type + "." + algorithm + " -> " + className + "\n"
                    + (aliases.isEmpty() ? "" : "  aliases: " + aliases + "\n") + (attributes.isEmpty() ? "" : "  attributes: " + attributes + "\n");
        }
    }
}
