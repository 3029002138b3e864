/** What happens on the stack between the null and its use. */
class Between extends Main {
    static byte[] pushed(Maker m, String kinds) {
        byte[] all = {};
        for (char k : kinds.toCharArray()) {
            all = b(all, k == 'I' ? b(4) : k == 'J' ? b(10) : k == 'F' ? b(12) : k == 'D' ? b(15) : k == 'A' ? b(1)
                    : k == 'O' ? b(0xb8, m.method("Thread", "x", "()V")) : array(k));
        }
        return all;
    }

    /** A new array of one element. */
    static byte[] array(char letter) {
        return b(4, 0xbc, "ZCFDBSIJ".indexOf(Character.toUpperCase(letter)) + 4);
    }

    static byte[] popped(String kinds) {
        byte[] all = {};
        for (int i = kinds.length() - 1; i >= 0; i--) {
            all = b(all, kinds.charAt(i) == 'J' || kinds.charAt(i) == 'D' ? 0x58 : 0x57);
        }
        return all;
    }

    /** n lies under the operands, the instruction runs, its results are popped, then n is used. */
    static void between(String what, String operands, String results, java.util.function.Function<Maker, byte[]> instruction) {
        tell(what, m -> body(m, node(m, "n"), pushed(m, operands), instruction.apply(m), popped(results), use(m)));
    }

    static void simple() {
        String kinds = "IJFD";
        for (int op = 0; op <= 199; op++) {
            int code = op;
            String in = "", out = "";
            if (op >= 1 && op <= 17) {
                out = "AIIIIIIIJJFFFDDII".substring(op - 1, op);
            } else if (op >= 96 && op <= 115) {
                out = kinds.substring(op % 4, op % 4 + 1);
                in = out + out;
            } else if (op >= 116 && op <= 119) {
                in = out = kinds.substring(op % 4, op % 4 + 1);
            } else if (op >= 120 && op <= 125) {
                out = op % 2 == 0 ? "I" : "J";
                in = out + "I";
            } else if (op >= 126 && op <= 131) {
                out = op % 2 == 0 ? "I" : "J";
                in = out + out;
            } else if (op >= 133 && op <= 144) {
                in = kinds.substring((op - 133) / 3, (op - 133) / 3 + 1);
                out = "JFDIFDIJDIJF".substring(op - 133, op - 132);
            } else if (op >= 145 && op <= 147) {
                in = out = "I";
            } else if (op >= 148 && op <= 152) {
                in = new String[] {"JJ", "FF", "FF", "DD", "DD"}[op - 148];
                out = "I";
            } else if (op >= 153 && op <= 167 || op == 198 || op == 199) {
                in = op <= 158 ? "I" : op <= 164 ? "II" : op <= 166 ? "AA" : op == 167 ? "" : "A";
            } else if (op != 0) {
                continue;
            }
            boolean branch = op >= 153;
            between("opcode " + op, in, out, m -> branch ? b(code, u2(3)) : code == 16 ? b(code, 1) : code == 17 ? b(code, 1, 1) : b(code));
        }
    }

