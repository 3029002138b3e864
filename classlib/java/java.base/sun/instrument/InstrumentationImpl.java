package sun.instrument;

import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.instrument.UnmodifiableModuleException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import jdk.internal.loader.AddedServices;
import jdk.internal.loader.BootUnnamed;

/**
 * The Java half of Java agents. The native half is libinstrument, a JVMTI agent: it makes this object, calls
 * loadClassAndCallPremain or loadClassAndCallAgentmain and, at each class file load hook, transform; the native methods here
 * are its. Names and signatures are what that library looks for.
 */
public class InstrumentationImpl implements Instrumentation {
    private final long mNativeAgent;
    private final boolean mEnvironmentSupportsRedefineClasses;
    private final boolean mEnvironmentSupportsNativeMethodPrefix;
    private volatile boolean mEnvironmentSupportsRetransformClassesKnown;
    private volatile boolean mEnvironmentSupportsRetransformClasses;

    private final Transformers plain = new Transformers();
    private Transformers retransforming;

    /** Transformers in the order of their addition. The array is never changed, so that transform needs no lock. */
    private static final class Transformers {
        private volatile Entry[] entries = new Entry[0];

        private static final class Entry {
            final ClassFileTransformer transformer;
            String prefix;

            Entry(ClassFileTransformer transformer) {
                this.transformer = transformer;
            }
        }

        synchronized void add(ClassFileTransformer t) {
            Entry[] longer = java.util.Arrays.copyOf(entries, entries.length + 1);
            longer[entries.length] = new Entry(t);
            entries = longer;
        }

        /** Removes the last one of its kind. */
        synchronized boolean remove(ClassFileTransformer t) {
            for (int i = entries.length - 1; i >= 0; i--) {
                if (entries[i].transformer == t) {
                    Entry[] shorter = java.util.Arrays.copyOf(entries, entries.length - 1);
                    System.arraycopy(entries, i + 1, shorter, i, entries.length - i - 1);
                    entries = shorter;
                    return true;
                }
            }
            return false;
        }

        boolean contains(ClassFileTransformer t) {
            Entry[] all = entries;
            for (int i = 0; i < all.length; i++) {
                if (all[i].transformer == t) {
                    return true;
                }
            }
            return false;
        }

        int size() {
            return entries.length;
        }

        synchronized boolean setPrefix(ClassFileTransformer t, String prefix) {
            for (int i = entries.length - 1; i >= 0; i--) {
                if (entries[i].transformer == t) {
                    entries[i].prefix = prefix;
                    return true;
                }
            }
            return false;
        }

        String[] prefixes() {
            ArrayList<String> list = new ArrayList<>();
            Entry[] all = entries;
            for (int i = 0; i < all.length; i++) {
                if (all[i].prefix != null) {
                    list.add(all[i].prefix);
                }
            }
            return list.toArray(new String[0]);
        }

        /** What all transformers make of the class, or null if none changed it. One that throws is as if it were not there. */
        byte[] transform(Module module, ClassLoader loader, String name, Class<?> c, ProtectionDomain pd, byte[] bytes) {
            Entry[] all = entries;
            byte[] current = bytes;
            boolean changed = false;
            for (int i = 0; i < all.length; i++) {
                byte[] made = null;
                try {
                    made = all[i].transformer.transform(module, loader, name, c, pd, current);
                } catch (Throwable t) {
                    // by rule, the same as no change
                }
                if (made != null) {
                    changed = true;
                    current = made;
                }
            }
            return changed ? current : null;
        }
    }

    private InstrumentationImpl(long nativeAgent, boolean environmentSupportsRedefineClasses,
            boolean environmentSupportsNativeMethodPrefix) {
        mNativeAgent = nativeAgent;
        mEnvironmentSupportsRedefineClasses = environmentSupportsRedefineClasses;
        mEnvironmentSupportsNativeMethodPrefix = environmentSupportsNativeMethodPrefix;
    }

