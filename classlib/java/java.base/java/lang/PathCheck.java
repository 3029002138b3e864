package java.lang;

import java.io.File;
import java.io.PrintStream;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import jdk.internal.loader.BootModules;

/** --validate-modules: what a module path has that would never be used, or would keep a program from starting. */
final class PathCheck {
    private final PrintStream out;
    private final Map<String, ModuleReference> byName = new HashMap<>();
    private final Map<String, String> byPackage = new HashMap<>();
    private boolean good = true;

    PathCheck(PrintStream out) {
        this.out = out;
    }

    /** Paths may be null. False if there is something that is an error. */
    boolean all(String... paths) {
        for (ModuleReference ref : BootModules.finder().findAll()) {
            check(ref);
        }
        for (String path : paths) {
            for (String entry : path == null ? new String[0] : path.split(":")) {
                entry(new File(entry));
            }
        }
        return good;
    }

    private void entry(File f) {
        if (!f.isDirectory() || new File(f, "module-info.class").exists()) {
            if (f.exists()) {
                place(f, f.isFile() && !f.getName().endsWith(".jar"), new HashMap<String, File>());
            }
            return;
        }
        File[] files = f.listFiles();
        Map<String, File> here = new HashMap<>();
        if (files != null) {
            Arrays.sort(files);
            for (File in : files) {
                boolean module = in.isDirectory() ? new File(in, "module-info.class").exists()
                        : in.getName().endsWith(".jar") && !in.getName().startsWith(".");
                if (module) {
                    place(in, false, here);
                }
            }
        }
    }

    /** One module; strange: what cannot be one, and ends the check. here: those of the same folder. */
    private void place(File f, boolean strange, Map<String, File> here) {
        try {
            for (ModuleReference ref : ModuleFinder.of(Paths.get(f.getPath())).findAll()) {
                File other = here.put(ref.descriptor().name(), f);
                if (other == null) {
                    check(ref);
                } else {
                    complain(ref, "contains same module as " + other.getName());
                    good = false;
                }
            }
        } catch (FindException e) {
            if (strange) {
                throw e;
            }
            out.println(f);
            out.println("    " + e.getMessage());
            if (e.getCause() != null) {
                out.println("    " + e.getCause());
            }
            good = false;
        }
    }

    private static String text(ModuleReference ref) {
        String place = BootModules.place(ref);
        return (place.startsWith("jrt:") ? "" : place + " ") + ref.descriptor().name();
    }

    private void complain(ModuleReference ref, String what) {
        out.println(text(ref));
        out.println("    " + what);
    }

    private void check(ModuleReference ref) {
        String name = ref.descriptor().name();
        ModuleReference other = byName.putIfAbsent(name, ref);
        if (other != null) {
            complain(ref, "shadowed by " + text(other));
            return;
        }
        TreeMap<String, String> taken = new TreeMap<>();
        for (String pn : new TreeSet<>(ref.descriptor().packages())) {
            String before = byPackage.putIfAbsent(pn, name);
            if (before != null) {
                taken.put(pn, before);
            }
        }
        if (!taken.isEmpty()) {
            out.println(text(ref));
            for (Map.Entry<String, String> e : taken.entrySet()) {
                out.println("    contains " + e.getKey() + " conflicts with module " + e.getValue());
            }
            good = false;
        }
    }
}
