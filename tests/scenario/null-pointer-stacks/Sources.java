/** Where the null comes from, in words. */
class Sources extends Main {
    /** Indices of an element that is null: what pushes them. */
    static void indices() {
        Object[][] cases = {{"iconst", b(4)}, {"bipush", b(16, 5)}, {"sipush", b(17, u2(6))}, {"iadd", b(4, 4, 0x60)}, {"ineg", b(3, 0x74)},
            {"i2b", b(4, 0x91)}, {"ishl", b(4, 4, 0x78)}, {"lcmp", b(9, 9, 0x94)}, {"f2i", b(11, 0x8b)}};
        for (Object[] c : cases) {
            tell("index by " + c[0], m -> body(m, 16, 10, 0xbd, m.type("Bad"), 0x4b, 0x2a, c[1], 0x32, use(m)));
        }
        for (int op = 2; op <= 8; op++) {
            int at = op;
            tell("index " + (op - 3) + " of an array that is null", m -> body(m, 0xb2, m.field("Bad", "ints", "[I"), at, 0x2e));
        }
        for (int v : new int[] {-128, -1, 0, 127}) {
            tell("bipush " + v, m -> body(m, 0xb2, m.field("Bad", "ints", "[I"), 16, v & 255, 0x2e));
            tell("sipush " + v * 256, m -> body(m, 0xb2, m.field("Bad", "array", "[LBad;"), 17, u2(v * 256), 0x32));
            tell("element of an element, " + v, m -> body(m, 0xb2, m.field("Bad", "deep", "[[[[[[[[LBad;"), 16, v & 255, 0x32, 0xbe));
        }
        tell("ldc", m -> body(m, 16, 10, 0xbd, m.type("Bad"), 0x12, m.integer(7), 0x32, use(m)));
        tell("static field", m -> body(m, 16, 10, 0xbd, m.type("Bad"), 0x4b, 0x2a, 0xb2, m.field("Bad", "si", "I"), 0x32, use(m)));
        tell("field", m -> body(m, 16, 10, 0xbd, m.type("Bad"), 0x4b, Between.made(m), 0x4c, 0x2a, 0x2b, 0xb4, m.field("Bad", "i", "I"), 0x32, use(m)));
        for (int[] of : new int[][] {{10, 0x2e}, {8, 0x33}, {5, 0x34}, {9, 0x35}}) { // int, byte, char, short
            tell("element", m -> body(m, 16, 10, 0xbd, m.type("Bad"), 0x4b, 4, 0xbc, of[0], 0x4c, 0x2a, 0x2b, 3, of[1], 0x32, use(m)));
        }
        tell("what an array was made by", m -> body(m, 16, 10, 0xbd, m.type("Bad"), 3, 0x32, use(m)));
        tell("aconst_null", m -> body(m, 1, use(m)));
        tell("a cast", m -> body(m, 1, 0xc0, m.type("Bad"), use(m)));
        tell("a cast of a field", m -> body(m, node(m, "a"), 0xc0, m.type("Bad"), use(m)));
        tell("invokestatic", m -> body(m, 0xb8, m.method("Bad", "none", "()LBad;"), use(m)));
        tell("a field of invokestatic", m -> body(m, 0xb8, m.method("Bad", "none", "()LBad;"), 0xb4, m.field("Bad", "next", NODE), use(m)));
        tell("a field of what new makes", m -> body(m, Between.made(m), 0xb4, m.field("Bad", "next", NODE), use(m)));
        tell("an element of a field", m -> body(m, Between.made(m), 0xb4, m.field("Bad", "list", "[LBad;"), 3, 0x32));
    }

