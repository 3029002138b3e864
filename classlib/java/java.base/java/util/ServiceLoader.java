// SPDX-License-Identifier: MIT
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import jdk.internal.loader.AddedServices;
import jdk.internal.loader.BootModules;
import jdk.internal.loader.ModulesOf;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * Finds the providers of a service: those that named modules declare with "provides", then those that the files
 * META-INF/services/NAME on class paths name. Providers are found one after the other, as they are asked for.
 */
public final class ServiceLoader<S> implements Iterable<S> {
    /** A provider that has not been made yet. */
    public static interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private final Class<S> service;
    private final ClassLoader loader;
    private final ModuleLayer layer;
    private Search<S> search;
    private volatile int reloads;
    private final ArrayList<Found<S>> found = new ArrayList<Found<S>>();
    private final ArrayList<S> made = new ArrayList<S>();

    private ServiceLoader(Class<?> caller, Class<S> service, ClassLoader loader, ModuleLayer layer) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
        this.layer = layer;
        Module m = caller == null ? null : caller.getModule();
        if (m != null && !Reflection.canAccess(caller, service, null, service.getModifiers())) {
            throw fail(service, service + " not accessible to " + m, null);
        }
        if (m != null && !m.canUse(service)) {
            throw fail(service, m + " does not declare `uses`", null);
        }
    }

    private static final class Found<S> implements Provider<S> {
        private final Class<S> service;
        private final Class<? extends S> type;
        private final Constructor<? extends S> constructor;
        private final Method method;

        Found(Class<S> service, Class<? extends S> type, Constructor<? extends S> constructor, Method method) {
            this.service = service;
            this.type = type;
            this.constructor = constructor;
            this.method = method;
        }

        @Override
        public Class<? extends S> type() {
            return type;
        }

        @SuppressWarnings("unchecked")
        private S fromMethod() {
            try {
                S s = (S) method.invoke(null);
                if (s == null) {
                    throw fail(service, method + " returned null", null);
                }
                return s;
            } catch (InvocationTargetException e) {
                throw fail(service, method + " failed", e.getCause());
            } catch (IllegalAccessException e) {
                throw fail(service, method + " failed", e);
            }
        }

        @Override
        public S get() {
            if (method != null) {
                return fromMethod();
            }
            try {
                return constructor.newInstance();
            } catch (InvocationTargetException e) {
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

    // The search: a queue of names, each with the module that declares it (null: a file of a class path)

    private static final class Candidate {
        final Module module;
        final String name;

        Candidate(Module module, String name) {
            this.module = module;
            this.name = name;
        }
    }

    private static final class Search<S> {
        private final ServiceLoader<S> owner;
        private final ArrayDeque<Candidate> queue = new ArrayDeque<Candidate>();
        private Enumeration<URL> files;
        private final HashSet<String> seen = new HashSet<String>();

        Search(ServiceLoader<S> owner) {
            this.owner = owner;
            if (owner.layer != null) {
                HashSet<ModuleLayer> visited = new HashSet<ModuleLayer>();
                addLayer(owner.layer, visited);
                return;
            }
            for (ClassLoader l = owner.loader; l != null; l = l.getParent()) {
                addModules(ModulesOf.of(l));
            }
            addModules(libraryModules(owner.service.getName()));
        }

        /** Modules of the library that provide a service, and those to which agents have added one. */
        private static Set<Module> libraryModules(String service) {
            Set<Module> set = new HashSet<Module>(AddedServices.bootModules());
            for (String name : BootModules.providing(service)) {
                Optional<Module> m = ModuleLayer.boot().findModule(name);
                if (m.isPresent()) {
                    set.add(m.get());
                }
            }
            return set;
        }

        private void addLayer(ModuleLayer layer, Set<ModuleLayer> visited) {
            if (visited.add(layer)) {
                addModules(layer.modules());
                for (ModuleLayer p : layer.parents()) {
                    addLayer(p, visited);
                }
            }
        }

        private void addModules(Collection<Module> modules) {
            TreeMap<String, Module> byName = new TreeMap<String, Module>();
            for (Module m : modules) {
                byName.put(m.getName(), m);
            }
            for (Module m : byName.values()) {
                for (ModuleDescriptor.Provides p : m.getDescriptor().provides()) {
                    if (p.service().equals(owner.service.getName())) {
                        for (String name : p.providers()) {
                            queue.add(new Candidate(m, name));
                        }
                    }
                }
                for (String name : AddedServices.of(m, owner.service.getName())) {
                    queue.add(new Candidate(m, name));
                }
            }
        }

        /** Reads the next file, if there is one. */
        private boolean more() {
            try {
                if (files == null) {
                    files = owner.layer != null ? Collections.<URL>emptyEnumeration()
                            : owner.loader.getResources("META-INF/services/" + owner.service.getName());
                }
                if (!files.hasMoreElements()) {
                    return false;
                }
                read(files.nextElement());
                return true;
            } catch (IOException e) {
                throw fail(owner.service, "Error accessing configuration file", e);
            }
        }

        private void read(URL u) throws IOException {
            try (BufferedReader r = new BufferedReader(new InputStreamReader(u.openStream(),
                    StandardCharsets.UTF_8))) {
                int number = 0;
                for (String s; (s = r.readLine()) != null;) {
                    number++;
                    int hash = s.indexOf('#');
                    s = (hash < 0 ? s : s.substring(0, hash)).trim();
                    if (s.isEmpty()) {
                        continue;
                    }
                    if (s.indexOf(' ') >= 0 || s.indexOf('\t') >= 0) {
                        throw fail(owner.service, u + ":" + number + ": Illegal configuration-file syntax", null);
                    }
                    if (!isClassName(s)) {
                        throw fail(owner.service, u + ":" + number + ": Illegal provider-class name: " + s, null);
                    }
                    if (seen.add(s)) {
                        queue.add(new Candidate(null, s));
                    }
                }
            }
        }

        private static boolean isClassName(String s) {
            if (!Character.isJavaIdentifierStart(s.codePointAt(0))) {
                return false;
            }
            for (int i = 0, c; i < s.length(); i += Character.charCount(c)) {
                c = s.codePointAt(i);
                if (c != '.' && !Character.isJavaIdentifierPart(c)) {
                    return false;
                }
            }
            return true;
        }

        /** The next provider, or null at the end. */
        Found<S> next() {
            for (;;) {
                while (queue.isEmpty()) {
                    if (!more()) {
                        return null;
                    }
                }
                Candidate c = queue.remove();
                Found<S> f = c.module != null ? owner.inModule(c.module, c.name) : owner.onPath(c.name);
                if (f != null) {
                    return f;
                }
            }
        }
    }

    /** Null for a class of a named module: its module speaks for it. */
    private Found<S> onPath(String name) {
        Class<?> c;
        try {
            c = Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw fail(service, "Provider " + name + " not found", null);
        }
        if (c.getModule().isNamed()) {
            return null;
        }
        if (!service.isAssignableFrom(c)) {
            throw fail(service, name + " not a subtype", null);
        }
        return byConstructor(c);
    }

    private Found<S> inModule(Module m, String name) {
        Class<?> c;
        try {
            c = Class.forName(m, name);
        } catch (LinkageError e) {
            throw fail(service, "Unable to load " + name, e);
        }
        if (c == null) {
            throw fail(service, "Provider " + name + " not found", null);
        }
        if (!Modifier.isPublic(c.getModifiers())) {
            throw fail(service, c + " is not public", null);
        }
        Method provider = m.getDescriptor().isAutomatic() ? null : providerMethod(c);
        return provider != null ? byMethod(c, provider) : byConstructor(c);
    }

    private static Method providerMethod(Class<?> c) {
        try {
            Method m = c.getMethod("provider");
            return Modifier.isStatic(m.getModifiers()) ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    @SuppressWarnings("unchecked")
    private Found<S> byMethod(Class<?> c, Method m) {
        Class<?> type = m.getReturnType();
        if (!service.isAssignableFrom(type)) {
            throw fail(service, m + " return type not a subtype", null);
        }
        m.setAccessible(true);
        return new Found<S>(service, (Class<? extends S>) type, null, m);
    }

    @SuppressWarnings("unchecked")
    private Found<S> byConstructor(Class<?> c) {
        if (!service.isAssignableFrom(c)) {
            throw fail(service, c.getName() + " is not a subtype", null);
        }
        try {
            Constructor<? extends S> k = (Constructor<? extends S>) c.getConstructor();
            if (c.getModule().isNamed()) {
                k.setAccessible(true);
            }
            return new Found<S>(service, (Class<? extends S>) c, k, null);
        } catch (NoSuchMethodException e) {
            throw fail(service, c.getName() + " Unable to get public no-arg constructor", e);
        }
    }

    /** Is there a provider number i? */
    private synchronized boolean has(int i) {
        if (search == null) {
            search = new Search<S>(this);
        }
        while (found.size() <= i) {
            Found<S> f = search.next();
            if (f == null) {
                return false;
            }
            found.add(f);
        }
        return true;
    }

    private synchronized S get(int i) {
        while (made.size() <= i) {
            made.add(found.get(made.size()).get());
        }
        return made.get(i);
    }

    @Override
    public Iterator<S> iterator() {
        return new Iterator<S>() {
            private final int made = reloads;
            private int i;

            private void check() {
                if (made != reloads) {
                    throw new ConcurrentModificationException();
                }
            }

            @Override
            public boolean hasNext() {
                check();
                return has(i);
            }

            @Override
            public S next() {
                check();
                if (!has(i)) {
                    throw new NoSuchElementException();
                }
                return get(i++);
            }
        };
    }

    public Stream<Provider<S>> stream() {
        int n = 0;
        while (has(n)) {
            n++;
        }
        return new ArrayList<Found<S>>(found).stream().map(new Function<Found<S>, Provider<S>>() {
            @Override
            public Provider<S> apply(Found<S> f) {
                return f;
            }
        });
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<S>(Reflection.getCallerClass(1), service, loader, null);
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<S>(Reflection.getCallerClass(1), service,
                Thread.currentThread().getContextClassLoader(), null);
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<S>(Reflection.getCallerClass(1), service, ClassLoader.getPlatformClassLoader(), null);
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        return new ServiceLoader<S>(Reflection.getCallerClass(1), service, null, Objects.requireNonNull(layer));
    }

    public Optional<S> findFirst() {
        Iterator<S> it = iterator();
        return it.hasNext() ? Optional.of(it.next()) : Optional.<S>empty();
    }

    public synchronized void reload() {
        reloads++;
        search = null;
        found.clear();
        made.clear();
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