    static void others() {
        String letters = "IJFDABCS";
        for (int i = 0; i < 8; i++) {
            int at = i;
            String kind = letters.substring(i, i + 1), one = "IJFDAIII".substring(i, i + 1);
            byte[] array = kind.equals("A") ? b(4, 0xbd, u2(1)) : array(kind.charAt(0));
            tell("load of an element " + kind, m -> body(m, node(m, "n"), kind.equals("A") ? b(4, 0xbd, m.type("Bad")) : array, 3, 46 + at, popped(one), use(m)));
            tell("store of an element " + kind, m -> body(m, node(m, "n"), kind.equals("A") ? b(4, 0xbd, m.type("Bad")) : array, 3,
                    pushed(m, one), 79 + at, use(m)));
            tell("store to an array that is null " + kind, m -> m.addField(9, "x", "[" + (kind.equals("A") ? NODE : kind)).body(12, 12, node(m, "n"),
                    0xb2, m.field("Bad", "x", "[" + (kind.equals("A") ? NODE : kind)), 3, pushed(m, one), 79 + at, 0xb1));
            tell("load from an array that is null " + kind, m -> m.addField(9, "x", "[" + (kind.equals("A") ? NODE : kind)).body(12, 12, node(m, "n"),
                    0xb2, m.field("Bad", "x", "[" + (kind.equals("A") ? NODE : kind)), 3, 46 + at, 0xb1));
        }
        for (int kind = 0; kind < 5; kind++) {
            int at = kind;
            String one = "IJFDA".substring(kind, kind + 1);
            for (int slot = 0; slot < 4; slot++) {
                int s = slot;
                tell("store and load " + one + slot, m -> body(m, node(m, "n"), pushed(m, one), 59 + 4 * at + s, 26 + 4 * at + s, popped(one), use(m)));
            }
            tell("store and load " + one, m -> body(m, node(m, "n"), pushed(m, one), 54 + at, 7, 21 + at, 7, popped(one), use(m)));
            tell("wide store and load " + one, m -> body(m, node(m, "n"), pushed(m, one), 0xc4, 54 + at, u2(7), 0xc4, 21 + at, u2(7), popped(one), use(m)));
        }
        tell("iinc", m -> body(m, 3, 0x3b, node(m, "n"), 0x84, 0, 1, 0xc4, 0x84, u2(0), u2(1), use(m)));
        between("ldc", "", "I", m -> b(0x12, m.integer(7)));
        between("ldc_w", "", "A", m -> b(0x13, u2(m.string("x"))));
        between("ldc2_w", "", "J", m -> b(0x14, u2(m.longValue(7))));
        between("getstatic", "", "I", m -> b(0xb2, m.field("Bad", "si", "I")));
        between("getstatic of two slots", "", "J", m -> b(0xb2, m.field("Bad", "sj", "J")));
        between("putstatic", "I", "", m -> b(0xb3, m.field("Bad", "si", "I")));
        between("putstatic of two slots", "J", "", m -> b(0xb3, m.field("Bad", "sj", "J")));
        for (String[] field : new String[][] {{"y", "I"}, {"w", "J"}, {"z", "D"}, {"next", NODE}}) {
            String kind = field[1].length() > 1 ? "A" : field[1];
            between("getfield " + field[1], "", kind, m -> b(made(m), 0xb4, m.field("Bad", field[0], field[1])));
            between("putfield " + field[1], "", "", m -> b(made(m), pushed(m, kind), 0xb5, m.field("Bad", field[0], field[1])));
            tell("putfield in null " + field[1], m -> body(m, node(m, "n"), node(m, "a"), pushed(m, kind), 0xb5, m.field("Bad", field[0], field[1])));
            tell("getfield of null " + field[1], m -> body(m, node(m, "n"), node(m, "a"), 0xb4, m.field("Bad", field[0], field[1])));
        }
        between("new", "", "A", m -> b(0xbb, m.type("Bad")));
        between("newarray", "I", "A", m -> b(0xbc, 10));
        between("anewarray", "I", "A", m -> b(0xbd, m.type("Bad")));
        between("multianewarray of one", "I", "A", m -> b(0xc5, m.type("[[[I"), 1));
        between("multianewarray of three", "III", "A", m -> b(0xc5, m.type("[[[I"), 3));
        between("arraylength", "", "I", m -> b(4, 0xbc, 10, 0xbe));
        between("checkcast", "A", "A", m -> b(0xc0, m.type("Bad")));
        between("instanceof", "A", "I", m -> b(0xc1, m.type("Bad")));
        between("monitorenter and exit", "", "", m -> b(made(m), 0x59, 0xc2, 0xc3));
        between("goto_w", "", "", m -> b(0xc8, u4(5)));
        tell("monitorexit of null", m -> body(m, node(m, "a"), node(m, "n"), 0xc3));
        tell("monitorenter of null", m -> body(m, node(m, "a"), node(m, "n"), 0xc2));
        tell("arraylength of null", m -> body(m, node(m, "a"), 0xb2, m.field("Bad", "ints", "[I"), 0xbe));
        tell("athrow of null", m -> body(m, node(m, "a"), 1, 0xbf));
    }

    static byte[] made(Maker m) {
        return b(0xbb, m.type("Bad"), 0x59, 0xb7, m.method("Bad", "<init>", "()V"));
    }

