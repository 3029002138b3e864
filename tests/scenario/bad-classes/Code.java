/** Code of a class file without frames: version 49, checked by inference. */
class Code extends Main {
    static void old(String what, int stack, int locals, Object... code) {
        bad(what, m -> {
            m.major = 49;
            m.body(stack, locals, code);
        });
    }

    /** By inference, and by frames, of which it needs none. */
    static void both(String what, int stack, int locals, Object... code) {
        old(what, stack, locals, code);
        bad(what + ", by frames", m -> m.body(stack, locals, code));
    }

    /** Takes one or the other, and calls the method with what both have in common. */
    static void merged(String one, String other, String c, String name, String desc, int invoke) {
        bad("of " + one + " and " + other + " a " + c + "." + name + desc, m -> {
            m.major = 49;
            m.body("(I" + one + other + ")V", 2, 3, b(0x1a, 0x99, u2(7), 0x2b, 0xa7, u2(4), 0x2c, invoke, m.method(c, name, desc),
                    0x57, 0xb1), null);
        });
    }

    static void merges() {
        String objects = "([Ljava/lang/Object;)I", text = "Ljava/lang/String;", number = "Ljava/lang/Integer;";
        String[][] arrays = {{"[" + text, "[" + number}, {"[I", "[I"}, {"[I", "[J"}, {"[[I", "[" + text}, {"[[I", "[[J"}, {"[[I", "[I"},
            {"[[" + text, "[[" + number}, {"[I", text}, {text, "[" + text}, {"[LAbsent;", "[LAbsent;"}, {"[[I", "[[[I"}};
        for (String[] two : arrays) {
            merged(two[0], two[1], "java/util/Arrays", "hashCode", objects, 0xb8);
            merged(two[0], two[1], "java/util/Arrays", "hashCode", "([I)I", 0xb8);
            merged(two[0], two[1], "java/util/Arrays", "deepHashCode", objects, 0xb8);
            merged(two[0], two[1], "java/lang/Object", "hashCode", "()I", 0xb6);
        }
        merged(number, "Ljava/lang/Long;", "java/lang/Number", "intValue", "()I", 0xb6);
        merged(number, text, "java/lang/Number", "intValue", "()I", 0xb6);
        merged(number, number, "java/lang/Integer", "intValue", "()I", 0xb6);
        merged("Ljava/util/ArrayList;", "Ljava/util/LinkedList;", "java/util/AbstractList", "hashCode", "()I", 0xb6);
        merged("Ljava/util/ArrayList;", "Ljava/util/HashSet;", "java/util/AbstractList", "hashCode", "()I", 0xb6);
        merged("Ljava/util/ArrayList;", "Ljava/util/List;", "java/util/AbstractList", "hashCode", "()I", 0xb6);
        merged("Ljava/util/AbstractList;", "Ljava/util/ArrayList;", "java/util/AbstractList", "hashCode", "()I", 0xb6);
    }

    static void all() {
        merges();
        shapes();
        types();
        objects();
        subroutines();
    }