    /** The constructor that newer libraries call; an agent that came late may have to be announced. */
    private InstrumentationImpl(long nativeAgent, boolean environmentSupportsRedefineClasses,
            boolean environmentSupportsNativeMethodPrefix, boolean printWarning) {
        this(nativeAgent, environmentSupportsRedefineClasses, environmentSupportsNativeMethodPrefix);
        if (printWarning) {
            System.err.println("WARNING: A Java agent has been loaded dynamically (" + jarFile(nativeAgent) + ")\n"
                    + "WARNING: If a serviceability tool is in use, please run with -XX:+EnableDynamicAgentLoading"
                    + " to hide this warning\n"
                    + "WARNING: Dynamic loading of agents will be disallowed by default in a future release");
        }
    }

    // Natives of libinstrument

    private native boolean isModifiableClass0(long nativeAgent, Class<?> theClass);

    private native boolean isRetransformClassesSupported0(long nativeAgent);

    private native void setHasTransformers(long nativeAgent, boolean has);

    private native void setHasRetransformableTransformers(long nativeAgent, boolean has);

    private native void retransformClasses0(long nativeAgent, Class<?>[] classes);

    private native void redefineClasses0(long nativeAgent, ClassDefinition[] definitions)
            throws ClassNotFoundException;

    private native Class[] getAllLoadedClasses0(long nativeAgent);

    private native Class[] getInitiatedClasses0(long nativeAgent, ClassLoader loader);

    private native long getObjectSize0(long nativeAgent, Object objectToSize);

    private native void appendToClassLoaderSearch0(long nativeAgent, String jarfile, boolean bootLoader);

    private native void setNativeMethodPrefixes(long nativeAgent, String[] prefixes, boolean isRetransformable);

    private static native void loadAgent0(String path);

    private static native String jarFile(long nativeAgent);

    // Instrumentation

    @Override
    public void addTransformer(ClassFileTransformer transformer) {
        addTransformer(transformer, false);
    }

    @Override
    public synchronized void addTransformer(ClassFileTransformer transformer, boolean canRetransform) {
        if (transformer == null) {
            throw new NullPointerException("null passed as 'transformer' in addTransformer");
        }
        if (!canRetransform) {
            plain.add(transformer);
            if (plain.size() == 1) {
                switchHook(false, true);
            }
            return;
        }
        if (!isRetransformClassesSupported()) {
            throw new UnsupportedOperationException(
                    "adding retransformable transformers is not supported in this environment");
        }
        if (retransforming == null) {
            retransforming = new Transformers();
        }
        retransforming.add(transformer);
        if (retransforming.size() == 1) {
            switchHook(true, true);
        }
    }

    /** Tells the library whether there are transformers. Older ones always listen for the plain kind. */
    private void switchHook(boolean retransformable, boolean has) {
        if (retransformable) {
            setHasRetransformableTransformers(mNativeAgent, has);
            return;
        }
        try {
            setHasTransformers(mNativeAgent, has);
        } catch (UnsatisfiedLinkError e) {
            // a library without the switch is always on
        }
    }

    @Override
    public synchronized boolean removeTransformer(ClassFileTransformer transformer) {
        if (transformer == null) {
            throw new NullPointerException("null passed as 'transformer' in removeTransformer");
        }
        boolean fromRetransforming = retransforming != null && retransforming.contains(transformer);
        Transformers home = fromRetransforming ? retransforming : plain;
        if (!home.remove(transformer)) {
            return false;
        }
        if (home.size() == 0) {
            switchHook(fromRetransforming, false);
        }
        return true;
    }

    @Override
    public boolean isModifiableClass(Class<?> theClass) {
        if (theClass == null) {
            throw new NullPointerException("null passed as 'theClass' in isModifiableClass");
        }
        return isModifiableClass0(mNativeAgent, theClass);
    }

    @Override
    public boolean isModifiableModule(Module module) {
        if (module == null) {
            throw new NullPointerException("'module' is null");
        }
        return true;
    }

    @Override
    public boolean isRetransformClassesSupported() {
        if (!mEnvironmentSupportsRetransformClassesKnown) {
            mEnvironmentSupportsRetransformClasses = isRetransformClassesSupported0(mNativeAgent);
            mEnvironmentSupportsRetransformClassesKnown = true;
        }
        return mEnvironmentSupportsRetransformClasses;
    }

    @Override
    public void retransformClasses(Class<?>... classes) throws UnmodifiableClassException {
        if (!isRetransformClassesSupported()) {
            throw new UnsupportedOperationException("retransformClasses is not supported in this environment");
        }
        if (classes.length > 0) {
            retransformClasses0(mNativeAgent, classes);
        }
    }

