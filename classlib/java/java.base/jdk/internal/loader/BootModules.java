package jdk.internal.loader;

import java.lang.module.ModuleDescriptor;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;

/** Which modules the library consists of. A package belongs to java.base unless it is listed under another module. */
public final class BootModules {
    /** Module, then its packages: exported ones first, after "|" open ones. */
    private static final String[][] OTHERS = {
        {"java.instrument", "java.lang.instrument", "sun.instrument"},
        {"java.management", "java.lang.management", "javax.management", "sun.management"},
        {"java.logging", "java.util.logging"},
        {"jdk.management", "com.sun.management"},
        {"jdk.unsupported", "sun.misc", "sun.reflect"},
        {"jdk.attach", "com.sun.tools.attach"},
    };

    private BootModules() {
    }

    /** The name of the module of a package of the boot loader; "" for packages that are not the library's. */
    public static String moduleOf(String pn) {
        for (int i = 0; i < OTHERS.length; i++) {
            String[] m = OTHERS[i];
            for (int j = 1; j < m.length; j++) {
                if (m[j].equals(pn)) {
                    return m[0];
                }
            }
        }
        return pn.startsWith("java.") || pn.startsWith("javax.") || pn.startsWith("jdk.internal.") ? "java.base" : "";
    }

    public static boolean isExported(String module, String pn) {
        return moduleOf(pn).equals(module) && !pn.startsWith("jdk.internal.") && !pn.equals("sun.instrument")
                && !pn.equals("sun.management");
    }

    public static boolean isOpen(String module, String pn) {
        return module.equals("jdk.unsupported") && moduleOf(pn).equals(module);
    }

    /** The values of all system properties whose key starts with prefix, one in a line. */
    public static String prefixed(String prefix) {
        Properties p = System.getProperties();
        StringBuilder sb = new StringBuilder();
        for (int i = 0;; i++) {
            String v = p.getProperty(prefix + i);
            if (v == null) {
                return sb.toString();
            }
            sb.append(v).append('\n');
        }
    }

    public static String[] names() {
        String[] names = new String[OTHERS.length + 1];
        names[0] = "java.base";
        for (int i = 0; i < OTHERS.length; i++) {
            names[i + 1] = OTHERS[i][0];
        }
        return names;
    }

    /** Packages of loaded classes cannot be listed from here: java.base answers those that every program has. */
    public static Set<String> packages(String module) {
        Set<String> set = new HashSet<>();
        for (int i = 0; i < OTHERS.length; i++) {
            if (OTHERS[i][0].equals(module)) {
                for (int j = 1; j < OTHERS[i].length; j++) {
                    set.add(OTHERS[i][j]);
                }
                return set;
            }
        }
        String[] base = packages0();
        for (int i = 0; i < base.length; i++) {
            if (moduleOf(base[i]).equals(module)) {
                set.add(base[i]);
            }
        }
        return set;
    }

    /** The packages of which the boot loader has loaded classes. */
    private static native String[] packages0();

    public static ModuleDescriptor descriptor(String module) {
        return ModuleDescriptor.newModule(module).packages(packages(module)).build();
    }
}
