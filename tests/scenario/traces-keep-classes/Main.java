import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/** Many classes, each of which divides by zero once and is forgotten; their exceptions are asked afterwards. */
public class Main extends ClassLoader {
    static final int MANY = 60;

    /** static int f() { return 1 / 0; } of a class of this name. */
    static byte[] bytes(String name) {
        Maker m = new Maker();
        m.name = name;
        m.access = 0x21;
        m.addMethod(9, "f", "()I", m.code(2, 0, Maker.bytes(4, 3, 0x6c, 0xac), Maker.NO_HANDLERS));
        m.attributes.add(m.attribute("SourceFile", Maker.u2(m.utf8(name + ".java"))));
        return m.make();
    }

    static Throwable thrown(Class<?> c) throws ReflectiveOperationException {
        try {
            c.getMethod("f").invoke(null);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    static Class<?> loaded(int i) {
        byte[] b = bytes("Loaded" + i);
        return new Main().defineClass(null, b, 0, b.length);
    }

    static void collect() {
        List<byte[]> garbage = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            System.gc();
            for (int k = 0; k < 20; k++) {
                garbage.add(new byte[100000]);
            }
            garbage.clear();
        }
    }

    static void ask(String what, List<Throwable> all) {
        int right = 0;
        for (int i = 0; i < MANY; i++) {
            StackTraceElement top = all.get(i).getStackTrace()[0];
            if (top.getClassName().startsWith(what + i) && top.getMethodName().equals("f") && top.getFileName().equals(what + i + ".java")) {
                right++;
            }
        }
        Say.line(what, ": ", right);
    }

    public static void main(String[] args) throws Exception {
        List<Throwable> ofLoaders = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            ofLoaders.add(thrown(loaded(i)));
        }
        collect();
        for (int i = 0; i < MANY; i++) { // something else lies where they would have been
            thrown(loaded(1000 + i));
        }
        ask("Loaded", ofLoaders);
    }
}