    @Override
    public boolean isRedefineClassesSupported() {
        return mEnvironmentSupportsRedefineClasses;
    }

    @Override
    public void redefineClasses(ClassDefinition... definitions)
            throws ClassNotFoundException, UnmodifiableClassException {
        if (!isRedefineClassesSupported()) {
            throw new UnsupportedOperationException("redefineClasses is not supported in this environment");
        }
        if (definitions == null) {
            throw new NullPointerException("null passed as 'definitions' in redefineClasses");
        }
        for (int i = 0; i < definitions.length; i++) {
            if (definitions[i] == null) {
                throw new NullPointerException("element of 'definitions' is null in redefineClasses");
            }
        }
        if (definitions.length > 0) {
            redefineClasses0(mNativeAgent, definitions);
        }
    }

    @Override
    public Class[] getAllLoadedClasses() {
        return getAllLoadedClasses0(mNativeAgent);
    }

    @Override
    public Class[] getInitiatedClasses(ClassLoader loader) {
        return getInitiatedClasses0(mNativeAgent, loader);
    }

    @Override
    public long getObjectSize(Object objectToSize) {
        if (objectToSize == null) {
            throw new NullPointerException("null passed as 'objectToSize' in getObjectSize");
        }
        return getObjectSize0(mNativeAgent, objectToSize);
    }

    @Override
    public void appendToBootstrapClassLoaderSearch(JarFile jarfile) {
        appendToClassLoaderSearch0(mNativeAgent, jarfile.getName(), true);
    }

    @Override
    public void appendToSystemClassLoaderSearch(JarFile jarfile) {
        appendToClassLoaderSearch0(mNativeAgent, jarfile.getName(), false);
    }

    @Override
    public boolean isNativeMethodPrefixSupported() {
        return mEnvironmentSupportsNativeMethodPrefix;
    }

    @Override
    public synchronized void setNativeMethodPrefix(ClassFileTransformer transformer, String prefix) {
        if (!isNativeMethodPrefixSupported()) {
            throw new UnsupportedOperationException("setNativeMethodPrefix is not supported in this environment");
        }
        if (transformer == null) {
            throw new NullPointerException("null passed as 'transformer' in setNativeMethodPrefix");
        }
        boolean retransformable = retransforming != null && retransforming.contains(transformer);
        Transformers home = retransformable ? retransforming : plain;
        if (!home.setPrefix(transformer, prefix)) {
            throw new IllegalArgumentException("transformer not registered in setNativeMethodPrefix");
        }
        setNativeMethodPrefixes(mNativeAgent, home.prefixes(), retransformable);
    }

    @Override
    public void redefineModule(Module module, Set<Module> extraReads, Map<String, Set<Module>> extraExports,
            Map<String, Set<Module>> extraOpens, Set<Class<?>> extraUses,
            Map<Class<?>, List<Class<?>>> extraProvides) {
        if (!module.isNamed()) {
            return;
        }
        if (!isModifiableModule(module)) {
            throw new UnmodifiableModuleException(module.getName());
        }
        // Everything is looked at before anything is done
        List<Module> reads = noNulls(extraReads, "'extraReads'");
        Map<String, List<Module>> exports = targets(module, extraExports, "extraExports");
        Map<String, List<Module>> opens = targets(module, extraOpens, "extraOpens");
        List<Class<?>> uses = noNulls(extraUses, "'extraUses'");
        Map<Class<?>, List<Class<?>>> provides = providers(module, extraProvides);
        for (Module m : reads) {
            module.addReads(m);
        }
        for (Map.Entry<String, List<Module>> e : exports.entrySet()) {
            for (Module m : e.getValue()) {
                module.addExports(e.getKey(), m);
            }
        }
        for (Map.Entry<String, List<Module>> e : opens.entrySet()) {
            for (Module m : e.getValue()) {
                module.addOpens(e.getKey(), m);
            }
        }
        for (Class<?> service : uses) {
            module.addUses(service);
        }
        for (Map.Entry<Class<?>, List<Class<?>>> e : provides.entrySet()) {
            for (Class<?> provider : e.getValue()) {
                AddedServices.add(module, e.getKey(), provider);
            }
        }
    }