    static void calls() {
        String[][] kinds = {{"()", ""}, {"(I)", "I"}, {"(J)", "J"}, {"(DI)", "DI"}, {"(FJLjava/lang/String;)", "FJA"}, {"([I[[J[LBad;D)", "AAAD"}};
        String[] results = {"V", "I", "J", "F", "D", OBJECT, "[D"};
        for (String[] kind : kinds) {
            for (String result : results) {
                String desc = kind[0] + result, out = result.equals("V") ? "" : result.length() > 1 ? "A" : result;
                int slots = kind[1].length() + (kind[1].contains("J") ? 1 : 0) + (kind[1].contains("D") ? 1 : 0);
                byte[] code = b(out.isEmpty() ? b() : out.equals("I") ? b(3) : out.equals("J") ? b(9) : out.equals("F") ? b(11) : out.equals("D") ? b(14)
                    : b(1), out.isEmpty() ? 0xb1 : 0xac + "IJFDA".indexOf(out));
                between("invokestatic " + desc, kind[1], out, m -> {
                    m.addMethod(9, "g", desc, m.code(2, 9, code, Maker.NO_HANDLERS));
                    return b(0xb8, m.method("Bad", "g", desc));
                });
                for (int op = 0xb6; op <= 0xb7; op++) {
                    int at = op;
                    tell("opcode " + op + " " + desc, m -> {
                        m.addMethod(at == 0xb7 ? 2 : 1, "g", desc, m.code(2, 9, code, Maker.NO_HANDLERS));
                        body(m, node(m, "n"), made(m), pushed(m, kind[1]), at, m.method("Bad", "g", desc), popped(out), use(m));
                    });
                }
                tell("invokevirtual on null " + desc, m -> {
                    m.addMethod(1, "g", desc, m.code(2, 9, code, Maker.NO_HANDLERS));
                    body(m, node(m, "n"), node(m, "a"), pushed(m, kind[1]), 0xb6, m.method("Bad", "g", desc));
                });
                tell("invokedynamic " + desc, m -> {
                    m.major = 51;
                    int h = m.entry("h", 1, 15, 6, m.method("Main", "boot",
                            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"));
                    m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(h), u2(0)));
                    body(m, node(m, "n"), pushed(m, kind[1]), 0xba, u2(m.entry("d", 1, 18, u2(0), u2(m.nat("dynamic", desc)))), 0, 0, popped(out), use(m));
                });
            }
        }
        tell("invokeinterface", m -> {
            m.interfaces.add("java/util/Comparator");
            m.access = 0x421;
            body(m, node(m, "n"), 0xb8, m.method("java/util/Comparator", "x", "()V"));
        });
        tell("invokeinterface on null", m -> body(m, node(m, "a"), 1, 0xc0, m.type("java/util/Comparator"), node(m, "n"), node(m, "b"), 0xb9,
                m.imethod("java/util/Comparator", "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I"), 3, 0));
        between("invokeinterface of something", "", "I", m -> b(0xb2, m.field("java/lang/String", "CASE_INSENSITIVE_ORDER", "Ljava/util/Comparator;"),
                0x12, m.string("x"), 0x12, m.string("y"), 0xb9, m.imethod("java/util/Comparator", "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I"), 3, 0));
    }

    /** The operands are a b c d, or a long is among them; some are popped behind the shape, and the next is used. */
    static void shapes() {
        int[] grows = {-1, -2, 1, 1, 1, 2, 2, 2, 0};
        for (int op = 0x57; op <= 0x5f; op++) {
            int at = op;
            for (int pops = 0; pops < 4 + grows[op - 0x57]; pops++) {
                byte[] pop = new byte[pops];
                java.util.Arrays.fill(pop, (byte) 0x57);
                tell("opcode " + op + " and " + pops + " pops", m -> body(m, node(m, "a"), node(m, "b"), node(m, "c"), node(m, "d"), at, pop, use(m)));
            }
        }
        tell("dup2 of a long", m -> body(m, node(m, "a"), 9, 0x5c, 0x58, 0x58, use(m)));
        tell("dup2_x1 of a long", m -> body(m, node(m, "a"), node(m, "b"), 9, 0x5d, 0x58, use(m)));
        tell("dup2_x1 of a long, below", m -> body(m, node(m, "a"), node(m, "b"), 9, 0x5d, 0x58, 0x57, 0x58, use(m)));
        tell("dup2_x2 of a long", m -> body(m, node(m, "a"), node(m, "b"), node(m, "c"), 9, 0x5e, 0x58, 0x57, use(m)));
        tell("dup2_x2 over a long", m -> body(m, node(m, "a"), 9, node(m, "b"), node(m, "c"), 0x5e, 0x57, use(m)));
        tell("dup_x2 over a long", m -> body(m, node(m, "a"), 9, node(m, "b"), 0x5b, 0x57, 0x58, use(m)));
        tell("pop2 of a long", m -> body(m, node(m, "a"), 9, 0x58, use(m)));
    }

    static void all() {
        simple();
        others();
        calls();
        shapes();
    }
}
