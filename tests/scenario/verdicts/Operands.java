import java.util.ArrayList;
import java.util.List;

/** Each instruction with each kind of operand, with too few of them, and with too little room. */
class Operands extends Main {
    /** Operands: I F J D; N null; O Object, S String, M Bad, i int[], R Object[]; U made by new, not initialised. */
    static final String KINDS = "IFJDNOSMiRU";
    static final String PARAMETERS = "(Ljava/lang/Object;Ljava/lang/String;LBad;[I[Ljava/lang/Object;)";
    static final int LOCALS = 5;

    static byte[] pushed(Maker m, char kind) {
        switch (kind) {
        case 'I': return b(3);
        case 'F': return b(0x0b);
        case 'J': return b(9);
        case 'D': return b(14);
        case 'N': return b(1);
        case 'O': return b(0x2a);
        case 'S': return b(0x2b);
        case 'M': return b(0x2c);
        case 'i': return b(0x2d);
        case 'R': return b(0x19, 4);
        default: return b(0xbb, m.type("java/lang/Object"));
        }
    }

    /** What the instructions of one byte and the branches pop, A: any reference, R: an array; null: not by itself. */
    static String popped(int op) {
        String kinds = "IJFD";
        if (op <= 17) return "";
        if (op >= 46 && op <= 53) return "iI";
        if (op >= 79 && op <= 86) return "iI" + "IJFDOIII".charAt(op - 79);
        if (op >= 96 && op <= 115) return kinds.substring(op % 4, op % 4 + 1).repeat(2);
        if (op >= 116 && op <= 119) return kinds.substring(op % 4, op % 4 + 1);
        if (op >= 120 && op <= 125) return op % 2 == 0 ? "II" : "JI";
        if (op >= 126 && op <= 131) return op % 2 == 0 ? "II" : "JJ";
        if (op >= 133 && op <= 144) return kinds.substring((op - 133) / 3, (op - 133) / 3 + 1);
        if (op >= 145 && op <= 147) return "I";
        if (op >= 148 && op <= 152) return new String[] {"JJ", "FF", "FF", "DD", "DD"}[op - 148];
        if (op >= 153 && op <= 158) return "I";
        if (op >= 159 && op <= 164) return "II";
        if (op == 165 || op == 166) return "OO";
        if (op == 167) return "";
        if (op == 190) return "i";
        if (op == 191 || op == 194 || op == 195 || op == 198 || op == 199) return "O";
        return null;
    }

    /** The array on which a load or store of the opcode works. */
    static String array(int op) {
        return new String[] {"[I", "[J", "[F", "[D", "[Ljava/lang/String;", "[B", "[C", "[S"}[(op - 46) % 33];
    }

    static boolean branches(int op) {
        return op >= 153 && op <= 167 || op >= 198;
    }

    /** static RESULT f(PARAMETERS), old or with a frame behind the instruction if it branches there. */
    static void method(Maker m, boolean old, String result, int stack, byte[] before, byte[] instruction, byte[] after) {
        byte[] code = b(before, instruction, after), frames = null;
        m.major = old ? 49 : 52;
        if (!old && branches(instruction[0] & 255)) {
            frames = b(u2(1), before.length + instruction.length);
        }
        m.body(PARAMETERS + result, stack, LOCALS, code, frames);
    }

    static byte[] pushedAll(Maker m, String kinds) {
        byte[] all = {};
        for (char k : kinds.toCharArray()) {
            all = b(all, pushed(m, k));
        }
        return all;
    }

    /** The right operands, and those with one of them replaced by each other kind, and with the first one left out. */
    static List<String> variants(String right, String kinds) {
        List<String> all = new ArrayList<>();
        all.add(right);
        for (int i = 0; i < right.length(); i++) {
            for (char k : kinds.toCharArray()) {
                if (k != right.charAt(i)) {
                    all.add(right.substring(0, i) + k + right.substring(i + 1));
                }
            }
        }
        if (!right.isEmpty()) {
            all.add(right.substring(1));
        }
        return all;
    }

