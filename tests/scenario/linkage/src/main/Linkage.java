import java.io.File;
import java.io.FileInputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

public class Linkage {
    interface Body {
        Object run() throws Throwable;
    }

    static String clean(String s) {
        return s.replaceAll("@(0x)?[0-9a-f]{3,}", "@H").replaceAll("up to [0-9.]*", "up to N");
    }

    static void say(String what, Body b) {
        try {
            Object o = b.run();
            System.out.println(what + ": fine " + (o instanceof Object[] ? ((Object[]) o).length : clean("" + o)));
        } catch (Throwable t) {
            while (t instanceof InvocationTargetException) {
                t = t.getCause();
            }
            System.out.println(clean(what + ": " + t));
            for (Throwable c = t.getCause(); c != null; c = c.getCause()) {
                System.out.println(clean("  by " + c));
            }
        }
    }

    static byte[] bytes(String name) throws Exception {
        try (FileInputStream in = new FileInputStream(new File(System.getProperty("made"), name + ".class"))) {
            return in.readAllBytes();
        }
    }

    /** Finds the classes that it was given itself; asks its parent for the others. */
    static class Own extends ClassLoader {
        final Map<String, byte[]> map = new HashMap<>();
        final Map<String, Class<?>> given = new HashMap<>();

        Own(String name, String... classes) throws Exception {
            super(name, Linkage.class.getClassLoader());
            for (String c : classes) {
                map.put(c, bytes(c));
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> c = findLoadedClass(name);
            if (c == null) {
                c = given.get(name);
            }
            if (c == null && map.containsKey(name)) {
                byte[] b = map.get(name);
                c = defineClass(name, b, 0, b.length);
            }
            return c != null ? c : super.loadClass(name, resolve);
        }

        Class<?> define(String name, byte[] b) {
            return defineClass(name, b, 0, b.length);
        }
    }

    static Object invoke(Class<?> c, String name, Class<?>[] types, Object... args) throws Throwable {
        Method m = c.getDeclaredMethod(name, types);
        m.setAccessible(true);
        return m.invoke(null, args);
    }

    static byte[] patched(byte[] b, int at, int value) {
        byte[] copy = b.clone();
        copy[at] = (byte) (value >> 8);
        copy[at + 1] = (byte) value;
        return copy;
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i <= 61; i++) {
            int n = i;
            say("case " + i, () -> Users.call(n));
        }
        say("again, field", () -> Users.call(3));
        say("interface on class", () -> {
            Users.interfaceOnClass((NoLonger) (Object) new NoLongerImplements());
            return "";
        });
        say("invokeinterface on no implementor", () -> invoke(Users.class, "interfaceOnClass",
                new Class<?>[] {NoLonger.class}, new NoLongerImplements()));
        say("virtual on interface", () -> {
            Users.classOnInterface(null);
            return "";
        });
        say("interface on class now", () -> {
            Users.interfaceIsClass(null);
            return "";
        });
        say("catch type gone, not thrown", () -> {
            Catcher.catches(() -> { });
            return "";
        });
        say("catch type gone, thrown", () -> {
            Catcher.catches(() -> {
                throw new IllegalStateException("x");
            });
            return "";
        });
        say("added abstract", () -> new LacksMethod().call());
        say("added interface method", () -> {
            InterfaceGrows.call(new LacksInterfaceMethod());
            return "";
        });
        byte[] plain = bytes("Plain");
        Own own = new Own("own", "Plain");
        say("wrong name", () -> own.define("Other", plain));
        say("wrong case", () -> own.define("plain", plain));
        say("twice", () -> own.define("Plain", plain) + " " + own.define("Plain", plain));
        say("illegal name", () -> own.define("a/b", plain));
        say("java package", () -> own.define("java.lang.Mine", plain));
        say("truncated", () -> own.define("Plain2", java.util.Arrays.copyOf(plain, 20)));
        say("no magic", () -> own.define("Plain2", patched(plain, 0, 0)));
        say("new version", () -> own.define("Plain2", patched(plain, 6, 150)));
        say("preview", () -> own.define("Plain2", patched(patched(plain, 6, 55), 4, 65535)));
        say("minor", () -> own.define("Plain2", patched(plain, 4, 7)));
        say("old", () -> own.define("Plain2", patched(plain, 6, 44)));
        say("empty", () -> own.define("Plain2", new byte[0]));
        Own left = new Own(null, "Meet", "Shared");
        Own right = new Own("right", "Meeter", "Shared");
        right.given.put("Meet", left.loadClass("Meet"));
        say("constraint, method", () -> invoke(right.loadClass("Meeter"), "go", new Class<?>[0]));
        say("constraint, field", () -> invoke(right.loadClass("Meeter"), "field", new Class<?>[0]));
        Own third = new Own("third", "Shared", "MeetSub");
        third.given.put("Meet", left.loadClass("Meet"));
        say("constraint, override", () -> invoke(third.loadClass("MeetSub"), "go", new Class<?>[0]));
        Own foreign = new Own("foreign", "Member");
        say("nest of another loader", () -> invoke(foreign.loadClass("Member"), "peek", new Class<?>[0]));
        Own away = new Own("away", "PackagePrivate");
        say("package of another loader", () -> invoke(away.loadClass("PackagePrivate"), "peek", new Class<?>[0]));
        Own sealing = new Own("sealing", "SealedSub");
        say("sealed, other loader", () -> sealing.loadClass("SealedSub"));
        say("answers wrong", () -> {
            Own liar = new Own("liar", "UsesPlain");
            liar.given.put("Plain", Linkage.class);
            return invoke(liar.loadClass("UsesPlain"), "go", new Class<?>[0]);
        });
        say("answers null", () -> {
            ClassLoader nothing = new ClassLoader(null) {
                @Override
                protected Class<?> loadClass(String name, boolean resolve) {
                    return null;
                }
            };
            return Class.forName("Some", false, nothing);
        });
        say("forName", () -> Class.forName("no.Such"));
        say("forName, slashes", () -> Class.forName("java/lang/String"));
        say("forName, descriptor", () -> Class.forName("[Lno.Such;"));
        say("forName, int", () -> Class.forName("int"));
        say("loadClass, array", () -> Linkage.class.getClassLoader().loadClass("[I"));
    }
}

class PackageSecret {
    static int x = 1;
}
