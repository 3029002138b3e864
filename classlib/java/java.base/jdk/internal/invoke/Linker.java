package jdk.internal.invoke;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/**
 * Where the VM enters method handles: the static methods here are the ones that it calls or lets generated code call.
 * What they do is done by java.lang.invoke, which installs itself.
 */
public abstract class Linker {
    private static Linker instance;

    protected Linker() {
    }

    /** Called by the static initialiser of MethodHandle. */
    public static void install(Linker linker) {
        instance = linker;
    }

    private static Linker get() {
        if (instance == null) {
            Unsafe.getUnsafe().ensureClassInitialized(MethodHandle.class);
        }
        return instance;
    }

    protected abstract Object invoke(MethodHandle h, Object[] args, Object site, boolean exact) throws Throwable;

    protected abstract Object invoke(VarHandle h, Object[] args, Object site) throws Throwable;

    protected abstract Object invoke(Object[] args, Object site) throws Throwable;

    protected abstract Object typeOf(Class<?> host, String descriptor);

    protected abstract Object modeOf(Class<?> host, String name, String descriptor);

    protected abstract Object handleOf(Class<?> host, int kind, Class<?> owner, String name, String descriptor)
            throws Throwable;

    protected abstract Object link(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable;

    protected abstract Object constant(Class<?> host, Object bootstrap, String name, String descriptor,
            Object[] extra) throws Throwable;

    // Called by generated code: site is what one of the methods below has made for the call.

    @Hidden
    public static Object invokeExact(Object handle, Object[] args, Object site) throws Throwable {
        return get().invoke((MethodHandle) handle, args, site, true);
    }

    @Hidden
    public static Object invokeGeneric(Object handle, Object[] args, Object site) throws Throwable {
        return get().invoke((MethodHandle) handle, args, site, false);
    }

    @Hidden
    public static Object invokeVar(Object handle, Object[] args, Object site) throws Throwable {
        return get().invoke((VarHandle) handle, args, site);
    }

    @Hidden
    public static Object invokeSite(Object[] args, Object site) throws Throwable {
        return get().invoke(args, site);
    }

    // Called by the VM when it links: host is the class whose code refers.

    static Object siteType(Class<?> host, String descriptor) {
        return get().typeOf(host, descriptor);
    }

    static Object varSite(Class<?> host, String name, String descriptor) {
        return get().modeOf(host, name, descriptor);
    }

    static Object handleConstant(Class<?> host, int kind, Class<?> owner, String name, String descriptor)
            throws Throwable {
        return get().handleOf(host, kind, owner, name, descriptor);
    }

    static Object linkSite(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        return get().link(host, bootstrap, name, descriptor, extra);
    }

    static Object linkConstant(Class<?> host, Object bootstrap, String name, String descriptor, Object[] extra)
            throws Throwable {
        return get().constant(host, bootstrap, name, descriptor, extra);
    }
}