    /** Fields of fields, elements of elements: as far as they are told. */
    static void depth() {
        for (int n = 1; n < 9; n++) {
            int depth = n;
            tell("fields, " + n + " deep", m -> {
                byte[] code = Between.made(m);
                for (int i = 0; i < depth; i++) { // each has a next but the last one
                    code = b(code, 0x59, Between.made(m), 0x5a, 0xb5, m.field("Bad", "next", NODE));
                }
                code = b(0x4b, 0x2a);
                byte[] chain = b(Between.made(m), 0x4b, 0x2a, 0x4c);
                for (int i = 1; i < depth; i++) {
                    chain = b(chain, 0x2b, Between.made(m), 0x59, 0x4c, 0xb5, m.field("Bad", "next", NODE));
                }
                chain = b(chain, 0x2a);
                for (int i = 0; i < depth; i++) {
                    chain = b(chain, 0xb4, m.field("Bad", "next", NODE));
                }
                body(m, chain, use(m));
            });
            tell("elements, " + n + " deep", m -> {
                String type = "[".repeat(9) + "I";
                byte[] code = b(4, 4, 4, 4, 4, 4, 4, 4).clone();
                code = b(java.util.Arrays.copyOf(code, depth), 0xc5, m.type(type), depth, 0x4b, 0x2a);
                for (int i = 0; i < depth; i++) {
                    code = b(code, 3, 0x32);
                }
                body(m, code, 0xbe);
            });
            tell("indices, " + n + " deep", m -> {
                byte[] code = b(4, 0xbc, 10, 0x4b, 4, 0xbd, m.type("Bad"), 0x4c, 0x2b);
                for (int i = 0; i < depth; i++) {
                    code = b(code, 0x2a);
                }
                code = b(code, 3);
                for (int i = 0; i < depth; i++) {
                    code = b(code, 0x2e);
                }
                body(m, code, 0x32, use(m));
            });
            tell("static elements, " + n + " deep", m -> {
                byte[] code = b(4, 4, 4, 4, 4, 4, 4, 4);
                code = b(java.util.Arrays.copyOf(code, Math.min(depth, 7)), 0xc5, m.type("[[[[[[[[LBad;"), Math.min(depth, 7), 0xb3,
                        m.field("Bad", "deep", "[[[[[[[[LBad;"), 0xb2, m.field("Bad", "deep", "[[[[[[[[LBad;"));
                for (int i = 0; i < Math.min(depth, 7); i++) {
                    code = b(code, 0xb2, m.field("Bad", "si", "I"), 0x32);
                }
                body(m, code, 0xbe);
            });
        }
    }

    static final Object[] NOTHING = {1L, 2.0, null, 3, null, null, 4f, null};

    /** Parameters and other variables by their slots. */
    static void variables() {
        String desc = "(JDLBad;I[LBad;Ljava/lang/Object;F[[D)V";
        int[] slots = {4, 6, 7, 9};
        for (int access : new int[] {9, 1}) {
            for (int slot : slots) {
                int s = access == 9 ? slot : slot + 1;
                for (int wide = 0; wide < 2; wide++) {
                    byte[] load = wide == 1 ? b(0xc4, 25, u2(s)) : b(25, s);
                    tell("parameter " + slot + (access == 9 ? "" : " of an instance method") + (wide == 1 ? ", wide" : ""), m -> m.addMethod(access, "f", desc,
                            m.code(4, 320, b(load, slot == 4 ? use(m) : slot == 7 ? b(0xb6, m.method("java/lang/Object", "hashCode", "()I"), 0xb1) : b(0xbe), 1, 0xbf),
                            Maker.NO_HANDLERS)), NOTHING);
                }
            }
            for (int slot : new int[] {11, 12, 255, 300}) {
                tell("variable " + slot, m -> m.addMethod(access, "f", desc, m.code(4, 320, b(1, 0xc4, 58, u2(slot), 0xc4, 25, u2(slot), 0xb6,
                        m.method("java/lang/Object", "hashCode", "()I"), 1, 0xbf), Maker.NO_HANDLERS)), NOTHING);
            }
            tell("an index that is a parameter", m -> m.addMethod(access, "f", desc, m.code(4, 320, b(1, 0xc0, m.type("[I"), 21, access == 9 ? 5 : 6, 0x2e, 1, 0xbf),
                    Maker.NO_HANDLERS)), NOTHING);
        }
        for (int slot = 0; slot < 4; slot++) {
            int s = slot;
            for (int access : new int[] {9, 1}) {
                if (access == 9 || slot > 0) {
                    tell("aload_" + slot + " " + access, m -> m.addMethod(access, "f", "()V", m.code(4, 4, b(1, 75 + s, 42 + s, use(m), 1, 0xbf), Maker.NO_HANDLERS)));
                }
                tell("iload_" + slot + " " + access, m -> m.addMethod(access, "f", "()V", m.code(4, 4, b(3, 59 + s, 0xb2, m.field("Bad", "ints", "[I"), 26 + s, 0x2e,
                        1, 0xbf), Maker.NO_HANDLERS)));
            }
        }
    }

