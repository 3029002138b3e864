import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/** Each case is a class file, made for each version; what comes of it is told per range of versions. */
public class Main {
    interface Case {
        void fill(Maker m) throws IOException;
    }

    static final int[][] VERSIONS = {{45, 3}, {46, 0}, {47, 0}, {48, 0}, {49, 0}, {50, 0}, {51, 0},
        {52, 0}, {60, 0}, {61, 0}};

    static class Loader extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }
    }

    static String verdict(byte[] b) throws Exception {
        try {
            return String.valueOf(new Loader().define(b).getMethod("m").invoke(null));
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        } catch (NoSuchMethodException e) {
            return "good";
        } catch (LinkageError e) {
            return e.getClass().getSimpleName();
        }
    }

    static void run(String name, Case c) throws Exception {
        StringBuilder line = new StringBuilder();
        String before = null;
        for (int[] v : VERSIONS) {
            Maker m = new Maker(v[0], v[1]);
            m.access = 0x21;
            c.fill(m);
            String now = verdict(m.finish("T", "java/lang/Object"));
            if (!now.equals(before)) {
                line.append(before == null ? " " : ", ").append(v[0]).append('.').append(v[1]).append(' ').append(now);
            }
            before = now;
        }
        System.out.println(name + ":" + line);
    }

    /** One static method m()I with this code. */
    static void code(String name, int stack, int locals, int[] code, int... handlers) throws Exception {
        run(name, m -> m.method(9, "m", "()I", stack, locals, code, handlers));
    }

    static int[] bytes(int... b) {
        return b;
    }

    public static void main(String[] args) throws Exception {
        deadCode();
        subroutines();
        members();
        constants();
    }

    static final int IRETURN = 172, RETURN = 177, ARETURN = 176, LRETURN = 173, ATHROW = 191, GOTO = 167, JSR = 168,
            RET = 169, WIDE = 196, JSR_W = 201, POP = 87, NOP = 0;

    static void deadCode() throws Exception {
        code("nothing dead", 1, 0, bytes(4, IRETURN));
        code("dead nop", 1, 0, bytes(4, IRETURN, NOP, 4, IRETURN));
        code("dead pop of an empty stack", 1, 0, bytes(4, IRETURN, POP, 4, IRETURN));
        code("dead return of another type", 1, 0, bytes(4, IRETURN, RETURN));
        code("dead lreturn", 1, 0, bytes(4, IRETURN, LRETURN));
        code("dead areturn", 1, 0, bytes(4, IRETURN, ARETURN));
        code("dead athrow", 1, 0, bytes(4, IRETURN, ATHROW));
        code("dead code runs off the end", 1, 0, bytes(4, IRETURN, NOP));
        code("dead loop", 1, 0, bytes(4, IRETURN, GOTO, 0, 0));
        code("dead jump to nowhere", 1, 0, bytes(4, IRETURN, GOTO, 0, 77));
        code("dead jump into an instruction", 1, 0, bytes(4, IRETURN, GOTO, 0, 1));
        code("dead jump back", 1, 0, bytes(4, IRETURN, GOTO, 255, 254));
        code("dead load of no local", 1, 1, bytes(4, IRETURN, 21, 9, IRETURN));
        code("dead load of an unset local", 1, 1, bytes(4, IRETURN, 21, 0, IRETURN));
        code("dead constant 0", 1, 0, bytes(4, IRETURN, 18, 0, IRETURN));
        code("dead constant beyond the pool", 1, 0, bytes(4, IRETURN, 18, 250, IRETURN));
        code("dead unknown instruction", 1, 0, bytes(4, IRETURN, 203));
        code("dead breakpoint", 1, 0, bytes(4, IRETURN, 202));
        code("dead impdep1", 1, 0, bytes(4, IRETURN, 254));
        code("dead cut instruction", 1, 0, bytes(4, IRETURN, 18));
        code("dead wide nop", 1, 0, bytes(4, IRETURN, WIDE, 0, 0, 0));
        code("dead ret", 1, 1, bytes(4, IRETURN, RET, 0));
        code("dead wide ret", 1, 1, bytes(4, IRETURN, WIDE, RET, 0, 0));
        code("dead ret of no local", 1, 1, bytes(4, IRETURN, RET, 3));
        code("dead jsr", 1, 1, bytes(4, IRETURN, JSR, 0, 3, NOP));
        code("dead newarray of no type", 1, 1, bytes(4, IRETURN, 188, 3));
        code("dead lookupswitch unsorted", 1, 0, bytes(4, IRETURN, NOP, NOP, 171, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
                0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0));
        code("dead lookupswitch padding", 1, 0, bytes(4, IRETURN, NOP, 171, 0, 0, 0, 0, 0, 0, 0, 0));
        code("dead tableswitch high below low", 1, 0, bytes(4, IRETURN, NOP, 170, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 4));
        code("dead handler", 1, 0, bytes(4, IRETURN, POP, 4, IRETURN), 2, 3, 2, 0);
        code("handler of live code", 1, 0, bytes(4, IRETURN, POP, 5, IRETURN), 0, 2, 2, 0);
        code("handler with no room", 0, 0, bytes(167, 0, 3, 167, 255, 253, 87), 0, 2, 6, 0);
        code("dead handler of an int", 1, 0, bytes(4, IRETURN, IRETURN), 2, 3, 2, 0);
        run("dead new of an array", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 187, 0, m.type("[I"), 87)));
        run("dead call of a field", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 184, 0,
                m.ref(9, "T", "f", "I"), 87)));
        run("dead invokeinterface count", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 185, 0,
                m.ref(11, "java/util/List", "size", "()I"), 9, 0)));
        run("dead invokeinterface byte", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 185, 0,
                m.ref(11, "java/util/List", "size", "()I"), 1, 5)));
        run("dead call of <init>", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 184, 0,
                m.ref(10, "T", "<init>", "()V"))));
        run("dead call of <clinit>", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 184, 0,
                m.ref(10, "T", "<clinit>", "()V"))));
        run("dead multianewarray", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 197, 0, m.type("[I"), 2)));
        run("dead multianewarray of 0", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 197, 0, m.type("[I"),
                0)));
        run("dead new of a missing class", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 187, 0,
                m.type("Missing"), 87)));
        run("dead invokestatic of an interface", m -> m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN, 184, 0,
                m.ref(11, "java/util/List", "of", "()Ljava/util/List;"))));
        run("invokespecial of another class", m -> m.method(9, "m", "()I", 1, 0, bytes(1, 183, 0,
                m.ref(10, "java/util/ArrayList", "size", "()I"), IRETURN)));
    }

    static void subroutines() throws Exception {
        code("jsr and ret", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, 75, RET, 0));
        code("jsr_w and wide ret", 1, 1, bytes(JSR_W, 0, 0, 0, 7, 4, IRETURN, 75, WIDE, RET, 0, 0));
        code("wide ret in another local", 1, 300, bytes(JSR, 0, 5, 4, IRETURN, WIDE, 58, 1, 0, WIDE, RET, 1, 0));
        code("wide ret beyond the locals", 1, 3, bytes(JSR, 0, 5, 4, IRETURN, 75, WIDE, RET, 1, 0));
        code("wide ret alone", 1, 1, bytes(WIDE, RET, 0, 0));
        code("ret alone", 1, 1, bytes(RET, 0));
        code("ret of an int", 1, 1, bytes(4, 59, RET, 0));
        code("ret of null", 1, 1, bytes(1, 75, RET, 0));
        code("two calls", 1, 1, bytes(JSR, 0, 8, JSR, 0, 5, 4, IRETURN, 75, RET, 0));
        code("aload of a return address", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, 75, 42, 87, RET, 0));
        code("a return address is returned", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, IRETURN));
        code("popped return address", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, 87, 4, IRETURN));
        code("an int and a float meet on the stack", 2, 1, bytes(4, 153, 0, 7, 4, GOTO, 0, 4, 11, POP, 4, IRETURN));
        code("an int and null meet on the stack", 2, 1, bytes(4, 153, 0, 7, 4, GOTO, 0, 4, 1, POP, 4, IRETURN));
        code("a return address and an exception meet", 2, 1, bytes(NOP, GOTO, 0, 7, 96, GOTO, 255, 255, JSR, 0, 3,
                GOTO, 0, 0), 0, 8, 11, 0);
        code("subroutine that never returns", 1, 1, bytes(JSR, 0, 3, 75, 4, IRETURN));
        code("return address on the stack below", 2, 1, bytes(JSR, 0, 5, 4, IRETURN, 89, 75, 87, RET, 0));
        code("swapped return address", 3, 1, bytes(JSR, 0, 5, 4, IRETURN, 4, 95, 75, 87, RET, 0));
        code("compared return address", 3, 1, bytes(JSR, 0, 3, 198, 0, 3, 4, IRETURN));
        code("thrown return address", 3, 1, bytes(JSR, 0, 3, ATHROW));
        code("recursive", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, 75, JSR, 255, 255, RET, 0));
        code("recursive, second entry", 2, 2, bytes(JSR, 0, 5, 4, IRETURN, 75, JSR, 0, 5, RET, 0, 76, JSR, 255,
                249, RET, 1));
        code("nested", 1, 2, bytes(JSR, 0, 5, 4, IRETURN, 75, JSR, 0, 5, RET, 0, 76, RET, 1));
        code("nested returns to the outer caller", 1, 2, bytes(JSR, 0, 5, 4, IRETURN, 75, JSR, 0, 5, RET, 0, 76, RET,
                0));
        code("returned twice", 1, 1, bytes(JSR, 0, 5, RET, 0, 75, RET, 0));
        code("left by a jump", 1, 1, bytes(JSR, 0, 5, 4, IRETURN, 75, GOTO, 255, 252));
        code("left by a jump, called again", 1, 2, bytes(3, 60, JSR, 0, 12, 132, 1, 1, 27, 5, 161, 255, 247, 27,
                IRETURN, 75, 132, 1, 1, GOTO, 255, 242));
        code("another stack depth", 2, 1, bytes(4, JSR, 0, 8, JSR, 0, 5, 4, IRETURN, 75, RET, 0));
        code("other types in a local", 2, 3, bytes(4, 60, JSR, 0, 16, 27, 87, 1, 76, JSR, 0, 9, 43, 87, 4, IRETURN,
                NOP, NOP, 77, RET, 2));
        code("other types in a local that the subroutine reads", 2, 3, bytes(4, 60, JSR, 0, 16, 27, 87, 1, 76, JSR, 0,
                9, 43, 87, 4, IRETURN, NOP, NOP, 77, 27, 87, RET, 2));
        code("a local set by the subroutine", 2, 2, bytes(JSR, 0, 5, 27, IRETURN, 75, 8, 60, RET, 0));
        code("a local set by one path", 2, 3, bytes(3, 61, JSR, 0, 5, 27, IRETURN, 75, 28, 153, 0, 5, 8, 60, RET, 0));
        code("falls into a subroutine", 2, 1, bytes(3, 59, RET, 0));
        code("jump into a subroutine", 2, 1, bytes(GOTO, 0, 8, JSR, 0, 5, 4, IRETURN, 75, RET, 0));
        code("handler around a subroutine", 2, 2, bytes(JSR, 0, 5, 4, IRETURN, 75, 4, 3, 108, 87, RET, 0, 87, 5,
                IRETURN), 0, 12, 12, 0);
        code("jsr to itself", 2, 1, bytes(JSR, 0, 0));
        code("jsr at the end", 2, 1, bytes(GOTO, 0, 5, 75, RET, 0, JSR, 255, 253));
        code("jsr with a full stack", 0, 1, bytes(JSR, 0, 3, 87, 4, IRETURN));
        code("return addresses that differ", 2, 1, bytes(3, 153, 0, 6, JSR, 0, 8, JSR, 0, 5, 4, IRETURN, 75, RET, 0));
        code("return address stored twice", 2, 2, bytes(JSR, 0, 5, 4, IRETURN, 89, 75, 76, RET, 1));
        code("two subroutines share an end", 2, 2, bytes(JSR, 0, 8, JSR, 0, 9, 4, IRETURN, 75, GOTO, 0, 7, 75, GOTO,
                0, 3, RET, 0));
        run("an unborn object in a call", m -> m.method(9, "m", "()I", 3, 2, bytes(187, 0, m.type("java/lang/Object"),
                JSR, 0, 9, 183, 0, m.ref(10, "java/lang/Object", "<init>", "()V"), 4, IRETURN, 75, RET, 0)));
        run("an unborn object through a subroutine", m -> m.method(9, "m", "()I", 3, 2, bytes(187, 0,
                m.type("java/lang/Object"), 76, JSR, 0, 5, 4, IRETURN, 75, 43, 183, 0,
                m.ref(10, "java/lang/Object", "<init>", "()V"), RET, 0)));
    }

    static void members() throws Exception {
        int[] flags = {0x0000, 0x0002, 0x0006, 0x0003, 0x0018, 0x0050, 0x00c0, 0x0400, 0x0401, 0x0408, 0x0410,
            0x0500, 0x0800, 0x0c00, 0x1000, 0x4000, 0x0040, 0x0080};
        for (int f : flags) {
            String x = Integer.toHexString(f);
            run("class field 0x" + x, m -> m.field(f, "f", "I"));
            run("interface field 0x" + x, m -> {
                m.access = 0x601;
                m.field(0x19 | f, "f", "I");
            });
            int[] body = (f & 0x500) != 0 ? null : bytes(RETURN);
            run("class method 0x" + x, m -> {
                m.access = 0x421;
                m.method(f, "x", "()V", 1, 2, body);
            });
            run("interface method 0x" + x, m -> {
                m.access = 0x601;
                m.method(f, "x", "()V", 1, 2, body);
            });
            run("public interface method 0x" + x, m -> {
                m.access = 0x601;
                m.method(1 | f, "x", "()V", 1, 2, body);
            });
            run("constructor 0x" + x, m -> m.method(f, "<init>", "()V", 1, 2,
                    body == null ? null : bytes(42, 183, 0, m.ref(10, "java/lang/Object", "<init>", "()V"), RETURN)));
            run("class initializer 0x" + x, m -> {
                m.method(f, "<clinit>", "()V", 1, 2, body);
                m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
            });
            run("class flags 0x" + x, m -> m.access = f);
            run("interface flags 0x" + x, m -> m.access = 0x200 | f);
            run("abstract interface flags 0x" + x, m -> m.access = 0x600 | f);
        }
        for (int f : new int[] {0x2000, 0x2200, 0x2600, 0x4200, 0x4600, 0x8000, 0x8600, 0x8020, 0x0620, 0x0610}) {
            run("class flags 0x" + Integer.toHexString(f), m -> m.access = f);
        }
        String[] names = {"a", "a-b", "1a", "a b", "<x>", "<init>", "<clinit>", "a<b", "a>b", "a.b", "a/b", "a;b",
            "a[b", "", "a\u00e9", "a\u4e2d", "+", "a$_1", "\u0001", "a\u0000"};
        for (String name : names) {
            String shown = shown(name);
            run("field named " + shown, m -> m.field(9, name, "I"));
            run("method named " + shown, m -> m.method(9, name, "()V", 1, 1, bytes(RETURN)));
            run("reference to a field named " + shown, m -> {
                m.ref(9, "java/lang/Object", name, "I");
                m.method(9, "m", "()I", 1, 1, bytes(4, IRETURN));
            });
            run("reference to a method named " + shown, m -> {
                m.ref(10, "java/lang/Object", name, "()V");
                m.method(9, "m", "()I", 1, 1, bytes(4, IRETURN));
            });
            run("class constant named " + shown, m -> {
                m.type(name);
                m.method(9, "m", "()I", 1, 1, bytes(4, IRETURN));
            });
            run("descriptor with " + shown, m -> m.field(9, "f", "L" + name + ";"));
        }
        for (String name : new String[] {"p/a", "p/1a", "a//b", "[I", "[[La;", "[a", "[V", "[La-b;"}) {
            run("class constant named " + shown(name), m -> {
                m.type(name);
                m.method(9, "m", "()I", 1, 1, bytes(4, IRETURN));
            });
        }
        run("<init> that returns a value", m -> m.method(1, "<init>", "()I", 1, 1, bytes(4, IRETURN)));
        run("<clinit> with arguments", m -> {
            m.method(9, "<clinit>", "(I)V", 1, 1, bytes(RETURN));
            m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
        });
        run("<clinit> with a result", m -> {
            m.method(9, "<clinit>", "()I", 1, 1, bytes(4, IRETURN));
            m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
        });
    }

    static void constants() throws Exception {
        run("ldc of a class", m -> m.method(9, "m", "()Ljava/lang/Object;", 1, 0, bytes(18, m.type("java/lang/Object"),
                ARETURN)));
        run("method handle", m -> {
            m.add("h", 15, (byte) 6, m.ref(10, "T", "m", "()I"));
            m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
        });
        run("method type", m -> {
            m.add("t", 16, m.utf("()I"));
            m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
        });
        run("module constant", m -> {
            m.add("o", 19, m.utf("a"));
            m.method(9, "m", "()I", 1, 0, bytes(4, IRETURN));
        });
        run("invokestatic of an interface", m -> m.method(9, "m", "()Ljava/lang/Object;", 1, 0, bytes(184, 0,
                m.ref(11, "java/util/List", "of", "()Ljava/util/List;"), ARETURN)));
    }

    static String shown(String name) {
        StringBuilder s = new StringBuilder("'");
        for (char c : name.toCharArray()) {
            s.append(c >= ' ' && c < 127 ? String.valueOf(c) : "u" + Integer.toHexString(c));
        }
        return s.append("'").toString();
    }
}