    /** A copy. */
    private static <T> List<T> noNulls(Collection<? extends T> some, String what) {
        if (some == null) {
            throw new NullPointerException(what + " is null");
        }
        List<T> list = new ArrayList<>(some);
        if (list.contains(null)) {
            throw new NullPointerException(what + (what.startsWith("'") ? " contains null" : " cannot include null"));
        }
        return list;
    }

    private static Map<String, List<Module>> targets(Module module, Map<String, Set<Module>> extra, String what) {
        if (extra == null) {
            throw new NullPointerException("'" + what + "' is null");
        }
        Map<String, List<Module>> map = new HashMap<>();
        for (Map.Entry<String, Set<Module>> e : extra.entrySet()) {
            if (e.getKey() == null) {
                throw new NullPointerException("package cannot be null");
            }
            if (!module.getPackages().contains(e.getKey())) {
                throw new IllegalArgumentException(e.getKey() + " not in module");
            }
            List<Module> list = noNulls(e.getValue(), "set of targets");
            if (list.isEmpty()) {
                throw new IllegalArgumentException("set of targets is empty");
            }
            map.put(e.getKey(), list);
        }
        return map;
    }

    private static Map<Class<?>, List<Class<?>>> providers(Module module, Map<Class<?>, List<Class<?>>> extra) {
        if (extra == null) {
            throw new NullPointerException("'extraProvides' is null");
        }
        Map<Class<?>, List<Class<?>>> map = new HashMap<>();
        for (Map.Entry<Class<?>, List<Class<?>>> e : extra.entrySet()) {
            Class<?> service = e.getKey();
            if (service == null) {
                throw new NullPointerException("service cannot be null");
            }
            List<Class<?>> list = noNulls(e.getValue(), "list of providers");
            if (list.isEmpty()) {
                throw new IllegalArgumentException("list of providers is empty");
            }
            for (Class<?> provider : list) {
                if (provider.getModule() != module) {
                    throw new IllegalArgumentException(provider + " not in " + module);
                }
                if (!service.isAssignableFrom(provider)) {
                    throw new IllegalArgumentException(provider + " is not a " + service);
                }
            }
            map.put(service, list);
        }
        return map;
    }

    /** The launcher starts the Launcher-Agent-Class of its jar: no agent may have brought the library yet. */
    public static void loadAgent(String path) {
        System.loadLibrary("instrument");
        loadAgent0(path);
    }

    // Called by libinstrument

    /** Finds premain or agentmain, with an Instrumentation or without, and calls it. */
    private void loadClassAndStartAgent(String className, String methodName, String options) throws Throwable {
        Class<?> agent = ClassLoader.getSystemClassLoader().loadClass(className);
        Method m = null;
        NoSuchMethodException first = null;
        boolean two = true;
        try {
            m = agent.getDeclaredMethod(methodName, String.class, Instrumentation.class);
        } catch (NoSuchMethodException e) {
            first = e;
        }
        if (m == null) {
            try {
                m = agent.getDeclaredMethod(methodName, String.class);
                two = false;
            } catch (NoSuchMethodException e) {
                throw first;
            }
        }
        if (!Modifier.isPublic(m.getModifiers())) {
            throw new IllegalAccessException("method " + className + "." + methodName + " must be declared public");
        }
        m.setAccessible(true); // the class need not be public
        if (two) {
            m.invoke(null, options, this);
        } else {
            m.invoke(null, options);
        }
    }

    private void loadClassAndCallPremain(String className, String options) throws Throwable {
        loadClassAndStartAgent(className, "premain", options);
    }

    private void loadClassAndCallAgentmain(String className, String options) throws Throwable {
        loadClassAndStartAgent(className, "agentmain", options);
    }

    private byte[] transform(Module module, ClassLoader loader, String className, Class<?> classBeingRedefined,
            ProtectionDomain protectionDomain, byte[] classfileBuffer, boolean isRetransformer) {
        Transformers all = isRetransformer ? retransforming : plain;
        if (module == null) {
            module = classBeingRedefined != null ? classBeingRedefined.getModule()
                    : loader == null ? BootUnnamed.module() : loader.getUnnamedModule();
        }
        return all == null ? null
                : all.transform(module, loader, className, classBeingRedefined, protectionDomain, classfileBuffer);
    }
}