    /** The variable is named from one bytecode on, for some. */
    static void tables() {
        for (int start = 0; start < 8; start++) {
            for (int length : new int[] {0, 1, 2, 3, 20}) {
                for (int slot = 0; slot < 2; slot++) {
                    int from = start, n = Math.min(length, 9 - start), s = slot;
                    if (length == 20 && start > 5) {
                        continue;
                    }
                    // aconst_null, astore_0, aload_0, nop, pop, aload_0, getfield: the null comes from 5
                    tell("named from " + from + " for " + n + " in " + s, m -> m.addMethod(9, "f", "()V", m.code(4, 2, b(1, 0x4b, 0x2a, 0, 0x57, 0x2a, use(m)[0] & 255,
                            m.field("Bad", "y", "I"), 1, 0xbf), Maker.NO_HANDLERS, m.attribute("LocalVariableTable", u2(2), u2(0), u2(0), u2(m.utf8("none")),
                            u2(m.utf8(NODE)), u2(0), u2(from), u2(n), u2(m.utf8("named")), u2(m.utf8(NODE)), u2(s)))));
                }
            }
        }
    }

    /** Classes of java.lang that are told by their short names, and others that look like them. */
    static void names() {
        String[] types = {"Ljava/lang/Object;", "Ljava/lang/String;", "[Ljava/lang/Object;", "[[Ljava/lang/String;", "Lmy/java/lang/String;",
            "Lmyjava/lang/Object;", "Ljava/lang/Strin;", "L_java/lang/String;", "L$java/lang/String;", "L9java/lang/String;", "L0java/lang/String;",
            "LZjava/lang/String;", "LAjava/lang/String;", "Lzjava/lang/String;", "Lajava/lang/String;", "Ljava/lang/String-;", "Ljava/lang/Integer;",
            "Z", "B", "C", "S", "I", "J", "F", "D", "[Z", "[[J"};
        for (String type : types) {
            tell("argument " + type, m -> {
                String desc = "(" + type + "Ljava/lang/String;)" + type;
                m.addMethod(0x100, "g", desc); // not public: reflection does not look for its types
                byte[] value = type.length() > 1 ? b(1) : type.equals("J") ? b(9) : type.equals("F") ? b(11) : type.equals("D") ? b(14) : b(3);
                body(m, node(m, "n"), value, 1, 0xb6, m.method("Bad", "g", desc));
            });
        }
        tell("of Object", m -> body(m, 1, 0xb6, m.method("java/lang/Object", "equals", "(Ljava/lang/Object;)Z")));
        tell("of String", m -> body(m, 1, 0xb6, m.method("java/lang/String", "length", "()I")));
        tell("of an array", m -> body(m, 0xb2, m.field("Bad", "ints", "[I"), 0xb6, m.method("[I", "clone", "()Ljava/lang/Object;")));
        tell("of an array of objects", m -> body(m, 0xb2, m.field("Bad", "array", "[LBad;"), 0xb6, m.method("[LBad;", "getClass", "()Ljava/lang/Class;")));
        tell("of an array of strings", m -> body(m, 1, 0xb6, m.method("[Ljava/lang/String;", "hashCode", "()I")));
        tell("a field of a class of java.lang", m -> body(m, 0xb2, m.field("java/lang/System", "in", "Ljava/io/InputStream;"), 0x57, 1, 0xb6,
                m.method("java/lang/Thread", "start", "()V")));
        tell("null of a constructor", m -> body(m, 0xbb, m.type("Bad"), 1, use(m)));
    }

    static void all() {
        indices();
        depth();
        variables();
        tables();
        names();
    }
}
