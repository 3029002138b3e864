package jdk.internal.launcher;

import java.io.PrintStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleReference;
import java.security.Provider;
import java.security.Security;
import java.time.zone.ZoneRulesProvider;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import jdk.internal.loader.BootModules;

/** What the launcher prints about the VM and its modules: -XshowSettings, --list-modules, --describe-module. */
public final class Settings {
    private Settings() {
    }

    /**
     * On the error stream. what: "vm", "properties", "locale", "security", "system"; anything else stands for all of
     * them, some in short.
     */
    public static void show(String what) {
        PrintStream out = System.err;
        switch (what) {
        case "vm":
            showVm(out);
            break;
        case "properties":
            showProperties(out);
            break;
        case "locale":
            showLocale(out, true);
            break;
        case "security":
            showSecurity(out, true);
            break;
        case "system":
            SystemMetrics.show(out);
            break;
        default:
            showVm(out);
            showProperties(out);
            showLocale(out, false);
            showSecurity(out, false);
            SystemMetrics.show(out);
        }
    }

    private static void showLocale(PrintStream out, boolean verbose) {
        out.println(verbose ? "Locale settings:" : "Locale settings summary:");
        if (!verbose) {
            out.println("    Use \"-XshowSettings:locale\" option for verbose locale settings options");
        }
        out.println("    default locale = " + Locale.getDefault().getDisplayName());
        out.println("    default display locale = " + Locale.getDefault(Locale.Category.DISPLAY).getDisplayName());
        out.println("    default format locale = " + Locale.getDefault(Locale.Category.FORMAT).getDisplayName());
        out.println("    tzdata version = " + ZoneRulesProvider.getVersions("UTC").lastEntry().getKey());
        if (verbose) {
            showLocales(out);
        }
        out.println();
    }

    /** Eight in a line. */
    private static void showLocales(PrintStream out) {
        TreeSet<String> names = new TreeSet<>();
        for (Locale l : Locale.getAvailableLocales()) {
            names.add(l.toString());
        }
        StringBuilder sb = new StringBuilder("    available locales = ");
        int i = 0;
        for (String name : names) {
            if (i > 0) {
                sb.append(i % 8 == 0 ? ", \n        " : ", ");
            }
            sb.append(name);
            i++;
        }
        out.println(sb);
    }

    private static void showSecurity(PrintStream out, boolean verbose) {
        out.println(verbose ? "Security settings:" : "Security settings summary: ");
        if (!verbose) {
            out.println("    See \"java -X\" for verbose security settings options");
        }
        out.println("    Security provider static configuration: (in order of preference)");
        for (Provider p : Security.getProviders()) {
            out.println("        Provider name: " + p.getName());
        }
        out.println();
    }

    private static void showVm(PrintStream out) {
        long max = Runtime.getRuntime().maxMemory();
        out.println("VM settings:");
        out.println("    Max. Heap Size (Estimated): " + scaled(max));
        out.println("    Using VM: " + System.getProperty("java.vm.name"));
        out.println();
    }

    static String scaled(long bytes) {
        String units = "BKMGT";
        int i = 0;
        double d = bytes;
        while (d >= 1024 && i < 4) {
            d /= 1024;
            i++;
        }
        return (i == 0 ? String.valueOf(bytes) : String.format(Locale.ROOT, "%.2f", d)) + units.charAt(i);
    }

    private static void showProperties(PrintStream out) {
        TreeMap<String, String> sorted = new TreeMap<>();
        for (String key : System.getProperties().stringPropertyNames()) {
            sorted.put(key, System.getProperty(key));
        }
        out.println("Property settings:");
        for (java.util.Map.Entry<String, String> e : sorted.entrySet()) {
            boolean path = e.getKey().endsWith(".path") || e.getKey().endsWith(".dirs");
            out.print("    " + e.getKey() + " = ");
            if (path) {
                String[] parts = e.getValue().split(":");
                for (int i = 0; i < parts.length; i++) {
                    out.println((i == 0 ? "" : "        ") + parts[i]);
                }
            } else {
                out.println(e.getKey().equals("line.separator") ? "\\n " : e.getValue());
            }
        }
        out.println();
    }

    /** " file:///place", but nothing for the library. */
    private static String place(ModuleReference ref) {
        String uri = BootModules.place(ref);
        return uri.startsWith("jrt:") ? "" : " " + uri;
    }

    public static void listModules() {
        TreeSet<String> library = new TreeSet<>();
        TreeSet<String> others = new TreeSet<>();
        for (ModuleReference ref : BootModules.observable().findAll()) {
            ModuleDescriptor d = ref.descriptor();
            String line = d.toNameAndVersion() + place(ref) + (d.isOpen() ? " open" : "")
                    + (d.isAutomatic() ? " automatic" : "");
            (place(ref).isEmpty() ? library : others).add(line);
        }
        for (String s : library) {
            System.out.println(s);
        }
        for (String s : others) {
            System.out.println(s);
        }
    }

    private static <T extends Comparable<? super T>> List<T> sorted(java.util.Collection<T> set) {
        List<T> list = new ArrayList<>(set);
        Collections.sort(list);
        return list;
    }

    private static String words(java.util.Collection<?> set) {
        StringBuilder sb = new StringBuilder();
        for (Object o : set) {
            sb.append(' ').append(o.toString().toLowerCase(Locale.ROOT));
        }
        return sb.toString();
    }

    private static String joined(java.util.Collection<String> set) {
        StringBuilder sb = new StringBuilder();
        for (String s : sorted(set)) {
            sb.append(' ').append(s);
        }
        return sb.toString();
    }

    /** False if there is no such module. */
    public static boolean describe(String name) {
        Optional<ModuleReference> ref = BootModules.observable().find(name);
        if (!ref.isPresent()) {
            System.out.println(name + " not found");
            return false;
        }
        ModuleDescriptor d = ref.get().descriptor();
        System.out.println(d.toNameAndVersion() + place(ref.get()) + (d.isOpen() ? " open" : "")
                + (d.isAutomatic() ? " automatic" : ""));
        TreeSet<String> hidden = new TreeSet<>(d.packages());
        for (ModuleDescriptor.Exports e : sorted(d.exports())) {
            if (!e.isQualified()) {
                System.out.println("exports " + e.source() + words(e.modifiers()));
            }
            hidden.remove(e.source());
        }
        for (ModuleDescriptor.Requires r : sorted(d.requires())) {
            System.out.println("requires " + r.name() + words(r.modifiers()));
        }
        for (String s : sorted(d.uses())) {
            System.out.println("uses " + s);
        }
        for (ModuleDescriptor.Provides p : sorted(d.provides())) {
            System.out.println("provides " + p.service() + " with " + String.join(" ", p.providers()));
        }
        for (ModuleDescriptor.Exports e : sorted(d.exports())) {
            if (e.isQualified()) {
                System.out.println("qualified exports " + e.source() + " to" + joined(e.targets()));
            }
        }
        for (ModuleDescriptor.Opens o : sorted(d.opens())) {
            hidden.remove(o.source());
            System.out.println(o.isQualified() ? "qualified opens " + o.source() + " to" + joined(o.targets())
                    : "opens " + o.source() + words(o.modifiers()));
        }
        for (String pn : hidden) {
            System.out.println("contains " + pn);
        }
        return true;
    }
}
