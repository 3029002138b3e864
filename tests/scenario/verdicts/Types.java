import java.util.Map;

/** Pairs of types: which one may stand for the other, by frames and by inference; what two have in common. */
class Types extends Main {
    static final String[] ALL = {"Ljava/lang/Object;", "Ljava/lang/String;", "Ljava/lang/Integer;", "Ljava/lang/Number;", "Ljava/lang/Runnable;",
        "Ljava/lang/Cloneable;", "Ljava/io/Serializable;", "LBad;", "LAbsent;", "[I", "[J", "[Ljava/lang/Object;", "[Ljava/lang/String;",
        "[Ljava/lang/Number;", "[Ljava/lang/Integer;", "[Ljava/lang/Cloneable;", "[Ljava/lang/Runnable;", "[LAbsent;", "[[I", "[[Ljava/lang/Object;",
        "[[Ljava/lang/String;", "[[J"};

    static String name(String type) {
        return type.charAt(0) == '[' ? type : type.substring(1, type.length() - 1);
    }

    /** As in Operands. And whether a class that an array can't be is loaded is the VM's affair. */
    static boolean agreed(String from, String to) {
        return from.charAt(0) != '[' || !(to.contains("Runnable") || to.contains("Absent"));
    }

    static void pairs() {
        for (String from : ALL) {
            begin("from " + from);
            for (String to : ALL) {
                if (agreed(from, to)) {
                    one("returned old " + to, m -> {
                        m.major = 49;
                        m.body("(" + from + ")" + to, 1, 1, b(0x2a, 0xb0), null);
                    });
                }
                one("returned " + to, m -> m.body("(" + from + ")" + to, 1, 1, b(0x2a, 0xb0), null));
                if (agreed(from, to)) {
                    one("returned 50 " + to, m -> { // by frames, then by inference, unless a class was not found
                        m.major = 50;
                        m.body("(" + from + ")" + to, 1, 1, b(0x2a, 0xb0), null);
                    });
                }
                one("in a frame " + to, m -> m.body("(" + from + ")V", 1, 1, b(3, 0x99, u2(3), 0xb1), b(u2(1), 255, u2(4), u2(1), 7,
                        m.type(name(to)), u2(0))));
                one("of both " + to, m -> m.body("(I" + from + to + ")V", 2, 3, b(0x1a, 0x99, u2(7), 0x2b, 0xa7, u2(4), 0x2c, 0xb8,
                        m.method("Bad", "g", "(" + to + ")V"), 0xb1), b(u2(2), 8, 64 + 2, 7, m.type(name(to)))));
            }
            one("a null", m -> m.body("()" + from, 1, 0, b(1, 0xb0), null));
            one("thrown", m -> m.body("(" + from + ")V", 1, 1, b(0x2a, 0xbf), null));
            one("thrown old", m -> {
                m.major = 49;
                m.body("(" + from + ")V", 1, 1, b(0x2a, 0xbf), null);
            });
            one("caught", m -> m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0x57, 0xb1), Maker.handler(0, 1, 2, m.cls(name(from))),
                    m.attribute("StackMapTable", u2(1), 66, 7, m.type(name(from))))));
            if (!from.equals("[LAbsent;")) {
                one("caught old", m -> {
                    m.major = 49;
                    m.addMethod(9, "f", "()V", m.code(1, 0, b(0, 0xb1, 0x57, 0xb1), Maker.handler(0, 1, 2, m.cls(name(from)))));
                });
            }
            end();
        }
    }

    static void merges() {
        for (String one : ALL) {
            begin("merged with " + one);
            for (String other : ALL) {
                if ((one + other).contains("Absent") && !one.equals(other)) {
                    continue; // which of two classes is loaded first, if at all, is the VM's affair
                }
                for (String to : new String[] {"Ljava/lang/Object;", "Ljava/lang/Number;", "[Ljava/lang/Object;", "Ljava/lang/Runnable;", "[I",
                    "[Ljava/lang/Number;", "[[Ljava/lang/Object;", "Ljava/lang/Cloneable;"}) {
                    if (!agreed(one, to) || !agreed(other, to)) {
                        continue;
                    }
                    one(other + " " + to, m -> {
                        m.major = 49;
                        m.body("(I" + one + other + ")" + to, 1, 3, b(0x1a, 0x99, u2(7), 0x2b, 0xa7, u2(4), 0x2c, 0xb0), null);
                    });
                }
            }
            end();
        }
    }

    static final String[][] MEMBERS = {{"java/util/AbstractList", "modCount", "I"}, {"java/util/AbstractList", "removeRange", "(II)V"},
        {"java/lang/Object", "clone", "()Ljava/lang/Object;"}, {"java/lang/Object", "hashCode", "()I"}, {"java/lang/Object", "finalize", "()V"},
        {"java/util/AbstractList", "absent", "()V"}, {"java/util/AbstractList", "absent", "I"}, {"Near", "x", "J"}, {"Near", "m", "()V"},
        {"Near", "modCount", "I"}, {"Near", "clone", "()Ljava/lang/Object;"}, {"Bad", "modCount", "I"}, {"Bad", "own", "()V"}, {"Bad", "x", "J"},
        {"far/Far", "shared", "I"}, {"far/Far", "common", "()V"}, {"Near", "common", "()V"}};

    static Maker above(String name, String superName) {
        Maker m = new Maker();
        m.name = name;
        m.superName = superName;
        m.access = 0x421;
        m.addMethod(4, "<init>", "()V", m.code(1, 1, b(0x2a, 0xb7, m.method(superName, "<init>", "()V"), 0xb1), Maker.NO_HANDLERS));
        return m;
    }

    /** A class of another package, below AbstractList, with protected static members. */
    static byte[] far() {
        Maker m = above("far/Far", "java/util/AbstractList");
        return m.addField(12, "shared", "I").addMethod(12, "common", "()V", m.code(0, 0, b(0xb1), Maker.NO_HANDLERS)).make();
    }

    /** A class of the same package, below that one, with protected members. */
    static byte[] near() {
        Maker m = above("Near", "far/Far");
        return m.addField(4, "x", "J").addMethod(4, "m", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS)).make();
    }

    static byte[] access(Maker m, String[] member, int op) {
        String desc = member[2];
        boolean method = desc.charAt(0) == '(';
        byte[] value = !method ? op == 0xb5 ? b(desc.equals("J") ? 9 : 3) : b() : desc.equals("(II)V") ? b(3, 3) : b();
        return b(value, op, method ? m.method(member[0], member[1], desc) : m.field(member[0], member[1], desc));
    }

    /** Members of superclasses that are protected, by the class and by others: JVMS 4.10.1.8. */
    static void protectedMembers() {
        Map<String, byte[]> others = Map.of("Near", near(), "far.Far", far());
        for (String[] member : MEMBERS) {
            begin("protected " + String.join(" ", member));
            for (String by : new String[] {"LBad;", "LNear;", "Ljava/util/AbstractList;", "Ljava/lang/Object;", "[I", "Ljava/util/ArrayList;", "null"}) {
                for (int major = 49; major <= 52; major += 3) {
                    for (int op : member[2].charAt(0) == '(' ? new int[] {0xb6, 0xb7} : new int[] {0xb4, 0xb5}) {
                        int version = major;
                        one(version + " on " + by + " opcode " + op, m -> {
                            m.major = version;
                            m.superName = "Near";
                            m.access = 0x421;
                            m.addMethod(1, "own", "()V", m.code(0, 1, b(0xb1), Maker.NO_HANDLERS));
                            byte[] object = by.equals("null") ? b(1) : b(0x2a);
                            m.body("(" + (by.equals("null") ? "I" : by) + ")V", 4, 1, b(object, access(m, member, op), 0xb1), null);
                        }, others);
                    }
                }
            }
            end();
        }
        begin("protected constructors");
        for (String of : new String[] {"java/util/AbstractList", "Near", "Bad", "java/lang/Object", "java/lang/ClassLoader", "java/util/ArrayList"}) {
            for (int major = 49; major <= 52; major += 3) {
                int version = major;
                one(version + " new " + of, m -> {
                    m.major = version;
                    m.superName = "Near";
                    m.body(2, 0, 0xbb, m.type(of), 0xb7, m.method(of, "<init>", "()V"), 0xb1);
                }, others);
                one(version + " new ClassLoader in a loader " + of, m -> {
                    m.major = version;
                    m.superName = "java/lang/ClassLoader";
                    m.body(3, 0, 0xbb, m.type("java/lang/ClassLoader"), 1, 0xb7, m.method(of, "<init>", "(Ljava/lang/ClassLoader;)V"), 0xb1);
                });
            }
        }
        end();
    }

    static void special() {
        for (int major : new int[] {49, 51, 52}) {
            begin("invokespecial in " + major);
            for (String owner : new String[] {"Bad", "Near", "java/util/AbstractList", "java/util/AbstractCollection", "java/lang/Object",
                "java/util/List", "java/util/Collection", "java/lang/Runnable", "java/util/ArrayList", "[I"}) {
                for (String by : new String[] {"LBad;", "LNear;", "Ljava/lang/Object;", "Ljava/util/List;"}) {
                    for (boolean face : new boolean[] {false, true}) {
                        one(owner + " on " + by + face, m -> {
                            m.major = major;
                            m.superName = "Near";
                            m.access = 0x421;
                            m.interfaces.add("java/lang/Runnable");
                            m.interfaces.add("java/util/List");
                            m.body("(" + by + ")V", 2, 1, b(0x2a, 0xb7, face ? m.imethod(owner, "hashCode", "()I")
                                    : m.method(owner, "hashCode", "()I"), 0x57, 0xb1), null);
                        }, Map.of("Near", near(), "far.Far", far()));
                    }
                }
            }
            end();
        }
    }

    /** Pieces of a constructor: see each case. */
    static byte[] piece(Maker m, char c) {
        switch (c) {
        case 's': return b(0x2a, 0xb7, m.method("java/lang/Thread", "<init>", "()V"));
        case 't': return b(0x2a, 0xb7, m.method("Bad", "<init>", "()V"));
        case 'o': return b(0x2a, 0xb7, m.method("java/lang/Object", "<init>", "()V"));
        case 'a': return b(0x2a, 9, 0xb7, m.method("Bad", "<init>", "(J)V"));
        case 'p': return b(0x2a, 3, 0xb5, m.field("Bad", "x", "I"));
        case 'P': return b(0x2a, 9, 0xb5, m.field("Bad", "w", "J"));
        case 'q': return b(0x2a, 3, 0xb5, m.field("Bad", "absent", "I"));
        case 'i': return b(0x2a, 3, 0xb5, m.field("java/lang/Thread", "x", "I"));
        case 'g': return b(0x2a, 0xb4, m.field("Bad", "x", "I"), 0x57);
        case 'n': return b(0xbb, m.type("Bad"), 0x4b);
        case 'c': return b(0x2a, 0x4c);
        case 'h': return b(0x2a, 0xb6, m.method("java/lang/Object", "hashCode", "()I"), 0x57);
        case 'l': return b(1, 0x4b);
        case 'm': return b(0xb8, m.method("Bad", "<init>", "()V"));
        default: return b(0xb1);
        }
    }

    static void constructor(String pieces) {
        for (int major = 49; major <= 52; major += 3) {
            int version = major;
            for (String parent : new String[] {"java/lang/Thread", "java/lang/Object"}) {
                one(version + " " + parent + " " + pieces, m -> {
                    m.major = version;
                    m.superName = parent;
                    m.addField(1, "x", "I").addField(1, "w", "J");
                    byte[] code = {};
                    for (char c : pieces.toCharArray()) {
                        code = b(code, piece(m, c));
                    }
                    m.addMethod(1, "<init>", "()V", m.code(4, 2, b(code, 0xb1), Maker.NO_HANDLERS));
                });
            }
        }
    }

    static void constructors() {
        String pieces = "stoapPqignchlm";
        begin("constructors");
        constructor("");
        for (char one : pieces.toCharArray()) {
            constructor("" + one);
            for (char other : pieces.toCharArray()) {
                constructor("" + one + other);
            }
        }
        for (String s : new String[] {"cps", "psg", "spg", "Pps", "pPa", "csp", "pqs", "cls", "lcs", "nsp"}) {
            constructor(s);
        }
        end();
        begin("the flag of a constructor");
        for (int target = 4; target <= 8; target += 4) {
            for (int local : new int[] {0, 1, 6, 7}) {
                for (boolean wide : new boolean[] {false, true}) {
                    int at = target;
                    one(at + " local " + local + wide, m -> {
                        byte[] type = local == 7 ? b(7, m.type("Bad")) : b(local);
                        byte[] code = at == 4 ? b(3, 0x99, u2(3), 0x2a, 0xb7, m.method("java/lang/Object", "<init>", "()V"), 0xb1)
                                : b(0x2a, 0xb7, m.method("java/lang/Object", "<init>", "()V"), 3, 0x99, u2(3), 0xb1);
                        m.addMethod(1, "<init>", "()V", m.code(1, wide ? 2 : 1, code, Maker.NO_HANDLERS, m.attribute("StackMapTable", u2(1), 255,
                                u2(at), u2(1), type, u2(0))));
                    });
                }
            }
        }
        for (String desc : new String[] {"()V", "(J)V", "(IJ)V", "(DLjava/lang/Object;)V"}) {
            int arguments = desc.equals("()V") ? 0 : desc.equals("(J)V") ? 2 : 3;
            one("after a call with " + desc, m -> {
                byte[] pushed = arguments == 0 ? b() : desc.equals("(J)V") ? b(9) : desc.equals("(IJ)V") ? b(3, 9) : b(14, 1);
                m.addMethod(1, "<init>", "(S)V", m.code(5, 2, b(0x2a, pushed, 0xb7, m.method("Bad", "<init>", desc), 0xb1), Maker.NO_HANDLERS));
            });
            one("of another object " + desc, m -> {
                byte[] pushed = arguments == 0 ? b() : desc.equals("(J)V") ? b(9) : desc.equals("(IJ)V") ? b(3, 9) : b(14, 1);
                m.addMethod(1, "<init>", "(S)V", m.code(6, 2, b(0xbb, m.type("Bad"), pushed, 0xb7, m.method("Bad", "<init>", desc), 0xb1),
                        Maker.NO_HANDLERS));
            });
        }
        one("Object's own", m -> m.addMethod(1, "<init>", "()V", m.code(5, 2, b(0x2a, 3, 0x99, u2(6), 0xa7, u2(4), 0xb7,
                m.method("java/lang/Object", "<init>", "()V"), 0xb1), Maker.NO_HANDLERS)));
        end();
    }

    static void all() {
        pairs();
        merges();
        protectedMembers();
        special();
        constructors();
    }
}
