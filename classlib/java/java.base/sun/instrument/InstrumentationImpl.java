// SPDX-License-Identifier: MIT
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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * The Java half of one Java agent. Its native half is agents/instrument, or another VM's library of that name: the
 * constructors, the three methods at the end and the native methods are looked up by name from there.
 *
 * All transformers stand in one array, in the order of their arrival. It is never written to, only replaced under the
 * monitor of this object, so that class loading reads it without a lock. Those that can retransform are called by a
 * hook of their own, after that of the others has run.
 */
public class InstrumentationImpl implements Instrumentation {
    /** A transformer and what was said of it. */
    private static final class Registration {
        final ClassFileTransformer transformer;
        final boolean retransforming;
        final String prefix;

        Registration(ClassFileTransformer transformer, boolean retransforming, String prefix) {
            this.transformer = transformer;
            this.retransforming = retransforming;
            this.prefix = prefix;
        }
    }

    private static final Registration[] NOBODY = {};

    /** What the native half calls the agent. */
    private final long handle;
    private final boolean redefines;
    private final boolean prefixes;
    private volatile Registration[] registered = NOBODY;


    private InstrumentationImpl(long handle, boolean redefines, boolean prefixes) {
        this.handle = handle;
        this.redefines = redefines;
        this.prefixes = prefixes;
    }

    private InstrumentationImpl(long handle, boolean redefines, boolean prefixes, boolean late) {
        this(handle, redefines, prefixes);
        if (late) {
            System.err.println("WARNING: A Java agent has been loaded dynamically (" + jarFile(handle) + ")\n"
                    + "WARNING: If a serviceability tool is in use, please run with -XX:+EnableDynamicAgentLoading"
                    + " to hide this warning\n"
                    + "WARNING: Dynamic loading of agents will be disallowed by default in a future release");
        }
    }

    // Native half

    private native boolean isModifiableClass0(long agent, Class<?> c);

    private native boolean isRetransformClassesSupported0(long agent);

    private native void setHasTransformers(long agent, boolean has);

    private native void setHasRetransformableTransformers(long agent, boolean has);

    private native void retransformClasses0(long agent, Class<?>[] classes);

    private native void redefineClasses0(long agent, ClassDefinition[] definitions) throws ClassNotFoundException;

    @SuppressWarnings("rawtypes")
    private native Class[] getAllLoadedClasses0(long agent);

    @SuppressWarnings("rawtypes")
    private native Class[] getInitiatedClasses0(long agent, ClassLoader loader);

    private native long getObjectSize0(long agent, Object o);

    private native void appendToClassLoaderSearch0(long agent, String jar, boolean boot);

    private native void setNativeMethodPrefixes(long agent, String[] prefixes, boolean retransforming);

    private static native void loadAgent0(String jar);

    private static native String jarFile(long agent);

    // Transformers

    @Override
    public void addTransformer(ClassFileTransformer transformer) {
        addTransformer(transformer, false);
    }

    @Override
    public synchronized void addTransformer(ClassFileTransformer transformer, boolean canRetransform) {
        needs(transformer, "addTransformer: transformer");
        if (canRetransform && !isRetransformClassesSupported()) {
            throw new UnsupportedOperationException(
                    "adding retransformable transformers is not supported in this environment");
        }
        boolean first = count(canRetransform) == 0;
        Registration[] old = registered;
        Registration[] now = Arrays.copyOf(old, old.length + 1);
        now[old.length] = new Registration(transformer, canRetransform, null);
        registered = now;
        if (first) {
            tellHook(canRetransform, true);
        }
    }

    @Override
    public synchronized boolean removeTransformer(ClassFileTransformer transformer) {
        needs(transformer, "removeTransformer: transformer");
        int at = latest(transformer);
        if (at < 0) {
            return false;
        }
        Registration[] old = registered;
        boolean retransforming = old[at].retransforming;
        Registration[] now = Arrays.copyOf(old, old.length - 1);
        System.arraycopy(old, at + 1, now, at, now.length - at);
        registered = now;
        if (count(retransforming) == 0) {
            tellHook(retransforming, false);
        }
        return true;
    }

