package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jdk.internal.loader.BootModules;
import jdk.internal.loader.BootResources;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.ModuleInfoClass;
import jdk.internal.reflect.Reflection;

/**
 * A module: one of the library, one of a layer, or the unnamed one of a class loader. Who reads whom and what is
 * exported and opened to whom stands in the VM's table, because linking asks it too; this object holds its address
 * there, and adds what only Java code wants to know.
 */
public final class Module implements AnnotatedElement {
    private static final long EVERYONE = 0;
    private static final long ALL_UNNAMED = -1;

    private final String name;
    private final ClassLoader loader;
    private final ModuleLayer layer;
    private final long vmModule;
    private ModuleDescriptor descriptor;
    private Set<Class<?>> moreUses;
    private volatile boolean nativeAccess;
    private static volatile boolean unnamedNativeAccess;
    private Class<?> info; // has the annotations of module-info.class

    private static native long library0(Module self, String name);

    private static native long unnamed0(Module self, ClassLoader loader);

    /** -1 - i: package number i is in the unnamed module already. Names are free otherwise. */
    private static native long define0(Module self, ClassLoader loader, String name, String version, boolean open,
            String[] packages);

    private static native void addPackage0(long module, String pn);

    private static native boolean reads0(long module, long other);

    private static native void addReads0(long module, long other);

    /** to: a module, 0 for everyone. */
    private static native boolean grants0(long module, String pn, long to, boolean open);

    /** to: a module, 0 for everyone, -1 for all unnamed modules. */
    private static native boolean grant0(long module, String pn, long to, boolean open);

    /** The unnamed module of a loader. */
    Module(ClassLoader loader) {
        this.name = null;
        this.loader = loader;
        this.layer = null;
        this.vmModule = unnamed0(this, loader);
    }

    /** A module of the library. */
    private Module(String name) {
        this.name = name;
        this.loader = null;
        this.layer = null;
        this.vmModule = library0(this, name);
    }

    /** A module of a layer, known to its loader from here on. */
    Module(ModuleLayer layer, ClassLoader loader, ModuleDescriptor descriptor) {
        this.name = descriptor.name();
        this.loader = loader;
        this.layer = layer;
        this.descriptor = descriptor;
        Set<String> packages = descriptor.packages();
        String version = descriptor.rawVersion().isPresent() ? descriptor.rawVersion().get() : null;
        String[] names = packages.toArray(new String[0]);
        checkFree(loader, name, names);
        this.vmModule = define0(this, loader, name, version, descriptor.isOpen() || descriptor.isAutomatic(), names);
        if (vmModule < 0) {
            throw new LayerInstantiationException("Package " + names[(int) (-1 - vmModule)] + " for module " + name
                    + " is already in the unnamed module defined to the class loader");
        }
        if (loader != null) {
            loader.addModule(this, packages);
        }
    }

    /** May the loader have one more module of this name with these packages? */
    private static void checkFree(ClassLoader loader, String name, String[] packages) {
        if (loader == null) {
            return;
        }
        for (String pn : packages) {
            if (pn.equals("java") || pn.startsWith("java.")) {
                throw new LayerInstantiationException("Class loader (instance of): " + describe(loader)
                        + " tried to define prohibited package name: " + pn);
            }
        }
        for (Module m : loader.namedModules()) {
            if (m.name.equals(name)) {
                throw new LayerInstantiationException("Module " + name + " is already defined");
            }
        }
        for (String pn : packages) {
            Module m = loader.moduleOf(pn);
            if (m.name != null) {
                throw new LayerInstantiationException("Package " + pn + " for module " + name
                        + " is already in another module, " + m.name + ", defined to the class loader");
            }
        }
    }

    private static String describe(ClassLoader loader) {
        String given = loader.getName();
        String id = " @" + Integer.toHexString(System.identityHashCode(loader));
        boolean own = loader == ClassLoader.getSystemClassLoader() || loader == ClassLoader.getPlatformClassLoader();
        return (given == null ? loader.getClass().getName() : "'" + given + "'") + (own ? "" : id);
    }

    /** A module that no layer has; the boot loader may have one, too. */
    static Module dynamic(ClassLoader loader, ModuleDescriptor descriptor) {
        Module m = new Module(null, loader, descriptor);
        if (loader == null) {
            synchronized (Boot.MODULES) {
                Boot.MODULES.put(m.name, m);
            }
        }
        m.implAddReads(boot("java.base"));
        for (ModuleDescriptor.Exports e : descriptor.exports()) {
            m.implShareWithAll(e.source(), false);
        }
        return m;
    }

    private boolean isDynamic() {
        return descriptor != null && layer == null
                && descriptor.modifiers().contains(ModuleDescriptor.Modifier.SYNTHETIC);
    }

