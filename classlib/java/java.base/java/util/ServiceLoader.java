// SPDX-License-Identifier: MIT
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Finds the providers of a service by the files META-INF/services/NAME that a class loader sees. */
public final class ServiceLoader<S> implements Iterable<S> {
    /** A provider that has not been made yet. */
    public static interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private final Class<S> service;
    private final ClassLoader loader;
    private ArrayList<Found<S>> found;
    private final ArrayList<S> made = new ArrayList<S>();

    private ServiceLoader(Class<S> service, ClassLoader loader) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    private static final class Found<S> implements Provider<S> {
        private final Class<S> service;
        private final Class<? extends S> type;

        Found(Class<S> service, Class<? extends S> type) {
            this.service = service;
            this.type = type;
        }

        @Override
        public Class<? extends S> type() {
            return type;
        }

        @Override
        public S get() {
            try {
                Constructor<? extends S> c = type.getConstructor();
                return c.newInstance();
            } catch (NoSuchMethodException e) {
                throw fail(service, type.getName() + " Unable to get public no-arg constructor", e);
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw fail(service, "Provider " + type.getName() + " could not be instantiated", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw fail(service, "Provider " + type.getName() + " could not be instantiated", e);
            }
        }
    }

    private static ServiceConfigurationError fail(Class<?> service, String msg, Throwable cause) {
        return cause == null ? new ServiceConfigurationError(service.getName() + ": " + msg)
                : new ServiceConfigurationError(service.getName() + ": " + msg, cause);
    }

    /** The names in all files, each once. */
    private LinkedHashSet<String> names() {
        LinkedHashSet<String> all = new LinkedHashSet<String>();
        try {
            for (Enumeration<URL> e = loader.getResources("META-INF/services/"
                    + service.getName()); e.hasMoreElements();) {
                URL u = e.nextElement();
                try (BufferedReader r = new BufferedReader(new InputStreamReader(u.openStream(),
                        StandardCharsets.UTF_8))) {
                    int number = 0;
                    for (String s; (s = r.readLine()) != null;) {
                        number++;
                        int hash = s.indexOf('#');
                        s = (hash < 0 ? s : s.substring(0, hash)).trim();
                        if (s.isEmpty()) continue;
                        if (s.indexOf(' ') >= 0 || s.indexOf('\t') >= 0)
                            throw fail(service, u + ":" + number + ": Illegal configuration-file syntax: " + s, null);
                        all.add(s);
                    }
                }
            }
        } catch (IOException e) {
            throw fail(service, "Error accessing configuration file", e);
        }
        return all;
    }

    @SuppressWarnings("unchecked")
    private Found<S> find(String name) {
        try {
            Class<?> c = Class.forName(name, false, loader);
            if (!service.isAssignableFrom(c)) throw fail(service, "Provider " + name + " not a subtype", null);
            return new Found<S>(service, (Class<? extends S>) c);
        } catch (ClassNotFoundException e) {
            throw fail(service, "Provider " + name + " not found", null);
        }
    }

    private synchronized ArrayList<Found<S>> found() {
        if (found == null) {
            ArrayList<Found<S>> l = new ArrayList<Found<S>>();
            for (String n : names()) l.add(find(n));
            found = l;
        }
        return found;
    }

    @Override
    public Iterator<S> iterator() {
        return new Iterator<S>() {
            private int i;

            @Override
            public boolean hasNext() {
                return i < found().size();
            }

            @Override
            public S next() {
                if (!hasNext()) throw new NoSuchElementException();
                synchronized (ServiceLoader.this) {
                    while (made.size() <= i) made.add(found.get(made.size()).get());
                    return made.get(i++);
                }
            }
        };
    }

    public Stream<Provider<S>> stream() {
        return found().stream().map(new Function<Found<S>, Provider<S>>() {
            @Override
            public Provider<S> apply(Found<S> f) {
                return f;
            }
        });
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<S>(service, loader);
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<S>(service, Thread.currentThread().getContextClassLoader());
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<S>(service, ClassLoader.getPlatformClassLoader());
    }

    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        Objects.requireNonNull(layer);
        return new ServiceLoader<S>(service, null);
    }

    public Optional<S> findFirst() {
        Iterator<S> it = iterator();
        return it.hasNext() ? Optional.of(it.next()) : Optional.<S>empty();
    }

    public synchronized void reload() {
        found = null;
        made.clear();
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
