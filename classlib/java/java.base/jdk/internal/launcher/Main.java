package jdk.internal.launcher;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/**
 * The Java half of the launcher: from what the command line names to the method that is to run (JLS 12.1.4). Each
 * answers null after a message on the error stream.
 */
public final class Main {
    public static final int CLASS = 0;
    public static final int JAR = 1;
    public static final int MODULE = 2;
    public static final int SOURCE = 3;

    private Main() {
    }

    /** The main class; of one in a module a property tells. */
    public static Class<?> find(int mode, String what) {
        Class<?> c = named(mode, what);
        if (c != null && mode == MODULE) {
            System.setProperty("jdk.module.main.class", c.getName());
        }
        return c;
    }

    private static Class<?> named(int mode, String what) {
        if (mode == MODULE) {
            return inModule(what);
        }
        if (mode == SOURCE) {
            return SourceLauncher.load(what);
        }
        String name = mode == JAR ? mainOf(what) : what;
        if (name == null) {
            return null;
        }
        name = name.replace('/', '.');
        try {
            return Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            System.err.println("Error: Could not find or load main class " + name + "\nCaused by: " + e);
            return null;
        } catch (LinkageError e) {
            System.err.println("Error: LinkageError occurred while loading main class " + name + "\n\t" + e);
            return null;
        }
    }

    private static Class<?> inModule(String what) {
        int slash = what.indexOf('/');
        String name = slash < 0 ? what : what.substring(0, slash);
        Optional<Module> m = ModuleLayer.boot().findModule(name);
        if (!m.isPresent()) {
            System.err.println("Error: module " + name + " not found in boot Layer");
            return null;
        }
        String main = slash < 0 ? m.get().getDescriptor().mainClass().orElse(null) : what.substring(slash + 1);
        if (main == null) {
            System.err.println("module " + name + " does not have a ModuleMainClass attribute, use -m "
                    + "<module>/<main-class>");
            return null;
        }
        Class<?> c = null;
        try {
            c = Class.forName(m.get(), main);
        } catch (LinkageError e) {
            System.err.println("Error: Unable to load main class " + main + " in module " + name + "\n\t" + e);
            return null;
        }
        if (c == null) {
            System.err.println("Error: Could not find or load main class " + main + " in module " + name);
        }
        return c;
    }

    private static String mainOf(String jar) {
        try (JarFile file = new JarFile(jar)) {
            if (file.getEntry(JarFile.MANIFEST_NAME) != null) {
                return mainOf(file, jar);
            }
        } catch (IOException e) {
            if (!new java.io.File(jar).exists()) {
                System.err.println("Error: Unable to access jarfile " + jar);
                return null;
            }
        }
        System.err.println("Error: Invalid or corrupt jarfile " + jar);
        return null;
    }

    private static String mainOf(JarFile file, String jar) {
        Attributes main;
        try {
            main = file.getManifest().getMainAttributes();
        } catch (IOException e) {
            System.err.println("Error: An unexpected error occurred while trying to open file " + jar);
            return null;
        }
        String name = main.getValue(Attributes.Name.MAIN_CLASS);
        if (name == null) {
            System.err.println("no main manifest attribute, in " + jar);
            return null;
        }
        share(main.getValue("Add-Exports"), false);
        share(main.getValue("Add-Opens"), true);
        if (!enableNative(main.getValue("Enable-Native-Access"))) {
            return null;
        }
        return startAgent(jar, main) ? name.trim() : null;
    }

    /** The agent of an executable jar is started before its main class is loaded. False after a message. */
    private static boolean startAgent(String jar, Attributes main) {
        if (main.getValue("Launcher-Agent-Class") == null) {
            return true;
        }
        try {
            sun.instrument.InstrumentationImpl.loadAgent(jar);
            return true;
        } catch (Throwable t) {
            System.err.print("Exception in thread \"" + Thread.currentThread().getName() + "\" ");
            t.printStackTrace();
            System.err.println("error loading java agent in " + jar);
            return false;
        }
    }