    /** Modules of the boot loader, by name; "" is its unnamed module. */
    private static final class Boot {
        static final Map<String, Module> MODULES = new HashMap<>();
    }

    static Module boot(String name) {
        synchronized (Boot.MODULES) {
            Module m = Boot.MODULES.get(name);
            if (m == null) {
                m = name.isEmpty() ? new Module((ClassLoader) null) : new Module(name);
                Boot.MODULES.put(name, m);
            }
            return m;
        }
    }

    /** The VM asks for this one when it has to name it. */
    private static Module bootUnnamed() {
        return boot("");
    }

    /** The module of a class that is not an array. */
    static Module of(Class<?> c) {
        ClassLoader loader = c.getClassLoader0();
        return loader != null ? loader.moduleOf(c.getPackageName()) : boot(BootModules.moduleOf(c.isPrimitive()
                ? "java.lang" : c.getPackageName()));
    }

    boolean isLibrary() {
        return loader == null && name != null && !isDynamic();
    }

    public boolean isNamed() {
        return name != null;
    }

    public String getName() {
        return name;
    }

    public ModuleDescriptor getDescriptor() {
        if (descriptor == null && name != null) {
            descriptor = BootModules.descriptor(name);
        }
        return descriptor;
    }

    public ClassLoader getClassLoader() {
        return loader;
    }

    public ModuleLayer getLayer() {
        if (layer != null || name == null || isDynamic()) {
            return layer;
        }
        ModuleLayer boot = ModuleLayer.boot();
        return boot.modules().contains(this) ? boot : null;
    }

    /** Said for this module, or with ALL-UNNAMED. Those of the library that need it have it. */
    public boolean isNativeAccessEnabled() {
        return nativeAccess || (name == null ? unnamedNativeAccess : isLibrary() && !WITHOUT_NATIVE.contains(name));
    }

    private static final String WITHOUT_NATIVE = "java.compiler java.logging jdk.unsupported";

    void implEnableNativeAccess() {
        nativeAccess = true;
    }

    static void implEnableNativeAccessToAllUnnamed() {
        unnamedNativeAccess = true;
    }

    // Reading

    public boolean canRead(Module other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return name == null || other == this || reads0(vmModule, other.vmModule);
    }

    @CallerSensitive
    public Module addReads(Module other) {
        if (other == null) {
            throw new NullPointerException();
        }
        if (name != null) {
            checkCaller(Reflection.getCallerClass(1));
            implAddReads(other);
        }
        return this;
    }

    private void checkCaller(Class<?> caller) {
        if (caller != null && caller.getModule() != this && !caller.getModule().isLibrary()) {
            throw new IllegalCallerException(caller.getModule() + " != " + this);
        }
    }

    void implAddReads(Module other) {
        if (name != null && other != this) {
            addReads0(vmModule, other.vmModule);
        }
    }

    void implAddReadsAllUnnamed() {
        addReads0(vmModule, ALL_UNNAMED);
    }

    // Exporting and opening

    public boolean isExported(String pn, Module other) {
        return allows(pn, other, false);
    }

    public boolean isExported(String pn) {
        if (pn == null) {
            throw new NullPointerException();
        }
        return allows0(pn, null, false);
    }

    public boolean isOpen(String pn, Module other) {
        return allows(pn, other, true);
    }

    public boolean isOpen(String pn) {
        if (pn == null) {
            throw new NullPointerException();
        }
        return allows0(pn, null, true);
    }

    private boolean allows(String pn, Module other, boolean open) {
        if (pn == null || other == null) {
            throw new NullPointerException();
        }
        return allows0(pn, other, open);
    }

    private boolean allows0(String pn, Module other, boolean open) {
        if (name == null) {
            return true;
        }
        boolean own = other == this || descriptor != null && (descriptor.isOpen() || descriptor.isAutomatic());
        return own ? hasPackage(pn) : grants0(vmModule, pn, other == null ? EVERYONE : other.vmModule, open);
    }

    private boolean hasPackage(String pn) {
        return isLibrary() ? BootModules.moduleOf(pn).equals(name) : getPackages().contains(pn);
    }

    private static void checkPackage(String pn, Module other) {
        if (pn == null) {
            throw new IllegalArgumentException("package is null");
        }
        if (other == null) {
            throw new NullPointerException();
        }
    }

    @CallerSensitive
    public Module addExports(String pn, Module other) {
        checkPackage(pn, other);
        if (name != null) {
            checkCaller(Reflection.getCallerClass(1));
            implAddExports(pn, other);
        }
        return this;
    }

