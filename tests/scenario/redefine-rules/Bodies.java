import java.util.function.Function;

/** Changes of a body, by which a method is obsolete while it runs, and those by which it is equal. */
class Bodies extends Main {
    /** The constants of the new version lie elsewhere. */
    static void moved(Maker m) {
        m.utf8("padding");
        m.integer(424242);
        m.longValue(424242);
    }

    static void body(String what, Function<Maker, byte[]> one, Function<Maker, byte[]> other) {
        pair(what, m -> {
            m.major = 55;
            plain(m, one.apply(m));
        }, m -> {
            m.major = 55;
            moved(m);
            plain(m, other.apply(m));
        });
    }

    /** The same twice is equal, the other one is not. */
    static void two(String what, Function<Maker, byte[]> one, Function<Maker, byte[]> other) {
        body(what + ", the same", one, one);
        body(what + ", another", one, other);
    }

    static byte[] ldc(int index) {
        return b(0x13, u2(index), 0x57);
    }

    static byte[] ldc2(int index) {
        return b(0x14, u2(index), 0x58);
    }

    static int handle(Maker m, int kind, Maker.U2 member) {
        return m.entry("h" + kind + " " + member.v, 1, 15, kind, member);
    }

    static final String BOOT = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;";

    /** A constant with a bootstrap method. */
    static byte[] dynamic(Maker m, int tag, String method, String name, String desc, int... arguments) {
        int h = handle(m, 6, m.method("Main", method, BOOT));
        byte[] list = b(u2(1), u2(h), u2(arguments.length));
        for (int a : arguments) {
            list = b(list, u2(a));
        }
        m.attributes.add(m.attribute("BootstrapMethods", list));
        int index = m.entry("d", 1, tag, u2(0), u2(m.nat(name, desc)));
        return tag == 17 ? b(0x13, u2(index), 0x57) : b(0xba, u2(index), 0, 0);
    }

    static void constants() {
        two("int", m -> ldc(m.integer(70000)), m -> ldc(m.integer(70001)));
        two("float", m -> ldc(m.entry("f", 1, 4, u4(5))), m -> ldc(m.entry("f", 1, 4, u4(6))));
        two("long", m -> ldc2(m.longValue(5)), m -> ldc2(m.longValue(6)));
        two("double", m -> ldc2(m.entry("d", 2, 6, u4(0), u4(1))), m -> ldc2(m.entry("d", 2, 6, u4(0), u4(2))));
        two("upper half of a long", m -> ldc2(m.entry("d", 2, 5, u4(0), u4(1))), m -> ldc2(m.entry("d", 2, 5, u4(1), u4(1))));
        two("string", m -> ldc(m.string("a")), m -> ldc(m.string("b")));
        two("class", m -> ldc(m.cls("java/lang/Long")), m -> ldc(m.cls("java/lang/Byte")));
        body("int and float of the same bits", m -> ldc(m.integer(5)), m -> ldc(m.entry("f", 1, 4, u4(5))));
        body("long and double of the same bits", m -> ldc2(m.longValue(5)), m -> ldc2(m.entry("d", 2, 6, u4(0), u4(5))));
        body("string and class of the same name", m -> ldc(m.string("Main")), m -> ldc(m.cls("Main")));
        two("method type", m -> ldc(m.entry("t", 1, 16, u2(m.utf8("()V")))), m -> ldc(m.entry("t", 1, 16, u2(m.utf8("()I")))));
        two("method handle", m -> ldc(handle(m, 6, m.method("Main", "now", "()V"))), m -> ldc(handle(m, 6, m.method("Main", "other", "()V"))));
        body("method handle of another kind", m -> ldc(handle(m, 5, m.method("java/lang/Object", "hashCode", "()I"))),
                m -> ldc(handle(m, 7, m.method("java/lang/Object", "hashCode", "()I"))));
        for (int op = 0; op < 2; op++) {
            boolean wide = op == 1;
            two(wide ? "ldc_w" : "ldc", m -> wide ? b(0x13, u2(m.integer(7)), 0x57) : b(0x12, m.integer(7), 0x57),
                    m -> wide ? b(0x13, u2(m.integer(8)), 0x57) : b(0x12, m.integer(8), 0x57));
        }
    }

