import java.lang.invoke.MethodHandles;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Java 20 brought AccessFlag; this is compiled for an older release, and finds it by name. */
public class Main {
    protected abstract static class Inner implements Comparable<String> {
        volatile int changing;
        transient final int kept = 1;
        public static int shared;

        private final synchronized void locked() {
        }
    }

    static class Sub extends Inner {
        @Override
        public int compareTo(String s) {
            return 0;
        }
    }

    record Point(int x) {
    }

    enum Letter {
        A {
        },
        B
    }

    class Bound {
        Bound(final int x) {
        }
    }

    static native void outside();

    static void parameters(final int x, String... y) {
    }

    static final Class<?> FLAG = named("AccessFlag"), PLACE = named("AccessFlag$Location"),
            VERSION = named("ClassFileFormatVersion");

    static Class<?> named(String name) {
        try {
            return Class.forName("java.lang.reflect." + name);
        } catch (ClassNotFoundException e) {
            throw new NoClassDefFoundError(e.getMessage());
        }
    }

    /** Calls a method by its name; of static ones target is the class. What it throws is the answer. */
    static Object call(Object target, String name, Object... args) {
        Class<?> c = target instanceof Class<?> k && k != Class.class && !name.equals("accessFlags") ? k
                : target.getClass();
        try {
            for (Class<?> d = c; d != null; d = d.getSuperclass()) {
                for (Method m : d.getMethods()) {
                    if (m.getName().equals(name) && fits(m.getParameterTypes(), args)) {
                        return m.invoke(target, args);
                    }
                }
            }
            return "no method " + name;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (IllegalAccessException e) {
            return e;
        }
    }

    static boolean fits(Class<?>[] types, Object[] args) {
        if (types.length != args.length) {
            return false;
        }
        for (int i = 0; i < types.length; i++) {
            if (args[i] != null && types[i] != int.class && !types[i].isInstance(args[i])) {
                return false;
            }
        }
        return true;
    }

    static Object constant(Class<?> type, String name) {
        return call(type, "valueOf", name);
    }

    static String sorted(Object set) {
        return set instanceof Collection<?> c ? new TreeSet<Object>(c).toString() : String.valueOf(set);
    }

    static void flags() {
        for (Object f : FLAG.getEnumConstants()) {
            System.out.println(f + " " + Integer.toHexString((Integer) call(f, "mask")) + " "
                    + call(f, "sourceModifier") + " " + sorted(call(f, "locations")));
            Object before = null;
            for (Object v : VERSION.getEnumConstants()) {
                Object now = call(f, "locations", v);
                if (!now.equals(before)) {
                    System.out.println("    from " + v + " " + sorted(now));
                }
                before = now;
            }
        }
        System.out.println("null: " + call(FLAG.getEnumConstants()[0], "locations", (Object) null).getClass());
    }

    static void places() {
        boolean agree = true;
        for (Object p : PLACE.getEnumConstants()) {
            int all = 0;
            for (Object f : FLAG.getEnumConstants()) {
                all |= ((Collection<?>) call(f, "locations")).contains(p) ? (Integer) call(f, "mask") : 0;
            }
            System.out.println(p + " " + Integer.toHexString(all) + " " + call(FLAG, "maskToAccessFlags", all, p) + " "
                    + call(FLAG, "maskToAccessFlags", 0, p));
            System.out.println("    " + call(FLAG, "maskToAccessFlags", 0xffff, p));
            agree &= Runtime.version().feature() < 25 || call(p, "flagsMask").equals(all);
        }
        System.out.println("agree: " + agree);
        try {
            ((Set<?>) call(FLAG, "maskToAccessFlags", 0x21, constant(PLACE, "CLASS"))).clear();
        } catch (UnsupportedOperationException e) {
            System.out.println("may not be changed");
        }
    }

    static void versions() {
        for (Object v : Arrays.asList(VERSION.getEnumConstants()).subList(0, 22)) {
            System.out.print(v + " " + call(v, "major") + " " + call(v, "runtimeVersion") + ", ");
        }
        System.out.println();
        System.out.println(call(VERSION, "fromMajor", 44) + " " + call(VERSION, "fromMajor", 45) + " "
                + call(VERSION, "fromMajor", 65) + " " + call(VERSION, "fromMajor", 999));
        System.out.println(call(VERSION, "valueOf", Runtime.Version.parse("17.0.1")) + " "
                + call(VERSION, "valueOf", Runtime.Version.parse("999")));
        Object[] all = VERSION.getEnumConstants();
        System.out.println(call(VERSION, "latest") == all[all.length - 1]);
    }

    static void members(Class<?> c) {
        Field[] fields = c.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field f : fields) {
            System.out.println("  " + f + " " + call(f, "accessFlags"));
        }
        List<Executable> all = new java.util.ArrayList<>(List.of(c.getDeclaredConstructors()));
        all.addAll(List.of(c.getDeclaredMethods()));
        all.removeIf(Executable::isSynthetic);
        all.sort(Comparator.comparing(Executable::toString));
        for (Executable e : all) {
            System.out.println("  " + e + " " + call(e, "accessFlags"));
            for (Parameter p : e.getParameters()) {
                System.out.println("    " + p.getName() + " " + call(p, "accessFlags"));
            }
        }
    }