    /** HotSpot's inference takes an array of primitives for any interface, which JVMS 4.10.1.2 does not. */
    static boolean agreed(String operands, String type) {
        return !(operands.contains("i") && type.contains("Runnable"));
    }

    interface Instruction {
        byte[] of(Maker m);
    }

    /** The instruction on these operands, both ways. */
    static void on(String operands, int stack, String result, Instruction instruction) {
        on(operands, stack, result, instruction, true);
    }

    static void on(String operands, int stack, String result, Instruction instruction, boolean inferred) {
        for (boolean old : inferred ? new boolean[] {true, false} : new boolean[] {false}) {
            one((old ? "old " : "") + operands + " " + stack, m -> method(m, old, result, stack, pushedAll(m, operands),
                    instruction.of(m), result.equals("V") ? b(0xb1) : new byte[0]));
        }
    }

    static void simple() {
        for (int op = 0; op <= 199; op++) {
            String right = popped(op);
            if (right == null) {
                continue;
            }
            begin("opcode " + op);
            byte[] instruction = branches(op) ? b(op, u2(3)) : op == 16 ? b(op, 1) : op == 17 ? b(op, 1, 1) : b(op);
            for (String operands : variants(right, KINDS)) {
                on(operands, 7, "V", m -> instruction);
            }
            for (int stack = 0; stack < 5; stack++) {
                on(right, stack, "V", m -> instruction);
            }
            end();
        }
    }

    static void arrays() {
        String[] types = {"[I", "[J", "[F", "[D", "[Ljava/lang/String;", "[B", "[C", "[S", "[Z", "[[I", "Ljava/lang/Object;", "LX;"};
        int[] constants = {3, 9, 11, 14, 1, 3, 3, 3};
        for (int op = 46; op <= 86; op = op == 53 ? 79 : op + 1) {
            int at = op;
            begin("array of opcode " + op);
            for (String type : types) {
                for (boolean old : new boolean[] {true, false}) {
                    one((old ? "old " : "") + type, m -> {
                        m.major = old ? 49 : 52;
                        byte[] value = at < 79 ? new byte[0] : b(constants[at - 79]);
                        m.body("(" + type + ")V", 4, 1, b(0x2a, 3, value, at, 0xb1), null);
                    });
                }
            }
            end();
        }
    }

    static void stacks(List<String> all, String prefix, int left) {
        all.add(prefix);
        for (char k : left > 0 ? new char[] {'I', 'J', 'S', 'U'} : new char[0]) {
            stacks(all, prefix + k, left - 1);
        }
    }

    static void shuffles() {
        List<String> all = new ArrayList<>();
        stacks(all, "", 3);
        for (String s : new String[] {"IIII", "JIII", "IJII", "IIJI", "IIIJ", "DII", "DD", "SSSS", "DFF"}) {
            all.add(s);
        }
        for (int op = 87; op <= 95; op++) {
            begin("opcode " + op);
            byte[] instruction = b(op);
            for (String operands : all) {
                on(operands, 10, "V", m -> instruction);
            }
            for (int stack = 2; stack < 8; stack++) {
                on("III", stack, "V", m -> instruction);
                on("IIII", stack, "V", m -> instruction);
                on("J", stack, "V", m -> instruction);
            }
            end();
        }
    }

    /** static void f(int, long, float, double, Object) with two more locals, of which nothing is known. */
    static void local(String what, int max, byte[] code) {
        for (boolean old : new boolean[] {true, false}) {
            one((old ? "old " : "") + what, m -> {
                m.major = old ? 49 : 52;
                m.body("(IJFDLjava/lang/Object;)V", 4, max, b(code, 0xb1), null);
            });
        }
    }