    static void members() {
        String[][] fields = {{"Main", "x", "I"}, {"Main", "y", "I"}, {"Other", "x", "I"}, {"Main", "x", "F"}};
        for (int op : new int[] {0xb2, 0xb3, 0xb4, 0xb5}) {
            for (String[] f : fields) {
                two("opcode " + op + " " + String.join(" ", f), m -> access(m, op, fields[0]), m -> access(m, op, f));
            }
        }
        String[][] methods = {{"Main", "x", "()V"}, {"Main", "y", "()V"}, {"Other", "x", "()V"}, {"Main", "x", "()I"}};
        for (int op : new int[] {0xb6, 0xb8, 0xb9}) {
            for (String[] f : methods) {
                two("opcode " + op + " " + String.join(" ", f), m -> call(m, op, methods[0]), m -> call(m, op, f));
            }
        }
        body("invokespecial, the same", m -> (b(1, 0xc0, m.type("Bad"), 0xb7, m.method("java/lang/Object", "hashCode", "()I"), 0x57)),
                m -> (b(1, 0xc0, m.type("Bad"), 0xb7, m.method("java/lang/Object", "hashCode", "()I"), 0x57)));
        body("invokespecial, another", m -> (b(1, 0xc0, m.type("Bad"), 0xb7, m.method("java/lang/Object", "hashCode", "()I"), 0x57)),
                m -> (b(1, 0xc0, m.type("Bad"), 0xb7, m.method("Bad", "hashCode", "()I"), 0x57)));
        two("new", m -> b(0xbb, m.type("java/lang/Object"), 0x57), m -> b(0xbb, m.type("java/lang/Long"), 0x57));
        two("anewarray", m -> b(3, 0xbd, m.type("java/lang/Object"), 0x57), m -> b(3, 0xbd, m.type("java/lang/Long"), 0x57));
        two("checkcast", m -> b(1, 0xc0, m.type("java/lang/Object"), 0x57), m -> b(1, 0xc0, m.type("java/lang/Long"), 0x57));
        two("instanceof", m -> b(1, 0xc1, m.type("java/lang/Object"), 0x57), m -> b(1, 0xc1, m.type("java/lang/Long"), 0x57));
        two("multianewarray", m -> b(3, 0xc5, m.type("[[I"), 1, 0x57), m -> b(3, 0xc5, m.type("[[J"), 1, 0x57));
        body("multianewarray of more dimensions", m -> b(3, 3, 0xc5, m.type("[[I"), 1, 0x57, 0x57), m -> b(3, 3, 0xc5, m.type("[[I"), 2, 0x57, 0));
        body("a call site, the same", m -> dynamic(m, 18, "boot", "n", "()V", m.integer(7), m.string("x")),
                m -> dynamic(m, 18, "boot", "n", "()V", m.integer(7), m.string("x")));
        for (int tag = 17; tag <= 18; tag++) {
            int t = tag;
            String desc = tag == 17 ? "I" : "()V";
            body("dynamic constant " + tag, m -> dynamic(m, t, "boot", "n", desc), m -> dynamic(m, t, "boot", "o", desc));
            body("its type " + tag, m -> dynamic(m, t, "boot", "n", desc), m -> t == 17 ? dynamic(m, t, "boot", "n", "F") : dynamic(m, t, "boot", "n", "()V"));
            body("its bootstrap method " + tag, m -> dynamic(m, t, "boot", "n", desc), m -> dynamic(m, t, "root", "n", desc));
            body("its argument " + tag, m -> dynamic(m, t, "boot", "n", desc, m.integer(7)), m -> dynamic(m, t, "boot", "n", desc, m.integer(8)));
            body("its second argument " + tag, m -> dynamic(m, t, "boot", "n", desc, m.integer(7), m.string("x")),
                    m -> dynamic(m, t, "boot", "n", desc, m.integer(7), m.string("y")));
            body("an argument more " + tag, m -> dynamic(m, t, "boot", "n", desc, m.integer(7)), m -> dynamic(m, t, "boot", "n", desc, m.integer(7), m.integer(7)));
        }
    }

