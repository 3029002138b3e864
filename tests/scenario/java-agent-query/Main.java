import java.lang.instrument.Instrumentation;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Main {
    static final Instrumentation INST = Box.instrumentation;

    static class Loaded {
        int x;
    }

    static class NotLoaded {
    }

    interface Face {
    }

    static boolean loaded(String name) {
        for (Class<?> c : INST.getAllLoadedClasses()) {
            if (c.getName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) throws Exception {
        new Loaded();
        Object array = new Loaded[1][1];
        for (String name : new String[] {"Main", "Main$Loaded", "[LMain$Loaded;", "[[LMain$Loaded;", "Main$NotLoaded",
                "java.lang.Object", "[I"}) {
            Say.line("loaded ", name, " ", loaded(name));
        }
        Class<?>[] all = INST.getAllLoadedClasses();
        Say.line("no class twice ", new HashSet<Class<?>>(Arrays.asList(all)).size() == all.length, ", no null ",
                !Arrays.asList(all).contains(null));

        URLClassLoader other = new URLClassLoader(new URL[] {Main.class.getProtectionDomain().getCodeSource().getLocation()},
                null);
        Class<?> twin = other.loadClass("Main$Loaded");
        twin.getDeclaredConstructor();
        List<Class> initiated = Arrays.asList(INST.getInitiatedClasses(other));
        Say.line("initiated: twin ", initiated.contains(twin), ", own ", initiated.contains(Loaded.class));
        List<Class> system = Arrays.asList(INST.getInitiatedClasses(ClassLoader.getSystemClassLoader()));
        Say.line("initiated by the system loader: own ", system.contains(Loaded.class), ", twin ", system.contains(twin));
        List<Class> boot = Arrays.asList(INST.getInitiatedClasses(null));
        Say.line("initiated by the boot loader: Object ", boot.contains(Object.class), ", own ",
                boot.contains(Loaded.class));

        long small = INST.getObjectSize(new byte[1]), large = INST.getObjectSize(new byte[1000]);
        Say.line("sizes: ", small > 0, " ", large >= 1000 && large < 1100, " ", INST.getObjectSize(new Object()) > 0, " ",
                INST.getObjectSize(new long[10]) - INST.getObjectSize(new long[0]) == 80, " ",
                INST.getObjectSize(Main.class) > 0);

        Class<?>[] kinds = {Main.class, Face.class, Object.class, String.class, int.class, int[].class, Loaded[].class,
            Override.class, Thread.State.class, void.class};
        for (Class<?> c : kinds) {
            Say.line("modifiable ", c.getName(), " ", INST.isModifiableClass(c));
        }
        Say.line("modifiable modules ", INST.isModifiableModule(Main.class.getModule()), " ",
                INST.isModifiableModule(Object.class.getModule()));
        nulls();
        other.close();
    }

    static void nulls() {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 0) {
                    INST.getObjectSize(null);
                } else if (i == 1) {
                    INST.isModifiableClass(null);
                } else if (i == 2) {
                    INST.isModifiableModule(null);
                } else {
                    INST.setNativeMethodPrefix(null, "x");
                }
                Say.line("null ", i, ": accepted");
            } catch (NullPointerException e) {
                Say.line("null ", i, ": NullPointerException");
            } catch (UnsupportedOperationException e) {
                Say.line("null ", i, ": UnsupportedOperationException");
            }
        }
    }
}