    static void locals() {
        int[] constants = {3, 9, 11, 14, 1};
        for (int kind = 0; kind < 5; kind++) {
            begin("locals of kind " + kind);
            for (int max = 7; max <= 10; max++) {
                for (int i = 0; i < 11; i++) {
                    if (i < 6 || max == 7) { // a wide load behind all that is known lies outside to HotSpot
                        local("load " + i, max, b(21 + kind, i));
                        local("wide load " + i, max, b(0xc4, 21 + kind, u2(i)));
                    }
                    local("store " + i, max, b(constants[kind], 54 + kind, i));
                    local("wide store " + i, max, b(constants[kind], 0xc4, 54 + kind, u2(i)));
                    local("store " + i + " and load", max, b(constants[kind], 54 + kind, i, 21 + kind, i));
                    local("store " + i + " of another", max, b(constants[(kind + 1) % 5], 54 + kind, i));
                }
                for (int i = 0; i < 4; i++) {
                    local("load_" + i, max, b(26 + 4 * kind + i));
                    local("store_" + i, max, b(constants[kind], 59 + 4 * kind + i));
                }
            }
            local("wide load far away", 7, b(0xc4, 21 + kind, u2(256)));
            local("wide store far away", 7, b(constants[kind], 0xc4, 54 + kind, u2(256)));
            for (int max = 0; max < 8; max++) {
                local("arguments in " + max, max, b(0));
            }
            end();
        }
        begin("dead loads and stores");
        for (int op : new int[] {20, 21, 25, 26, 29, 30, 33, 41, 42, 45, 54, 55, 58, 59, 62, 66, 74, 75, 78, 132, 169}) {
            for (int max = 0; max < 8; max++) {
                int n = max;
                one("opcode " + op + " of " + max, m -> {
                    m.major = 49;
                    Object index = op <= 25 || op >= 54 && op <= 58 || op == 169 ? b(3) : op == 132 ? b(3, 1) : new byte[0];
                    m.body(2, n, 0xb1, op, index, 0xb1);
                });
                one("wide opcode " + op + " of " + max, m -> {
                    m.major = 49;
                    m.body(2, n, 0xb1, 0xc4, op, u2(3), op == 132 ? u2(1) : new byte[0], 0xb1);
                });
            }
        }
        end();
        begin("iinc and ret");
        for (int i = 0; i < 11; i++) {
            local("iinc " + i, 9, b(132, i, 1));
            local("wide iinc " + i, 9, b(0xc4, 132, u2(i), u2(1)));
            local("ret " + i, 9, b(169, i));
            local("wide ret " + i, 9, b(0xc4, 169, u2(i)));
        }
        for (int op = 0; op < 203; op++) {
            local("wide of " + op, 9, b(0xc4, op, u2(0)));
            if (op != 188 && op != 202) {
                local("opcode " + op + " at the end", 9, b(op));
            }
        }
        end();
    }

    static void returns() {
        String[] types = {"V", "I", "Z", "B", "C", "S", "J", "F", "D", "Ljava/lang/Object;", "Ljava/lang/String;", "LBad;", "[I",
            "[Ljava/lang/Object;", "Ljava/lang/Runnable;"};
        for (int op = 172; op <= 177; op++) {
            begin("opcode " + op);
            byte[] instruction = b(op);
            for (String type : types) {
                for (char k : (KINDS + "-").toCharArray()) {
                    String operands = k == '-' ? "" : String.valueOf(k);
                    for (boolean old : agreed(operands, type) ? new boolean[] {true, false} : new boolean[] {false}) {
                        one((old ? "old " : "") + type + " " + k, m -> method(m, old, type, 3, pushedAll(m, operands), instruction, b()));
                    }
                }
            }
            end();
        }
    }

    static final String[][] FIELDS = {{"I", "I"}, {"Z", "I"}, {"J", "J"}, {"F", "F"}, {"D", "D"}, {"Ljava/lang/Object;", "O"},
        {"Ljava/lang/String;", "S"}, {"[I", "i"}, {"Ljava/lang/Runnable;", "N"}, {"[Ljava/lang/Object;", "R"}};

    static void fields() {
        for (int op = 178; op <= 181; op++) {
            begin("opcode " + op);
            int at = op;
            for (String[] type : FIELDS) {
                for (String owner : new String[] {"Bad", "java/lang/String"}) {
                    String right = (op >= 180 ? "M" : "") + (op % 2 == 1 ? type[1] : "");
                    for (String operands : variants(right, KINDS)) {
                        on(operands, 5, "V", m -> b(at, m.field(owner, "x", type[0])), agreed(operands, type[0]));
                    }
                }
            }
            end();
        }
    }