    static byte[] access(Maker m, int op, String[] f) {
        byte[] object = op >= 0xb4 ? b(1, 0xc0, m.type(f[0])) : b(0, 0, 0, 0);
        byte[] value = op % 2 == 1 ? f[2].equals("F") ? b(11) : b(3) : b(0);
        return b(object, value, op, m.field(f[0], f[1], f[2]), op % 2 == 0 ? 0x57 : 0);
    }

    static byte[] call(Maker m, int op, String[] f) {
        byte[] object = op == 0xb8 ? b(0, 0, 0, 0) : b(1, 0xc0, m.type(f[0]));
        return b(object, op, op == 0xb9 ? b(m.imethod(f[0], f[1], f[2]), 1, 0) : b(m.method(f[0], f[1], f[2])), f[2].endsWith("I") ? 0x57 : 0);
    }

    static void instructions() {
        two("an opcode", m -> b(3, 0x57), m -> b(4, 0x57));
        two("the last opcode", m -> b(3, 3, 0x57, 0x57), m -> b(3, 3, 0x60, 0x57));
        two("a byte", m -> b(16, 7, 0x57), m -> b(16, 8, 0x57));
        two("a short", m -> b(17, u2(700), 0x57), m -> b(17, u2(701), 0x57));
        two("a variable", m -> b(3, 54, 1), m -> b(3, 54, 2));
        two("iinc", m -> b(3, 0x3b, 0x84, 0, 1), m -> b(3, 0x3b, 0x84, 0, 2));
        two("wide", m -> b(3, 0xc4, 54, u2(1)), m -> b(3, 0xc4, 54, u2(2)));
        body("an instruction more", m -> b(0), m -> b(0, 0));
        body("an instruction less", m -> b(0, 0), m -> b(0));
        body("other instructions of the same length", m -> b(3, 0x57, 0), m -> b(16, 3, 0x57));
        for (int i = 1; i < 8; i++) {
            int at = i;
            two("lookupswitch " + i, m -> table(m, -1), m -> table(m, at));
        }
    }

    /** A switch, some byte of whose keys is another one. */
    static byte[] table(Maker m, int change) {
        m.major = 49;
        byte[] one = u4(100), other = u4(300000);
        if (change >= 0) {
            (change < 4 ? one : other)[change % 4] ^= 1;
        }
        return b(3, 0xab, 0, 0, 0, u4(28), u4(2), one, u4(28), other, u4(28));
    }

    static void sizes(String what, int stack, int locals) {
        pair(what, m -> plain(m), m -> {
            moved(m);
            m.addMethod(9, "f", "()V", m.code(stack, locals, b(0xb8, m.method("Main", "now", "()V"), 0xb1), Maker.NO_HANDLERS));
        });
    }

    static void rest() {
        sizes("the same sizes", 6, 4);
        sizes("another size of the stack", 5, 4);
        sizes("another number of variables", 6, 5);
        pair("a table of lines", m -> plain(m), m -> m.addMethod(9, "f", "()V", m.code(6, 4, b(0xb8, m.method("Main", "now", "()V"), 0xb1),
                Maker.NO_HANDLERS, m.attribute("LineNumberTable", u2(1), u2(0), u2(7)))));
        pair("native and back", m -> plain(m.addMethod(9, "g", "()V", m.code(1, 1, b(0xb1), Maker.NO_HANDLERS))), m -> plain(m.addMethod(0x109, "g", "()V")));
        pair("abstract", m -> {
            m.access = 0x421;
            plain(m.addMethod(0x401, "g", "()V"));
        }, m -> {
            m.access = 0x421;
            plain(m.addMethod(0x401, "g", "()V"));
        });
    }

    static void all() {
        constants();
        members();
        instructions();
        rest();
    }
}