    static void shapes() {
        old("falls off the end", 0, 0, 0);
        old("falls off after a branch", 1, 0, 3, 0x99, u2(4), 0);
        old("unknown opcode", 0, 0, 0xcb, 0xb1);
        old("breakpoint", 0, 0, 0xca, 0xb1);
        old("impdep2", 0, 0, 0xff, 0xb1);
        old("goto outside", 0, 0, 0xa7, u2(100));
        old("goto backwards outside", 0, 0, 0xa7, u2(-1));
        old("goto into an operand", 0, 0, 0xa7, u2(4), 0x11, u2(1), 0xb1);
        old("if into an operand", 1, 0, 3, 0x99, u2(4), 0x11, u2(1), 0xb1);
        old("instruction cut", 1, 0, 0x11, 1);
        old("goto cut", 0, 0, 0xa7, 0);
        old("wide of nothing", 1, 0, 0xc4, 0, 0xb1);
        old("wide cut", 1, 0, 0xc4);
        old("tableswitch cut", 1, 0, 3, 0xaa, 0, 0);
        old("tableswitch low above high", 1, 0, 3, 0xaa, 0, 0, u4(0), u4(2), u4(1), 0xb1);
        old("tableswitch, padding not zero", 1, 0, 3, 0xaa, 1, 1, u4(15), u4(0), u4(-1), 0xb1);
        old("tableswitch target outside", 1, 0, 3, 0xaa, 0, 0, u4(1000), u4(0), u4(0), u4(19), 0xb1);
        old("lookupswitch not sorted", 1, 0, 3, 0xab, 0, 0, u4(27), u4(2), u4(5), u4(27), u4(1), u4(27), 0xb1);
        old("lookupswitch negative", 1, 0, 3, 0xab, 0, 0, u4(9), u4(-1), 0xb1);
        old("stack underflow", 1, 0, 0x57, 0xb1);
        old("stack overflow", 1, 0, 3, 3, 0x57, 0x57, 0xb1);
        old("long overflows", 1, 0, 9, 0x58, 0xb1);
        old("local out of range", 1, 1, 3, 0x36, 5, 0xb1);
        old("long local at the end", 2, 1, 9, 0x3f, 0xb1);
        old("iinc out of range", 1, 0, 0x84, 3, 1, 0xb1);
        old("return with a value", 1, 0, 3, 0xac);
        bad("no value returned", m -> m.body("()I", 1, 0, b(0xb1), null));
        bad("long returned as int", m -> m.body("()I", 2, 0, b(9, 0xad), null));
        bad("float returned as int", m -> m.body("()I", 1, 0, b(0x0b, 0xae), null));
        bad("int returned as object", m -> m.body("()Ljava/lang/Object;", 1, 0, b(3, 0xac), null));
        bad("object returned as another", m -> m.body("()Ljava/lang/String;", 2, 0,
                b(0xbb, m.type("java/lang/Object"), 0x59, 0xb7, m.method("java/lang/Object", "<init>", "()V"), 0xb0), null));
        old("stack of different depth", 2, 0, 3, 0x99, u2(4), 3, 0xb1);
        old("loop that grows", 2, 0, 3, 0xa7, u2(-1));
        old("code longer than the file's rule", 0, 0, new byte[65536]);
    }