    static void classes() throws Exception {
        class Local {
        }
        Class<?>[] all = {Main.class, int.class, void.class, int[].class, String[][].class, Map.Entry.class,
            Thread.State.class, Deprecated.class, Inner.class, Sub.class, Runnable.class, Local.class, Point.class,
            new Object() { }.getClass(), Inner[].class, Letter.class, Letter.A.getClass(), Bound.class};
        for (Class<?> c : all) {
            System.out.println(c + " " + call(c, "accessFlags"));
        }
        byte[] bytes = Main.class.getResourceAsStream("Main.class").readAllBytes();
        Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass();
        System.out.println("hidden: " + call(hidden, "accessFlags"));
        for (Class<?> c : new Class<?>[] {Inner.class, Sub.class, Letter.class, Point.class, Bound.class}) {
            System.out.println(c);
            members(c);
        }
        for (String name : new String[] {"outside", "parameters"}) {
            for (Method m : Main.class.getDeclaredMethods()) {
                if (m.getName().equals(name)) {
                    System.out.println(m + " " + call(m, "accessFlags"));
                }
            }
        }
        System.out.println("a bridge: " + call(Sub.class.getMethod("compareTo", Object.class), "accessFlags"));
        System.out.println("any member: " + call(new Other(), "accessFlags"));
    }

    public static class Other implements Member {
        @Override
        public Class<?> getDeclaringClass() {
            return Main.class;
        }

        @Override
        public String getName() {
            return "other";
        }

        @Override
        public int getModifiers() {
            return 1;
        }

        @Override
        public boolean isSynthetic() {
            return false;
        }
    }

    static void modules() {
        ModuleDescriptor d = ModuleDescriptor
                .newModule("a.b", Set.of(ModuleDescriptor.Modifier.OPEN, ModuleDescriptor.Modifier.SYNTHETIC))
                .requires(Set.of(ModuleDescriptor.Requires.Modifier.TRANSITIVE,
                        ModuleDescriptor.Requires.Modifier.STATIC), "q")
                .exports(Set.of(ModuleDescriptor.Exports.Modifier.MANDATED), "z").exports("y").build();
        System.out.println(d.name() + " " + call(d, "accessFlags"));
        d.requires().stream().sorted().forEach(r -> System.out.println("  " + r.name() + " " + call(r, "accessFlags")));
        d.exports().stream().sorted().forEach(e -> System.out.println("  " + e + " " + call(e, "accessFlags")));
        ModuleDescriptor o = ModuleDescriptor.newModule("c")
                .opens(Set.of(ModuleDescriptor.Opens.Modifier.SYNTHETIC), "k").build();
        o.opens().forEach(e -> System.out.println("  " + e + " " + call(e, "accessFlags")));
        System.out.println("automatic " + call(ModuleDescriptor.newAutomaticModule("a").build(), "accessFlags") + " "
                + call(Object.class.getModule().getDescriptor(), "accessFlags"));
    }

    public static void main(String[] args) throws Exception {
        flags();
        places();
        versions();
        classes();
        modules();
    }
}