    /** The place of the last registration of a transformer, or -1. */
    private int latest(ClassFileTransformer transformer) {
        int i = registered.length - 1;
        while (i >= 0 && registered[i].transformer != transformer) {
            i--;
        }
        return i;
    }

    private int count(boolean retransforming) {
        int n = 0;
        for (Registration r : registered) {
            n += r.retransforming == retransforming ? 1 : 0;
        }
        return n;
    }

    /**
     * A hook that nobody listens to costs time. Native halves before version 21 leave the plain one on at all times.
     */
    private void tellHook(boolean retransforming, boolean needed) {
        if (retransforming) {
            setHasRetransformableTransformers(handle, needed);
            return;
        }
        try {
            setHasTransformers(handle, needed);
        } catch (UnsatisfiedLinkError older) {
            return;
        }
    }

    @Override
    public boolean isNativeMethodPrefixSupported() {
        return prefixes;
    }

    /** The VM is told all prefixes of a hook at once, the earliest first. */
    @Override
    public synchronized void setNativeMethodPrefix(ClassFileTransformer transformer, String prefix) {
        if (!prefixes) {
            throw new UnsupportedOperationException("the agent's manifest does not ask for native method prefixes");
        }
        needs(transformer, "setNativeMethodPrefix: transformer");
        int at = latest(transformer);
        if (at < 0) {
            throw new IllegalArgumentException("setNativeMethodPrefix: " + transformer + " is not registered");
        }
        boolean retransforming = registered[at].retransforming;
        Registration[] now = registered.clone();
        now[at] = new Registration(transformer, retransforming, prefix);
        registered = now;
        List<String> told = new ArrayList<>();
        for (Registration r : now) {
            if (r.retransforming == retransforming && r.prefix != null) {
                told.add(r.prefix);
            }
        }
        setNativeMethodPrefixes(handle, told.toArray(new String[0]), retransforming);
    }

    // Classes

    @Override
    public boolean isRedefineClassesSupported() {
        return redefines;
    }

    @Override
    public void redefineClasses(ClassDefinition... definitions)
            throws ClassNotFoundException, UnmodifiableClassException {
        if (!redefines) {
            throw new UnsupportedOperationException("redefineClasses is not supported in this environment");
        }
        needs(definitions, "redefineClasses: definitions");
        for (ClassDefinition d : definitions) {
            needs(d, "redefineClasses: one of the definitions");
        }
        if (definitions.length > 0) {
            redefineClasses0(handle, definitions);
        }
    }

    @Override
    public boolean isRetransformClassesSupported() {
        return isRetransformClassesSupported0(handle);
    }

    @Override
    public void retransformClasses(Class<?>... classes) throws UnmodifiableClassException {
        if (!isRetransformClassesSupported()) {
            throw new UnsupportedOperationException("retransformClasses is not supported in this environment");
        }
        if (classes.length > 0) {
            retransformClasses0(handle, classes);
        }
    }