    static void types() {
        old("iadd of floats", 2, 0, 0x0b, 0x0b, 0x60, 0x57, 0xb1);
        old("iadd of an object", 2, 0, 1, 3, 0x60, 0x57, 0xb1);
        old("ladd of ints", 4, 0, 3, 3, 3, 3, 0x61, 0x58, 0xb1);
        old("half of a long", 2, 0, 9, 0x57, 0x57, 0xb1);
        old("pop2 over a half", 3, 0, 3, 9, 0x57, 0x58, 0xb1);
        both("pop2 that splits a long", 3, 0, 9, 3, 0x58, 0x57, 0xb1);
        both("dup2 that splits a long", 5, 0, 9, 3, 0x5c, 0xb1);
        both("dup2_x1 that splits a long", 6, 0, 3, 9, 3, 0x5d, 0xb1);
        both("dup2_x1 under which a long is split", 6, 0, 9, 3, 3, 0x5d, 0xb1);
        both("dup2_x2 that splits a long", 8, 0, 3, 3, 9, 3, 0x5e, 0xb1);
        both("dup2_x2 under which a long is split", 8, 0, 9, 3, 3, 3, 0x5e, 0xb1);
        both("dup2_x2 over longs, fine", 8, 0, 9, 9, 0x5e, 0x58, 0x58, 0x58, 0xb1);
        both("dup2_x2 over four, fine", 8, 0, 3, 3, 3, 3, 0x5e, 0x58, 0x58, 0x58, 0xb1);
        for (int op = 0x2e; op <= 0x35; op++) {
            String letter = String.valueOf("IJFDABCS".charAt(op - 0x2e)), name = "LX" + letter + ";";
            int load = op;
            bad("element of a class called X" + letter, m -> m.body("(" + name + ")V", 3, 1, b(0x2a, 3, load, 0xb1),
                    b(u2(0))));
        }
        int[] constants = {3, 9, 11, 14, 1, 3, 3, 3};
        for (int op = 0x4f; op <= 0x56; op++) {
            String letter = String.valueOf("IJFDABCS".charAt(op - 0x4f)), type = letter.equals("A") ? "[Ljava/lang/String;" : "[" + letter;
            int store = op, right = constants[op - 0x4f], wrong = right == 11 ? 3 : 11;
            bad("element stored, fine: " + type, m -> m.body("(" + type + ")V", 4, 1, b(0x2a, 3, right, store, 0xb1), b(u2(0))));
            bad("element of another type: " + type, m -> m.body("(" + type + ")V", 4, 1, b(0x2a, 3, wrong, store, 0xb1),
                    b(u2(0))));
        }
        old("dup of a long", 3, 0, 9, 0x59, 0x57, 0x58, 0xb1);
        old("dup_x1 splits a long", 4, 0, 9, 3, 0x5a, 0xb1);
        old("swap of a long", 3, 0, 3, 9, 0x5f, 0xb1);
        old("load of nothing", 1, 1, 0x1a, 0x57, 0xb1);
        old("float from an int local", 1, 1, 3, 0x3b, 0x22, 0x57, 0xb1);
        old("object from an int local", 1, 1, 3, 0x3b, 0x2a, 0x57, 0xb1);
        old("half of a long local", 2, 2, 9, 0x3f, 0x1a, 0x57, 0xb1);
        old("long local overwritten", 2, 3, 9, 0x3f, 3, 0x3c, 0x1e, 0x58, 0xb1);
        old("merge of int and object", 1, 1, 3, 0x99, u2(8), 3, 0x3b, 0xa7, u2(5), 1, 0x4b, 0x1a, 0x57, 0xb1);
        old("ifnull of an int", 1, 0, 3, 0xc6, u2(3), 0xb1);
        old("ifeq of an object", 1, 0, 1, 0x99, u2(3), 0xb1);
        old("if_acmpeq of ints", 2, 0, 3, 3, 0xa5, u2(3), 0xb1);
        old("switch on an object", 1, 0, 1, 0xaa, 0, 0, u4(15), u4(0), u4(0), u4(15), 0xb1);
        old("iaload of a byte array", 2, 0, 4, 0xbc, 8, 3, 0x2e, 0x57, 0xb1);
        old("aaload of an int array", 2, 0, 4, 0xbc, 10, 3, 0x32, 0x57, 0xb1);
        old("iastore of an object", 3, 0, 4, 0xbc, 10, 3, 1, 0x4f, 0xb1);
        old("aastore of an int", 3, 0, 1, 3, 3, 0x53, 0xb1);
        old("arraylength of an int", 1, 0, 3, 0xbe, 0x57, 0xb1);
        bad("arraylength of an object", m -> {
            m.major = 49;
            m.body("(Ljava/lang/Object;)V", 1, 1, b(0x2a, 0xbe, 0x57, 0xb1), null);
        });
        old("newarray of type 3", 1, 0, 4, 0xbc, 3, 0x57, 0xb1);
        old("newarray of type 12", 1, 0, 4, 0xbc, 12, 0x57, 0xb1);
        bad("multianewarray of 0 dimensions", m -> m.body(1, 0, 0xc5, m.type("[[I"), 0, 0x57, 0xb1));
        bad("multianewarray of too many", m -> m.body(3, 0, 3, 3, 3, 0xc5, m.type("[[I"), 3, 0x57, 0xb1));
        bad("anewarray of 256 dimensions", m -> m.body(1, 0, 3, 0xbd, m.type("[".repeat(255) + "I"), 0x57, 0xb1));
        bad("new of an array", m -> m.body(1, 0, 0xbb, m.type("[I"), 0x57, 0xb1));
        bad("ldc of a long", m -> m.body(2, 0, 0x12, m.longValue(1), 0x58, 0xb1));
        bad("ldc2_w of an int", m -> m.body(2, 0, 0x14, u2(m.integer(1)), 0x58, 0xb1));
        bad("ldc of utf8", m -> m.body(1, 0, 0x12, m.utf8("x"), 0x57, 0xb1));
        bad("ldc out of range", m -> m.body(1, 0, 0x12, 200, 0x57, 0xb1));
        bad("ldc 0", m -> m.body(1, 0, 0x12, 0, 0x57, 0xb1));
        bad("ldc of a class in 48", m -> {
            m.major = 48;
            m.body(1, 0, 0x12, m.cls("Bad"), 0x57, 0xb1);
        });
        bad("ldc of the second half of a long", m -> m.body(1, 0, 0x12, m.longValue(1) + 1, 0x57, 0xb1));
        bad("getstatic of a method", m -> m.body(1, 0, 0xb2, m.method("A", "a", "()V"), 0x57, 0xb1));
        bad("getstatic of a class", m -> m.body(1, 0, 0xb2, m.type("A"), 0x57, 0xb1));
        bad("putstatic of another type", m -> m.addField(9, "x", "I").body(1, 0, 1, 0xb3, m.field("Bad", "x", "I"), 0xb1));
        bad("putstatic of another class", m -> m.addField(9, "x", "Ljava/lang/String;").body("(Ljava/lang/Object;)V", 1, 1,
                b(0x2a, 0xb3, m.field("Bad", "x", "Ljava/lang/String;"), 0xb1), null));
        bad("getfield of an int", m -> m.body(1, 0, 3, 0xb4, m.field("Bad", "x", "I"), 0x57, 0xb1));
        bad("getfield of another class", m -> m.body("(Ljava/lang/String;)V", 1, 1,
                b(0x2a, 0xb4, m.field("Bad", "x", "I"), 0x57, 0xb1), null));
        bad("checkcast of an int", m -> m.body(1, 0, 3, 0xc0, m.type("Bad"), 0x57, 0xb1));
        bad("instanceof of no class", m -> m.body(1, 0, 1, 0xc1, u2(m.utf8("x")), 0x57, 0xb1));
        bad("athrow of an int", m -> m.body(1, 0, 3, 0xbf));
        bad("athrow of an object", m -> m.body("(Ljava/lang/Object;)V", 1, 1, b(0x2a, 0xbf), null));
        bad("monitorenter of an int", m -> m.body(1, 0, 3, 0xc2, 0xb1));
    }

