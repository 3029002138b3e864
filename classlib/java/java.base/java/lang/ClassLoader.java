package java.lang;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import jdk.internal.loader.BootResources;
import jdk.internal.loader.ClassLoaders;
import jdk.internal.loader.PackageTexts;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * Finds and defines classes. vmLoader is the VM's loader, made by the VM when first needed; it records which classes
 * this loader has defined or initiated. A null parent means the boot loader, which has no object.
 */
public abstract class ClassLoader {
    private static ClassLoader systemLoader;
    private static boolean systemLoaderSetting;

    private final ClassLoader parent;
    private long vmLoader;
    private final String name;
    private Module unnamedModule;

    private Map<Object, Object> kept;

    /** The named modules of this loader by package; null if there are none. */
    private Map<String, Module> modules;

    /** Lock for each class name if this loader's class is registered as parallel capable, else null. */
    private final ConcurrentHashMap<String, Object> parallelLockMap;
    private Map<String, Package> packages;

    private boolean assertionsSet;
    private boolean defaultAssertions;
    private Map<String, Boolean> packageAssertions;
    private Map<String, Boolean> classAssertions;

    // Natives: intrinsics

    /** Defines a class; name may be null. Throws the LinkageError that the bytes deserve. */
    private static native Class<?> define0(ClassLoader loader, String name, byte[] b, int off, int len,
            ProtectionDomain pd);

    private static native Class<?> findLoaded0(ClassLoader loader, String name);

    /** A class of each package that the loader has defined classes of. */
    private static native Class<?>[] firstsOfPackages0(ClassLoader loader);

    /** A class of the boot loader, or null. */
    private static native Class<?> findBoot0(String name);

    private static native void link0(Class<?> c);

    // Construction

    protected ClassLoader(String name, ClassLoader parent) {
        if (name != null && name.isEmpty()) {
            throw new IllegalArgumentException("name must be non-empty or null");
        }
        this.name = name;
        this.parent = parent;
        parallelLockMap = Parallel.contains(getClass()) ? new ConcurrentHashMap<>() : null;
    }

    protected ClassLoader(ClassLoader parent) {
        this(null, parent);
    }

    protected ClassLoader() {
        this(null, getSystemClassLoader());
    }

    /** The loader classes that said they are parallel capable. */
    private static final class Parallel {
        private static final HashSet<Class<?>> CLASSES = new HashSet<>();

        static synchronized boolean contains(Class<?> c) {
            return CLASSES.contains(c);
        }

        static synchronized boolean add(Class<?> c) {
            Class<?> above = c.getSuperclass();
            if (above != ClassLoader.class && !CLASSES.contains(above)) {
                return false;
            }
            CLASSES.add(c);
            return true;
        }
    }

    @CallerSensitive
    protected static boolean registerAsParallelCapable() {
        return Parallel.add(Reflection.getCallerClass(1));
    }

    public final boolean isRegisteredAsParallelCapable() {
        return Parallel.contains(getClass());
    }

    public String getName() {
        return name;
    }

    public final ClassLoader getParent() {
        return parent;
    }

    public final synchronized Module getUnnamedModule() {
        if (unnamedModule == null) {
            unnamedModule = new Module(this);
        }
        return unnamedModule;
    }

    synchronized void addModule(Module m, java.util.Set<String> packages) {
        if (modules == null) {
            modules = new ConcurrentHashMap<>();
        }
        for (String pn : packages) {
            modules.put(pn, m);
        }
    }

    java.util.Set<Module> namedModules() {
        return modules == null ? new HashSet<Module>() : new HashSet<>(modules.values());
    }

    /** For java.lang.reflect.Proxy, under its lock. */
    Map<Object, Object> kept() {
        if (kept == null) {
            kept = new HashMap<>();
        }
        return kept;
    }

    java.util.Set<String> packagesOf(Module m) {
        HashSet<String> set = new HashSet<>();
        for (Map.Entry<String, Module> e : modules.entrySet()) {
            if (e.getValue() == m) {
                set.add(e.getKey());
            }
        }
        return set;
    }