    @Override
    public boolean isModifiableClass(Class<?> theClass) {
        needs(theClass, "isModifiableClass: class");
        return isModifiableClass0(handle, theClass);
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class[] getAllLoadedClasses() {
        return getAllLoadedClasses0(handle);
    }

    @Override
    @SuppressWarnings("rawtypes")
    public Class[] getInitiatedClasses(ClassLoader loader) {
        return getInitiatedClasses0(handle, loader);
    }

    @Override
    public long getObjectSize(Object objectToSize) {
        needs(objectToSize, "getObjectSize: object");
        return getObjectSize0(handle, objectToSize);
    }

    @Override
    public void appendToBootstrapClassLoaderSearch(JarFile jarfile) {
        String jar = jarfile.getName();
        appendToClassLoaderSearch0(handle, jar, true);
    }

    @Override
    public void appendToSystemClassLoaderSearch(JarFile jarfile) {
        String jar = jarfile.getName();
        appendToClassLoaderSearch0(handle, jar, false);
    }

    // Modules

    @Override
    public boolean isModifiableModule(Module module) {
        needs(module, "isModifiableModule: module");
        return true;
    }

    /** Every argument is looked at before anything changes. */
    @Override
    public void redefineModule(Module module, Set<Module> extraReads, Map<String, Set<Module>> extraExports,
            Map<String, Set<Module>> extraOpens, Set<Class<?>> extraUses,
            Map<Class<?>, List<Class<?>>> extraProvides) {
        needs(module, "redefineModule: module");
        if (!module.isNamed()) {
            return;
        }
        if (!isModifiableModule(module)) {
            throw new UnmodifiableModuleException(module.getName());
        }
        ModuleChange change = new ModuleChange(module);
        change.reads(extraReads);
        change.shares(extraExports, false);
        change.shares(extraOpens, true);
        change.uses(extraUses);
        change.provides(extraProvides);
        change.apply();
    }

    static void needs(Object o, String what) {
        if (o == null) {
            throw new NullPointerException(what + " is null");
        }
    }

    // Called by the launcher

    /** Starts the agent that an executable jar names. */
    public static void loadAgent(String jar) {
        System.loadLibrary("instrument");
        loadAgent0(jar);
    }

    // Called by the native half

    private void loadClassAndCallPremain(String className, String options) throws Throwable {
        start(className, "premain", options);
    }

    private void loadClassAndCallAgentmain(String className, String options) throws Throwable {
        start(className, "agentmain", options);
    }

    /** The form with two parameters goes first; that one of them is there is told by the exception for it. */
    private void start(String className, String method, String options) throws Throwable {
        Class<?> agent = ClassLoader.getSystemClassLoader().loadClass(className);
        NoSuchMethodException missing;
        try {
            call(agent.getDeclaredMethod(method, String.class, Instrumentation.class), options, this);
            return;
        } catch (NoSuchMethodException e) {
            missing = e;
        }
        Method brief;
        try {
            brief = agent.getDeclaredMethod(method, String.class);
        } catch (NoSuchMethodException e) {
            throw missing;
        }
        call(brief, options);
    }

    /** The class of the method need not be public. */
    private static void call(Method m, Object... arguments) throws Throwable {
        if (!Modifier.isPublic(m.getModifiers())) {
            throw new IllegalAccessException("method " + m.getDeclaringClass().getName() + "." + m.getName()
                    + " must be declared public");
        }
        m.setAccessible(true);
        m.invoke(null, arguments);
    }

    /** Null if nobody changes the class. A transformer that throws is one that does not change it. */
    private byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
            ProtectionDomain domain, byte[] original, boolean retransforming) {
        byte[] bytes = original;
        Module home = module;
        for (Registration r : registered) {
            if (r.retransforming != retransforming) {
                continue;
            }
            if (home == null) {
                home = homeOf(loader, redefined);
            }
            bytes = offer(r.transformer, home, loader, name, redefined, domain, bytes);
        }
        return bytes == original ? null : bytes;
    }

    private static byte[] offer(ClassFileTransformer transformer, Module module, ClassLoader loader, String name,
            Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        try {
            byte[] changed = transformer.transform(module, loader, name, redefined, domain, bytes);
            return changed == null ? bytes : changed;
        } catch (Throwable refused) {
            return bytes;
        }
    }

    /** Where the native half names no module. */
    private static Module homeOf(ClassLoader loader, Class<?> redefined) {
        if (redefined != null) {
            return redefined.getModule();
        }
        return loader == null ? jdk.internal.loader.BootUnnamed.module() : loader.getUnnamedModule();
    }
}