    static final String[][] CALLS = {{"()V", ""}, {"(I)V", "I"}, {"(J)V", "J"}, {"(FD)V", "FD"}, {"(Ljava/lang/String;J)V", "SJ"},
        {"([I)V", "i"}, {"(JI)J", "JI"}, {"([Ljava/lang/Object;)V", "R"}, {"(ZLjava/lang/Runnable;)V", "IN"}};

    static void calls() {
        for (int op = 182; op <= 186; op++) {
            begin("opcode " + op);
            int at = op;
            for (String[] type : CALLS) {
                String right = (op < 184 || op == 185 ? "M" : "") + type[1];
                int slots = 1 + (type[1].contains("J") || type[1].contains("D") ? 1 : 0) + type[1].length();
                for (String operands : variants(right, KINDS)) {
                    on(operands, 7, "V", m -> call(m, at, "Bad", type[0], slots, 0), agreed(operands, type[0]));
                }
                on(right, 3, "V", m -> call(m, at, "Bad", type[0], slots, 0));
                for (int count = 0; op >= 185 && count < 7; count++) {
                    int n = count;
                    on(right, 7, "V", m -> call(m, at, "Bad", type[0], n, 0));
                    on(right, 7, "V", m -> call(m, at, "Bad", type[0], n, 1));
                }
            }
            for (char k : KINDS.toCharArray()) {
                on(String.valueOf(k), 7, "V", m -> call(m, at, "java/lang/String", "()V", 1, 0));
                on(String.valueOf(k), 7, "V", m -> call(m, at, "java/lang/Runnable", "()V", 1, 0), k != 'i');
                on(String.valueOf(k), 7, "V", m -> call(m, at, "[I", "()V", 1, 0));
                on(String.valueOf(k), 7, "V", m -> b(at, m.method("java/lang/Object", "<init>", "()V"), at >= 185 ? u2(0) : b()));
                on(String.valueOf(k), 7, "V", m -> b(at, m.method("Bad", "<init>", "()V"), at >= 185 ? u2(0) : b()));
                on(String.valueOf(k), 7, "V", m -> b(at, m.method("Bad", "<clinit>", "()V"), at >= 185 ? u2(0) : b()));
            }
            end();
        }
        begin("kinds of members by version");
        for (int major = 46; major <= 55; major++) {
            for (int op = 182; op <= 185; op++) {
                int version = major, at = op;
                one(version + " opcode " + op, m -> {
                    m.major = version;
                    m.body("(LBad;)V", 1, 1, b(0x2a, at, m.imethod("Bad", "g", "()V"), at == 185 ? b(1, 0) : b(), 0xb1), null);
                });
                one(version + " opcode " + op, m -> {
                    m.major = version;
                    m.body("(LBad;)V", 1, 1, b(0x2a, at, m.method("Bad", "g", "()V"), at == 185 ? b(1, 0) : b(), 0xb1), null);
                });
            }
        }
        end();
    }