    /** False after a message. */
    private static boolean enableNative(String value) {
        if (value != null && !value.equals("ALL-UNNAMED")) {
            System.err.println("Error: illegal value \"" + value
                    + "\" for Enable-Native-Access manifest attribute. Only ALL-UNNAMED is allowed");
            return false;
        }
        if (value != null) {
            jdk.internal.loader.ModulesOf.door().enableNativeAccessToAllUnnamed();
        }
        return true;
    }

    /** "module/package module/package": for all unnamed modules. */
    private static void share(String list, boolean open) {
        String[] all = list == null ? new String[0] : list.trim().split("\\s+");
        for (int i = 0; i < all.length; i++) {
            int slash = all[i].indexOf('/');
            if (slash > 0) {
                jdk.internal.loader.BootModules.share(all[i].substring(0, slash), all[i].substring(slash + 1), open);
            }
        }
    }

    // The method

    private static final String HOW = ", please define the main method as:\n   public static void main(String[] args)";

    /**
     * Has it the main method that nearly every program has: public, static, with an argument? The launcher calls that
     * one by its name, and no class of java.lang.reflect need be loaded. Links the class.
     */
    public static native boolean isClassic(Class<?> c);

    /** Any other main method: with an argument before without, the class's own before inherited ones. */
    public static Method method(Class<?> c) {
        try {
            Method m = search(c, String[].class);
            m = m == null ? search(c) : m;
            if (m == null) {
                fail(c, "Error: Main method not found in class " + c.getName() + HOW
                        + "\nor a JavaFX application class must extend javafx.application.Application",
                        "can't find main(String[]) or main() method in class: " + c.getName());
                return null;
            }
            return Modifier.isStatic(m.getModifiers()) || isConstructible(c) ? m : null;
        } catch (LinkageError e) {
            System.err.println("Error: Unable to initialize main class " + c.getName() + "\nCaused by: " + e);
            return null;
        }
    }

    /** Says so in the words of the launcher, or of the one of source files. */
    private static void fail(Class<?> c, String text, String ofSource) {
        System.err.println(c.getClassLoader() instanceof MemoryLoader ? "error: " + ofSource : text);
    }

    private static Method search(Class<?> c, Class<?>... parameters) {
        for (Class<?> k = c; k != null && k != Object.class; k = k.getSuperclass()) {
            Method m = declared(k, parameters);
            if (m == null || m.getReturnType() != void.class) {
                continue;
            }
            int mods = m.getModifiers();
            boolean samePackage = k.getClassLoader() == c.getClassLoader()
                    && k.getPackageName().equals(c.getPackageName());
            if (!Modifier.isPrivate(mods) && (samePackage || (mods & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0)) {
                return m;
            }
        }
        return inInterfaces(c, parameters);
    }

    /** A default method. */
    private static Method inInterfaces(Class<?> c, Class<?>... parameters) {
        if (c.isInterface()) {
            return null;
        }
        try {
            Method m = c.getMethod("main", parameters);
            return m.getReturnType() == void.class && m.isDefault() ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static Method declared(Class<?> c, Class<?>... parameters) {
        try {
            return c.getDeclaredMethod("main", parameters);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static boolean isConstructible(Class<?> c) {
        if (Modifier.isAbstract(c.getModifiers())) {
            fail(c, "Error: abstract class " + c.getName()
                    + " can not be instantiated\nplease use a concrete class",
                    "abstract class: " + c.getName() + " can not be instantiated");
            return false;
        }
        if (c.isMemberClass() && !Modifier.isStatic(c.getModifiers())) {
            System.err.println("Error: non-static inner class " + c.getName() + " constructor can not be invoked \n"
                    + "make inner class static or move inner class out to separate source file");
            return false;
        }
        try {
            Constructor<?> k = c.getDeclaredConstructor();
            if (!Modifier.isPrivate(k.getModifiers())) {
                return true;
            }
        } catch (NoSuchMethodException e) {
            // the message below says it
        }
        fail(c, "Error: no non-private zero argument constructor found in class " + c.getName()
                + "\nremove private from existing constructor or define as:\n   public " + c.getSimpleName() + "()",
                "can't find no argument constructor in class: " + c.getName());
        return false;
    }
}