    static void objects() {
        String object = "java/lang/Object";
        bad("new used before <init>", m -> m.body(2, 0, 0xbb, m.type(object), 0xb6, m.method(object, "hashCode", "()I"),
                0x57, 0xb1));
        bad("new stored before <init>", m -> m.addField(9, "x", "Ljava/lang/Object;").body(1, 0, 0xbb, m.type(object), 0xb3,
                m.field("Bad", "x", "Ljava/lang/Object;"), 0xb1));
        bad("new returned before <init>", m -> m.body("()Ljava/lang/Object;", 1, 0, b(0xbb, m.type(object), 0xb0), null));
        bad("<init> of another class", m -> m.body(2, 0, 0xbb, m.type(object), 0xb7,
                m.method("java/lang/Thread", "<init>", "()V"), 0xb1));
        bad("<init> twice", m -> m.body(2, 0, 0xbb, m.type(object), 0x59, 0xb7, m.method(object, "<init>", "()V"), 0xb7,
                m.method(object, "<init>", "()V"), 0xb1));
        bad("<init> by invokevirtual", m -> m.body(2, 0, 0xbb, m.type(object), 0xb6, m.method(object, "<init>", "()V"),
                0xb1));
        bad("<init> by invokestatic", m -> m.body(1, 0, 0xb8, m.method(object, "<init>", "()V"), 0xb1));
        bad("<clinit> called", m -> m.body(1, 0, 0xb8, m.method("Bad", "<clinit>", "()V"), 0xb1));
        bad("constructor without super", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0xb1), Maker.NO_HANDLERS)));
        bad("constructor calls twice", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb7,
                m.method(object, "<init>", "()V"), 0x2a, 0xb7, m.method(object, "<init>", "()V"), 0xb1),
                Maker.NO_HANDLERS)));
        bad("constructor calls another class", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb7,
                m.method("java/lang/Thread", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS)));
        bad("this used before super", m -> m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb6,
                m.method(object, "hashCode", "()I"), 0x57, 0x2a, 0xb7, m.method(object, "<init>", "()V"), 0xb1),
                Maker.NO_HANDLERS)));
        bad("field read before super", m -> m.addField(1, "x", "I").addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb4,
                m.field("Bad", "x", "I"), 0x57, 0x2a, 0xb7, m.method(object, "<init>", "()V"), 0xb1),
                Maker.NO_HANDLERS)));
        bad("field written before super", m -> m.addField(1, "x", "I").addMethod(1, "<init>", "()V", m.code(2, 1, b(0x2a, 3,
                0xb5, m.field("Bad", "x", "I"), 0x2a, 0xb7, m.method(object, "<init>", "()V"), 0xb1),
                Maker.NO_HANDLERS)));
        bad("inherited field written before super", m -> {
            m.superName = "java/lang/ThreadLocal";
            m.addMethod(1, "<init>", "()V", m.code(2, 1, b(0x2a, 3, 0xb5, m.field("java/lang/ThreadLocal", "x", "I"),
                    0x2a, 0xb7, m.method("java/lang/ThreadLocal", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS));
        });
        bad("super call in a try", m -> {
            m.major = 52;
            m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb7, m.method(object, "<init>", "()V"), 0xb1, 0x57, 0xb1),
                    Maker.handler(0, 4, 5, 0), m.attribute("StackMapTable", u2(1), 255, u2(5), u2(1), 6, u2(1), 7,
                    m.type("java/lang/Throwable"))));
        });
        bad("invokespecial of a stranger", m -> m.body("(Ljava/lang/String;)V", 1, 1, b(0x2a, 0xb7,
                m.method("java/lang/String", "length", "()I"), 0x57, 0xb1), null));
        bad("invokespecial on a super object", m -> m.body("(Ljava/lang/Object;)V", 1, 1, b(0x2a, 0xb7,
                m.method(object, "hashCode", "()I"), 0x57, 0xb1), null));
        bad("invokespecial of an interface not direct", m -> m.body("(LBad;)V", 1, 1, b(0x2a, 0xb7,
                m.imethod("java/lang/Runnable", "run", "()V"), 0xb1), null));
        bad("invokevirtual of an interface method", m -> m.body("(Ljava/lang/Runnable;)V", 1, 1, b(0x2a, 0xb6,
                m.imethod("java/lang/Runnable", "run", "()V"), 0xb1), null));
        bad("invokeinterface of a method", m -> m.body("(LBad;)V", 1, 1, b(0x2a, 0xb9, m.method("Bad", "g", "()V"), 1, 0,
                0xb1), null));
        bad("invokeinterface, count wrong", m -> m.body("(Ljava/lang/Runnable;)V", 1, 1, b(0x2a, 0xb9,
                m.imethod("java/lang/Runnable", "run", "()V"), 2, 0, 0xb1), null));
        bad("invokeinterface, fourth byte", m -> m.body("(Ljava/lang/Runnable;)V", 1, 1, b(0x2a, 0xb9,
                m.imethod("java/lang/Runnable", "run", "()V"), 1, 1, 0xb1), null));
        bad("invokestatic of an interface method in 51", m -> {
            m.major = 51;
            m.body(1, 0, 0xb8, m.imethod("java/lang/Runnable", "run", "()V"), 0xb1);
        });
        bad("invokedynamic in 50", m -> {
            m.major = 50;
            m.body(1, 0, 0xba, m.method("A", "a", "()V"), 0, 0, 0xb1);
        });
        bad("invokedynamic, zero bytes", m -> {
            int h = m.entry(null, 1, 15, 6, m.method("A", "a", "()V"));
            m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(h), u2(0)));
            m.body(1, 0, 0xba, u2(m.entry(null, 1, 18, u2(0), u2(m.nat("a", "()V")))), 1, 0, 0xb1);
        });
        bad("invokestatic of a field", m -> m.body(1, 0, 0xb8, m.field("A", "a", "I"), 0xb1));
        bad("argument of another type", m -> m.body(2, 0, 3, 0xb8, m.method("Bad", "g", "(F)V"), 0xb1));
        bad("argument of another class", m -> m.body("(Ljava/lang/Object;)V", 2, 1, b(0x2a, 0xb8,
                m.method("Bad", "g", "(Ljava/lang/String;)V"), 0xb1), null));
        bad("receiver of another class", m -> m.body("(Ljava/lang/Object;)V", 2, 1, b(0x2a, 0xb6,
                m.method("java/lang/String", "length", "()I"), 0x57, 0xb1), null));
        bad("interface argument from any object", m -> m.body("(Ljava/lang/Object;)V", 2, 1, b(0x2a, 0xb8,
                m.method("Bad", "f", "(Ljava/lang/Runnable;)V"), 0xb1), null));
        bad("protected method of a stranger", m -> m.body("(Ljava/lang/Object;)V", 1, 1, b(0x2a, 0xb6,
                m.method(object, "finalize", "()V"), 0xb1), null));
        bad("clone of an array", m -> m.body(1, 0, 4, 0xbc, 10, 0xb6, m.method("[I", "clone", "()Ljava/lang/Object;"),
                0x57, 0xb1));
        bad("final field written by another method", m -> {
            m.major = 53;
            m.addField(0x19, "x", "I").body(1, 0, 3, 0xb3, m.field("Bad", "x", "I"), 0xb1);
        });
        bad("final field of another class", m -> m.body(1, 0, 3, 0xb3, m.field("java/lang/Integer", "MAX_VALUE", "I"),
                0xb1));
        bad("handler start after end", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0, 0xb1),
                Maker.handler(2, 1, 0, 0))));
        bad("handler outside", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0, 0xb1), Maker.handler(0, 1, 9, 0))));
        bad("handler end outside", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0, 0xb1), Maker.handler(0, 9, 0, 0))));
        bad("handler into an operand", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0x10, 1, 0x57, 0xb1),
                Maker.handler(0, 2, 1, 0))));
        bad("handler of no class", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0x57, 0xb1),
                Maker.handler(0, 1, 2, m.utf8("x")))));
        bad("handler of no throwable", m -> {
            m.major = 49;
            m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0x57, 0xb1), Maker.handler(0, 1, 2, m.cls(object))));
        });
        bad("handler without room on the stack", m -> {
            m.major = 49;
            m.addMethod(9, "f", "()V", m.code(0, 0, b(0, 0xb1, 0x57, 0xb1), Maker.handler(0, 1, 2, 0)));
        });
    }

    static void subroutines() {
        bad("jsr in 51", m -> {
            m.major = 51;
            m.body(1, 1, 0xa8, u2(4), 0xb1, 0x4b, 0xa9, 0);
        });
        bad("ret in 52", m -> m.body(1, 1, 0xa9, 0));
        old("jsr, fine", 1, 1, 0xa8, u2(4), 0xb1, 0x4b, 0xa9, 0);
        old("ret of an int", 1, 1, 3, 0x3b, 0xa9, 0);
        old("ret of nothing", 1, 1, 0xa9, 0);
        old("return address loaded", 1, 1, 0xa8, u2(4), 0xb1, 0x4b, 0x2a, 0x57, 0xa9, 0);
        old("return address popped as int", 1, 1, 0xa8, u2(4), 0xb1, 0x3b, 0xb1);
        old("jsr into itself", 2, 1, 0xa8, u2(4), 0xb1, 0x4b, 0xa8, u2(-1), 0xb1);
        old("jsr outside", 1, 1, 0xa8, u2(50), 0xb1);
        old("ret twice", 1, 1, 0xa8, u2(4), 0xb1, 0x4b, 0xa9, 0, 0xa9, 0);
        old("subroutine that returns to the wrong one", 1, 2, 0xa8, u2(4), 0xb1, 0x4b, 0xa8, u2(4), 0xb1, 0x4c, 0xa9, 0);
        old("jsr_w, fine", 1, 1, 0xc9, u4(6), 0xb1, 0x4b, 0xa9, 0);
    }
}
