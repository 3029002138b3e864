import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.function.Consumer;

/** Each case is a class with one method that runs into a null; the static fields a, b, c, d and n hold null. */
public class Main extends ClassLoader {
    static final String NODE = "LBad;", OBJECT = "Ljava/lang/Object;";

    Main() {
        super(Main.class.getClassLoader());
    }

    /** A bootstrap method: the call site gives 0 or null. */
    public static CallSite boot(MethodHandles.Lookup lookup, String name, MethodType type) {
        return new ConstantCallSite(MethodHandles.empty(type));
    }

    static byte[] b(Object... parts) {
        return Maker.bytes(parts);
    }

    static byte[] u4(int v) {
        return Maker.u4(v);
    }

    static Maker.U2 u2(int v) {
        return Maker.u2(v);
    }

    /** getstatic of a field of type Bad. */
    static byte[] node(Maker m, String name) {
        return b(0xb2, m.field("Bad", name, NODE));
    }

    /** getfield y of what lies on top: what runs into the null. */
    static byte[] use(Maker m) {
        return b(0xb4, m.field("Bad", "y", "I"));
    }

    static void fields(Maker m) {
        for (String name : new String[] {"a", "b", "c", "d", "n"}) {
            m.addField(9, name, NODE);
        }
        m.addField(9, "si", "I").addField(9, "sj", "J").addField(9, "array", "[LBad;").addField(9, "ints", "[I").addField(9, "deep", "[[[[[[[[LBad;");
        m.addField(1, "y", "I").addField(1, "w", "J").addField(1, "z", "D").addField(1, "next", NODE).addField(1, "list", "[LBad;").addField(1, "i", "I");
        m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb7, m.method("java/lang/Object", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS));
        m.addMethod(9, "none", "()LBad;", m.code(1, 0, b(1, 0xb0), Maker.NO_HANDLERS));
    }

    /** Runs f of the class that fill makes, with these arguments, and says what the exception says. */
    static void tell(String what, Consumer<Maker> fill, Object... arguments) {
        Maker m = new Maker();
        m.major = 49;
        fields(m);
        fill.accept(m);
        byte[] bytes = m.make();
        try {
            Class<?> c = new Main().defineClass(null, bytes, 0, bytes.length);
            for (Method f : c.getMethods()) {
                if (f.getName().equals("f")) {
                    boolean fixed = (f.getModifiers() & 8) != 0;
                    f.invoke(fixed ? null : c.getConstructor().newInstance(), arguments);
                }
            }
            Say.line(what, ": nothing thrown");
        } catch (InvocationTargetException e) {
            Say.line(what, ": ", e.getCause() instanceof NullPointerException ? e.getCause().getMessage() : e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            Say.line(what, ": ", e);
        }
    }

    /** static void f() with this code, whose end is not reached. */
    static void body(Maker m, Object... code) {
        m.body(12, 12, b(b(code), 1, 0xbf));
    }

    public static void main(String[] args) {
        Between.all();
        Sources.all();
        Flow.all();
    }
}
