package jdk.internal.loader;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** What modules provide beyond their descriptors: agents add to it (JVMTI AddModuleProvides). */
public final class AddedServices {
    /** Module, service, classes. */
    private static final Map<Module, Map<String, List<String>>> ADDED = new WeakHashMap<>();
    private static volatile boolean any;

    private AddedServices() {
    }

    /** An unnamed module declares nothing, and nothing can be added. */
    public static void add(Module m, Class<?> service, Class<?> implementation) {
        if (!m.isNamed()) {
            return;
        }
        synchronized (ADDED) {
            Map<String, List<String>> services = ADDED.get(m);
            if (services == null) {
                services = new HashMap<>();
                ADDED.put(m, services);
            }
            List<String> names = services.get(service.getName());
            if (names == null) {
                names = new ArrayList<>();
                services.put(service.getName(), names);
            }
            if (!names.contains(implementation.getName())) {
                names.add(implementation.getName());
            }
            any = true;
        }
    }

    public static List<String> of(Module m, String service) {
        if (!any) {
            return Collections.emptyList();
        }
        synchronized (ADDED) {
            Map<String, List<String>> services = ADDED.get(m);
            List<String> names = services == null ? null : services.get(service);
            return names == null ? Collections.<String>emptyList() : new ArrayList<>(names);
        }
    }

    /** Those of the boot loader's modules to which something was added. */
    public static List<Module> bootModules() {
        if (!any) {
            return Collections.emptyList();
        }
        List<Module> list = new ArrayList<>();
        synchronized (ADDED) {
            Set<Module> all = ADDED.keySet();
            for (Module m : all) {
                if (m.getClassLoader() == null) {
                    list.add(m);
                }
            }
        }
        return list;
    }
}