    static byte[] call(Maker m, int op, String owner, String desc, int slots, int fourth) {
        if (op == 186) {
            int h = m.entry("h", 1, 15, 6, m.method("A", "a", "()V"));
            if (m.attributes.isEmpty()) {
                m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(h), u2(0)));
            }
            if (m.major < 51) {
                m.major = 51;
            }
            return b(op, u2(m.entry("d" + desc, 1, 18, u2(0), u2(m.nat("a", desc)))), slots < 5 ? 0 : 1, fourth);
        }
        return op == 185 ? b(op, m.imethod(owner, "g", desc), slots, fourth) : b(op, m.method(owner, "g", desc));
    }

    static void makers() {
        for (int op : new int[] {187, 188, 189, 192, 193, 197}) {
            begin("opcode " + op);
            for (String type : new String[] {"java/lang/String", "Bad", "[I", "[[I", "[[[Ljava/lang/Object;"}) {
                for (int dimensions = 0; dimensions < (op == 197 ? 5 : 1); dimensions++) {
                    int n = dimensions;
                    String right = op == 197 ? "I".repeat(n) : op == 187 ? "" : op >= 192 ? "O" : "I";
                    for (String operands : variants(right, KINDS)) {
                        on(operands, 6, "V", m -> op == 188 ? b(op, 10) : op == 197 ? b(op, m.type(type), n) : b(op, m.type(type)));
                    }
                    for (int stack = 0; stack < 3; stack++) {
                        on(right, stack, "V", m -> op == 188 ? b(op, 10) : op == 197 ? b(op, m.type(type), n) : b(op, m.type(type)));
                    }
                }
            }
            for (int i = 0; op == 188 && i < 16; i++) {
                int kind = i;
                on("I", 1, "V", m -> b(op, kind));
            }
            for (int i = 253; i < 257; i++) {
                String deep = "[".repeat(Math.min(i, 255)) + "I";
                int n = i;
                on("I", 1, "V", m -> op == 188 ? b(op, 10) : op == 197 ? b(op, m.type(deep), 1) : b(op, m.type(n == 256 ? "[Z" : deep)));
            }
            end();
        }
        begin("new while an older one waits");
        for (int count = 1; count < 4; count++) {
            int n = count;
            one("loop of " + n, m -> m.body("()V", 4, 1, b(new byte[n], 0xbb, m.type("java/lang/Object"), 0xa7, u2(-3)),
                    b(u2(1), 255, u2(n), u2(0), u2(1), 8, u2(n))));
            one("two of " + n, m -> m.body("()V", 4, 1, b(new byte[n], 0xbb, m.type("java/lang/Object"), 0xbb, m.type("java/lang/Object"),
                    0xb1), null));
        }
        end();
    }

    /** An index into the pool for each tag that the version knows, and some outside. */
    static int[] constants(Maker m) {
        int method = m.method("Bad", "m", "()V").v, wide = m.longValue(1);
        int[] plain = {0, 250, 9999, m.utf8("x"), m.integer(1), m.entry("f", 1, 4, u4(0)), wide, wide + 1, m.entry("d", 2, 6, u4(0), u4(0)),
            m.cls("Bad"), m.string("x"), m.field("Bad", "m", "I").v, method, m.imethod("Bad", "m", "()V").v, m.nat("m", "()V")};
        if (m.major < 51) {
            return plain;
        }
        int handle = m.entry("h", 1, 15, 6, u2(method));
        m.attributes.add(m.attribute("BootstrapMethods", u2(1), u2(handle), u2(0)));
        int[] more = {handle, m.entry("t", 1, 16, u2(m.utf8("()V"))), m.entry("i", 1, 18, u2(0), u2(m.nat("n", "()I"))),
            m.major < 55 ? 0 : m.entry("y", 1, 17, u2(0), u2(m.nat("n", "I"))), m.major < 55 ? 0 : m.entry("z", 1, 17, u2(0), u2(m.nat("n", "J")))};
        int[] all = java.util.Arrays.copyOf(plain, plain.length + more.length);
        System.arraycopy(more, 0, all, plain.length, more.length);
        return all;
    }

    static void tags() {
        for (int op : new int[] {18, 19, 20, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 189, 192, 193, 197}) {
            begin("constants of opcode " + op);
            byte[] before = op == 189 || op == 197 || op == 179 ? b(3) : op == 181 ? b(0x2a, 3) : op == 180 || op == 182 || op == 183 || op == 185
                || op >= 192 ? b(0x2a) : b();
            byte[] behind = op == 185 ? b(1, 0) : op == 186 ? b(0, 0) : op == 197 ? b(1) : b();
            for (int major : new int[] {48, 49, 50, 51, 52, 55}) {
                for (int i = 0; i < (major < 51 ? 15 : 20); i++) {
                    int which = i;
                    one("version " + major + " constant " + i, m -> {
                        m.major = major;
                        int index = constants(m)[which];
                        m.body("(LBad;)V", 3, 1, b(before, op, op == 18 ? b(index & 255) : u2(index), behind, 0xb1), null);
                    });
                }
            }
            end();
        }
    }

    static void all() {
        simple();
        arrays();
        shuffles();
        locals();
        returns();
        fields();
        calls();
        makers();
        tags();
    }
}