    @CallerSensitive
    public Module addOpens(String pn, Module other) {
        checkPackage(pn, other);
        Class<?> caller = name == null ? null : Reflection.getCallerClass(1);
        if (caller != null && caller.getModule() != this && !caller.getModule().isLibrary()
                && !isOpen(pn, caller.getModule())) {
            throw new IllegalCallerException(pn + " is not open to " + caller.getModule());
        }
        implAddOpens(pn, other);
        return this;
    }

    /** Without a look at the caller; other null means all unnamed modules. */
    void implAddExports(String pn, Module other) {
        share(pn, other == null ? ALL_UNNAMED : other.vmModule, false);
    }

    void implAddOpens(String pn, Module other) {
        share(pn, other == null ? ALL_UNNAMED : other.vmModule, true);
    }

    void implShareWithAll(String pn, boolean open) {
        share(pn, EVERYONE, open);
    }

    private void share(String pn, long to, boolean open) {
        if (name == null) {
            return;
        }
        if (!grant0(vmModule, pn, to, open)) {
            throw new IllegalArgumentException("package " + pn + " not in contents");
        }
    }

    /** A package that came with a patch of a module of the library. */
    void implAddPackage(String pn) {
        addPackage0(vmModule, pn);
        BootModules.addPackage(name, pn);
    }

    // Services

    @CallerSensitive
    public Module addUses(Class<?> service) {
        if (service == null) {
            throw new NullPointerException();
        }
        if (name != null && !getDescriptor().isAutomatic()) {
            checkCaller(Reflection.getCallerClass(1));
            implAddUses(service);
        }
        return this;
    }

    synchronized void implAddUses(Class<?> service) {
        if (moreUses == null) {
            moreUses = java.util.Collections.newSetFromMap(new java.util.WeakHashMap<Class<?>, Boolean>());
        }
        moreUses.add(service);
    }

    public synchronized boolean canUse(Class<?> service) {
        if (service == null) {
            throw new NullPointerException();
        }
        if (name == null || moreUses != null && moreUses.contains(service)) {
            return true;
        }
        return isLibrary() ? BootModules.uses(name, service.getName())
                : descriptor.isAutomatic() || descriptor.uses().contains(service.getName());
    }

    // Content

    /** Of a named module its packages; of an unnamed one those that its loader has defined. */
    public Set<String> getPackages() {
        if (name != null) {
            return isLibrary() ? BootModules.packages(name) : loader == null ? descriptor.packages()
                    : loader.packagesOf(this);
        }
        Set<String> set = new HashSet<>();
        Package[] all = loader == null ? new Package[0] : loader.getDefinedPackages();
        for (int i = 0; i < all.length; i++) {
            set.add(all[i].getName());
        }
        return set;
    }

    @CallerSensitive
    public InputStream getResourceAsStream(String path) throws IOException {
        String file = path.startsWith("/") ? path.substring(1) : path;
        if (name == null) {
            return loader == null ? BootResources.open(file) : loader.getResourceAsStream(file);
        }
        Class<?> caller = Reflection.getCallerClass(1);
        return seesResource(file, caller == null ? null : caller.getModule()) ? openResource(file) : null;
    }

    /**
     * A resource in a package of this module is seen by those that the package is open to; class files, and files whose
     * folder is no package name, by everyone.
     */
    boolean seesResource(String file, Module from) {
        int slash = file.lastIndexOf('/');
        if (from == this || slash <= 0 || file.endsWith(".class")) {
            return true;
        }
        String pn = file.substring(0, slash).replace('/', '.');
        return !hasPackage(pn) || (from == null ? isOpen(pn) : isOpen(pn, from));
    }

    InputStream openResource(String file) throws IOException {
        if (loader == null) {
            return BootResources.open(file);
        }
        URL url = loader.findResource(name, file);
        return url == null ? null : url.openStream();
    }

    /** Declared with "provides": the names of the classes. */
    java.util.List<String> providersOf(String service) {
        for (Provides p : getDescriptor().provides()) {
            if (p.service().equals(service)) {
                return p.providers();
            }
        }
        return java.util.Collections.emptyList();
    }

    // Annotations

    /** A class with the annotations of module-info.class; Void.class, which has none, if there is no such file. */
    private synchronized Class<?> info() {
        if (info == null) {
            try {
                info = ModuleInfoClass.of(name == null || loader == null ? null : openResource("module-info.class"),
                        loader);
            } catch (IOException e) {
                // as if there were none
            }
            info = info == null ? Void.class : info;
        }
        return info;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return info().getDeclaredAnnotation(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return info().getAnnotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return info().getDeclaredAnnotations();
    }

    @Override
    public String toString() {
        return name != null ? "module " + name : "unnamed module @" + Integer.toHexString(System.identityHashCode(this));
    }
}
