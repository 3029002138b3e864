import java.lang.instrument.Instrumentation;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;

public class Main {
    static final Instrumentation INST = Box.instrumentation;
    static final Module BASE = Object.class.getModule(), OWN = Main.class.getModule(),
            AGENTS = Instrumentation.class.getModule();
    static final Set<Module> NONE = Collections.emptySet();
    static final Map<String, Set<Module>> NO_PACKAGES = Collections.emptyMap();
    static final Set<Class<?>> NO_CLASSES = Collections.emptySet();
    static final Map<Class<?>, List<Class<?>>> NO_SERVICES = Collections.emptyMap();

    static void change(String what, Module m, Set<Module> reads, Map<String, Set<Module>> exports,
            Map<String, Set<Module>> opens, Set<Class<?>> uses, Map<Class<?>, List<Class<?>>> provides) {
        try {
            INST.redefineModule(m, reads, exports, opens, uses, provides);
            Say.line(what, ": done");
        } catch (NullPointerException e) {
            Say.line(what, ": NullPointerException");
        } catch (IllegalArgumentException e) {
            Say.line(what, ": ", e.getMessage());
        }
    }

    static Map<String, Set<Module>> packages(String name, Module... to) {
        Map<String, Set<Module>> map = new HashMap<String, Set<Module>>();
        map.put(name, new HashSet<Module>(Arrays.asList(to)));
        return map;
    }

    static Map<Class<?>, List<Class<?>>> services(Class<?> service, Class<?>... providers) {
        Map<Class<?>, List<Class<?>>> map = new HashMap<Class<?>, List<Class<?>>>();
        map.put(service, Arrays.asList(providers));
        return map;
    }

    static void show() {
        Say.line("  reads ", BASE.canRead(OWN), " ", BASE.canRead(AGENTS), ", exports ",
                BASE.isExported("jdk.internal.misc", OWN), ", opens ", BASE.isOpen("java.lang", OWN), " ",
                BASE.isOpen("java.lang"), " ", BASE.isOpen("jdk.internal.misc", OWN));
    }

    static void access() throws NoSuchMethodException {
        try {
            ClassLoader.class.getDeclaredMethod("getClassLoadingLock", String.class).setAccessible(true);
            Say.line("  a protected method can be had");
        } catch (RuntimeException e) {
            Say.line("  a protected method: ", e.getClass().getName());
        }
    }

    static void providers(Class<?> service) {
        for (Object o : ServiceLoader.load(service)) {
            Say.line("  provider ", o.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        refused();
        show();
        access();
        change("reads, exports, opens", BASE, new HashSet<Module>(Arrays.asList(OWN, AGENTS)),
                packages("jdk.internal.misc", OWN), packages("java.lang", OWN), NO_CLASSES, NO_SERVICES);
        show();
        access();
        change("uses", AGENTS, NONE, NO_PACKAGES, NO_PACKAGES, Collections.<Class<?>>singleton(Runnable.class), NO_SERVICES);
        Say.line("  can use ", AGENTS.canUse(Runnable.class));
        providers(Map.class);
        change("provides", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES,
                services(Map.class, TreeMap.class, HashMap.class));
        providers(Map.class);
        change("provides more", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, services(Map.class, WeakHashMap.class));
        providers(Map.class);
    }

    static void refused() {
        Set<Module> withNull = new HashSet<Module>();
        withNull.add(null);
        change("no module", null, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("null reads", BASE, null, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("null exports", BASE, NONE, null, NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("null opens", BASE, NONE, NO_PACKAGES, null, NO_CLASSES, NO_SERVICES);
        change("null uses", BASE, NONE, NO_PACKAGES, NO_PACKAGES, null, NO_SERVICES);
        change("null provides", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, null);
        change("a null is read", BASE, withNull, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("exported to null", BASE, NONE, packages("java.lang", (Module) null), NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("exported to nobody", BASE, NONE, packages("java.lang"), NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("no such package exported", BASE, NONE, packages("no.such", OWN), NO_PACKAGES, NO_CLASSES, NO_SERVICES);
        change("no such package opened", BASE, new HashSet<Module>(Arrays.asList(OWN)), packages("jdk.internal.misc", OWN),
                packages("no.such", OWN), NO_CLASSES, NO_SERVICES);
        change("no provider", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES, services(Runnable.class));
        change("a provider of something else", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES,
                services(Runnable.class, String.class));
        change("a provider of another module", BASE, NONE, NO_PACKAGES, NO_PACKAGES, NO_CLASSES,
                services(Object.class, Main.class));
        change("an unnamed module", OWN, NONE, packages("no.such", BASE), NO_PACKAGES, NO_CLASSES, NO_SERVICES);
    }
}