    /** The module of a package of this loader. */
    Module moduleOf(String pn) {
        Module m = modules == null ? null : modules.get(pn);
        return m == null ? getUnnamedModule() : m;
    }

    // Loading

    public Class<?> loadClass(String name) throws ClassNotFoundException {
        return loadClass(name, false);
    }

    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> c = findLoadedClass(name);
            if (c == null) {
                c = fromParent(name);
            }
            if (c == null) {
                c = findClass(name);
            }
            if (resolve) {
                resolveClass(c);
            }
            return c;
        }
    }

    private Class<?> fromParent(String name) {
        if (parent == null) {
            return checkName(name) ? findBoot0(name) : null;
        }
        try {
            return parent.loadClass(name, false);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    protected Object getClassLoadingLock(String className) {
        if (parallelLockMap == null) {
            return this;
        }
        Object fresh = new Object();
        Object lock = parallelLockMap.putIfAbsent(className, fresh);
        return lock == null ? fresh : lock;
    }

    protected Class<?> findClass(String name) throws ClassNotFoundException {
        throw new ClassNotFoundException(name);
    }

    protected Class<?> findClass(String moduleName, String name) {
        if (moduleName == null) {
            try {
                return findClass(name);
            } catch (ClassNotFoundException e) {
                return null;
            }
        }
        return null;
    }

    private static boolean checkName(String name) {
        return name != null && !name.isEmpty() && name.indexOf('/') < 0 && name.charAt(0) != '[';
    }

    protected final Class<?> findLoadedClass(String name) {
        return checkName(name) ? findLoaded0(this, name) : null;
    }

    protected final Class<?> findSystemClass(String name) throws ClassNotFoundException {
        return getSystemClassLoader().loadClass(name);
    }

    protected final void resolveClass(Class<?> c) {
        if (c == null) {
            throw new NullPointerException();
        }
        link0(c);
    }

    // Defining

    @Deprecated(since = "1.1")
    protected final Class<?> defineClass(byte[] b, int off, int len) throws ClassFormatError {
        return defineClass(null, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len) throws ClassFormatError {
        return defineClass(name, b, off, len, null);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len, ProtectionDomain protectionDomain)
            throws ClassFormatError {
        if (name != null && !checkName(name)) {
            throw new NoClassDefFoundError("IllegalName: " + name);
        }
        if (name != null && name.startsWith("java.") && this != ClassLoaders.platform()) {
            throw new SecurityException("Prohibited package name: " + name.substring(0, name.lastIndexOf('.')));
        }
        if (off < 0 || len < 0 || off > b.length - len) {
            throw new ArrayIndexOutOfBoundsException("Array region " + off + ".." + ((long) off + len)
                    + " out of bounds for length " + b.length);
        }
        ProtectionDomain pd = protectionDomain == null ? defaultDomain() : protectionDomain;
        Class<?> c = define0(this, name, b, off, len, pd);
        CodeSource source = pd.getCodeSource();
        if (source != null && source.getCertificates() != null) {
            c.setSigners(source.getCertificates());
        }
        return c;
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, ProtectionDomain protectionDomain)
            throws ClassFormatError {
        byte[] bytes = new byte[b.remaining()];
        b.get(bytes);
        return defineClass(name, bytes, 0, bytes.length, protectionDomain);
    }

    private ProtectionDomain defaultDomain;

    private synchronized ProtectionDomain defaultDomain() {
        if (defaultDomain == null) {
            defaultDomain = new ProtectionDomain(new CodeSource(null, (Certificate[]) null), null, this, null);
        }
        return defaultDomain;
    }

    protected final void setSigners(Class<?> c, Object[] signers) {
        c.setSigners(signers);
    }

    // Resources

    public URL getResource(String name) {
        URL url = parent == null ? BootResources.find(name) : parent.getResource(name);
        return url == null ? findResource(name) : url;
    }

    public Enumeration<URL> getResources(String name) throws IOException {
        ArrayList<URL> list = new ArrayList<>();
        Enumeration<URL> above = parent == null ? BootResources.findAll(name) : parent.getResources(name);
        while (above.hasMoreElements()) {
            list.add(above.nextElement());
        }
        Enumeration<URL> own = findResources(name);
        while (own.hasMoreElements()) {
            list.add(own.nextElement());
        }
        return Collections.enumeration(list);
    }

    public Stream<URL> resources(String name) {
        try {
            return Collections.list(getResources(name)).stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    protected URL findResource(String name) {
        return null;
    }

    protected URL findResource(String moduleName, String name) throws IOException {
        return moduleName == null ? findResource(name) : null;
    }

    protected Enumeration<URL> findResources(String name) throws IOException {
        return Collections.emptyEnumeration();
    }

    public InputStream getResourceAsStream(String name) {
        URL url = getResource(name);
        try {
            return url == null ? null : url.openStream();
        } catch (IOException e) {
            return null;
        }
    }

    public static URL getSystemResource(String name) {
        return getSystemClassLoader().getResource(name);
    }

    public static Enumeration<URL> getSystemResources(String name) throws IOException {
        return getSystemClassLoader().getResources(name);
    }

    public static InputStream getSystemResourceAsStream(String name) {
        return getSystemClassLoader().getResourceAsStream(name);
    }

    // Built-in loaders

    /** The VM calls this after System.boot. -Djava.system.class.loader is honoured. */
    public static ClassLoader getSystemClassLoader() {
        ClassLoader loader = systemLoader;
        return loader == null ? initSystemClassLoader() : loader;
    }

    private static synchronized ClassLoader initSystemClassLoader() {
        if (systemLoader != null) {
            return systemLoader;
        }
        if (systemLoaderSetting) {
            throw new IllegalStateException("recursive invocation");
        }
        ClassLoader loader = ClassLoaders.app();
        String own = System.getProperty("java.system.class.loader");
        if (own != null) {
            systemLoaderSetting = true;
            try {
                loader = (ClassLoader) Class.forName(own, false, loader).getDeclaredConstructor(ClassLoader.class)
                        .newInstance(loader);
            } catch (ReflectiveOperationException e) {
                throw new Error(e.getCause() == null ? e.getMessage() : e.getCause().getMessage(), e);
            } finally {
                systemLoaderSetting = false;
            }
        }
        systemLoader = loader;
        Thread.currentThread().setContextClassLoader(loader);
        return loader;
    }

    public static ClassLoader getPlatformClassLoader() {
        return ClassLoaders.platform();
    }

    // Packages

    protected Package definePackage(String name, String specTitle, String specVersion, String specVendor,
            String implTitle, String implVersion, String implVendor, URL sealBase) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        synchronized (this) {
            if (getDefinedPackage(name) != null) {
                throw new IllegalArgumentException(name);
            }
            Package p = new Package(this, name, new PackageTexts(specTitle, specVersion, specVendor, implTitle,
                    implVersion, implVendor, sealBase), false);
            packageMap().put(name, p);
            return p;
        }
    }

    private Map<String, Package> packageMap() {
        if (packages == null) {
            packages = new HashMap<>();
        }
        return packages;
    }

    public final synchronized Package getDefinedPackage(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        Package p = packages == null ? null : packages.get(name);
        if (p == null) {
            definePackagesOfClasses(this);
            p = packageMap().get(name);
        }
        return p;
    }

    public final synchronized Package[] getDefinedPackages() {
        definePackagesOfClasses(this);
        return packageMap().values().toArray(new Package[0]);
    }

    /** Where a class is, its package is: it gets its object when somebody asks for packages. */
    private static void definePackagesOfClasses(ClassLoader loader) {
        Class<?>[] firsts = firstsOfPackages0(loader);
        for (int i = 0; i < firsts.length; i++) {
            packageOf(firsts[i]);
        }
    }

    @Deprecated(since = "9")
    protected Package getPackage(String name) {
        for (ClassLoader l = this; l != null; l = l.parent) {
            Package p = l.getDefinedPackage(name);
            if (p != null) {
                return p;
            }
        }
        return bootPackage(name);
    }

    protected Package[] getPackages() {
        ArrayList<Package> list = new ArrayList<>();
        for (ClassLoader l = this; l != null; l = l.parent) {
            Package[] own = l.getDefinedPackages();
            for (int i = 0; i < own.length; i++) {
                list.add(own[i]);
            }
        }
        definePackagesOfClasses(null);
        synchronized (BootPackages.ALL) {
            list.addAll(BootPackages.ALL.values());
        }
        return list.toArray(new Package[0]);
    }

    private static final class BootPackages {
        static final Map<String, Package> ALL = new HashMap<>();
    }

    /** A package of the class library, or one that the boot loader has a class of; else null. */
    static Package bootPackage(String name) {
        if (!jdk.internal.loader.BootModules.moduleOf(name).isEmpty()) {
            return existingBootPackage(name);
        }
        definePackagesOfClasses(null);
        synchronized (BootPackages.ALL) {
            return BootPackages.ALL.get(name);
        }
    }

    private static Package existingBootPackage(String name) {
        synchronized (BootPackages.ALL) {
            Package p = BootPackages.ALL.get(name);
            if (p == null) {
                p = new Package(null, name, PackageTexts.NONE, true);
                BootPackages.ALL.put(name, p);
            }
            return p;
        }
    }

    /** The package of a class that is no array and no primitive type. */
    static Package packageOf(Class<?> c) {
        ClassLoader loader = c.getClassLoader();
        String name = c.getPackageName();
        if (loader == null) {
            return existingBootPackage(name);
        }
        synchronized (loader) {
            Map<String, Package> map = loader.packageMap();
            Package p = map.get(name);
            if (p == null) {
                boolean ofModule = c.getModule().isNamed();
                p = new Package(loader, name, ofModule ? PackageTexts.NONE : ClassLoaders.textsOf(c), ofModule);
                map.put(name, p);
            }
            return p;
        }
    }

    // Native libraries

    protected String findLibrary(String libname) {
        return null;
    }

    // Assertions

    public void setDefaultAssertionStatus(boolean enabled) {
        synchronized (this) {
            assertionsSet = true;
            defaultAssertions = enabled;
        }
    }

    public void setPackageAssertionStatus(String packageName, boolean enabled) {
        synchronized (this) {
            assertionsSet = true;
            if (packageAssertions == null) {
                packageAssertions = new HashMap<>();
            }
            packageAssertions.put(packageName, enabled);
        }
    }

    public void setClassAssertionStatus(String className, boolean enabled) {
        synchronized (this) {
            assertionsSet = true;
            if (classAssertions == null) {
                classAssertions = new HashMap<>();
            }
            classAssertions.put(className, enabled);
        }
    }

    public void clearAssertionStatus() {
        synchronized (this) {
            assertionsSet = true;
            defaultAssertions = false;
            classAssertions = null;
            packageAssertions = null;
        }
    }

    /** What was set here counts before what the command line says; nested classes follow their outermost class. */
    boolean desiredAssertionStatus(String className, boolean commandLine) {
        synchronized (this) {
            if (!assertionsSet) {
                return commandLine;
            }
            int dollar = className.indexOf('$');
            Boolean b = classAssertions == null ? null
                    : classAssertions.get(dollar < 0 ? className : className.substring(0, dollar));
            if (b != null) {
                return b;
            }
            int dot = className.lastIndexOf('.');
            if (dot < 0 && packageAssertions != null && packageAssertions.get(null) != null) {
                return packageAssertions.get(null);
            }
            for (; dot > 0 && packageAssertions != null; dot = className.lastIndexOf('.', dot - 1)) {
                b = packageAssertions.get(className.substring(0, dot));
                if (b != null) {
                    return b;
                }
            }
            return defaultAssertions;
        }
    }
}
