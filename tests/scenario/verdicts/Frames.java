import java.util.ArrayList;
import java.util.List;

/** StackMapTable (JVMS 4.7.4): each kind of frame, alone and in pairs, cut and with more; what frames hold. */
class Frames extends Main {
    /** static void f(int, long, Object), which jumps to 4. */
    static void single(String what, int stack, int locals, byte[] table) {
        one(what, m -> m.body("(IJLjava/lang/Object;)V", stack, locals, b(0x1a, 0x99, u2(3), 0xb1), table));
    }

    static byte[] payload(int kind, int delta, int type) {
        byte[] one = type == 7 ? b(7, u2(1)) : type == 8 ? b(8, u2(0)) : b(type);
        return kind < 64 ? b() : kind < 128 ? one : kind == 247 ? b(u2(delta), one) : kind >= 252 && kind < 255
            ? b(u2(delta), kind > 252 ? b(0) : b(), kind > 253 ? b(0) : b(), one) : kind == 255 ? b(u2(delta), u2(1), one, u2(1), one) : b(u2(delta));
    }

    static void kinds() {
        begin("kinds of frames");
        for (int kind = 0; kind < 256; kind++) {
            for (int type = 0; type < (kind >= 66 && kind < 70 || kind >= 246 ? 11 : 1); type++) {
                single(kind + " type " + type, 2, 8, b(u2(1), kind, payload(kind, 4, type)));
            }
            single(kind + " elsewhere", 2, 8, b(u2(1), kind, payload(kind, 3, 1)));
        }
        end();
        begin("sizes of frames");
        for (int stack = 1; stack < 4; stack++) {
            for (int locals = 4; locals < 8; locals++) {
                for (int kind : new int[] {4, 68, 247, 248, 249, 250, 251, 252, 253, 254}) {
                    for (int type = 0; type < 5; type++) {
                        single(kind + " type " + type + " of " + stack + " " + locals, stack, locals, b(u2(1), kind, payload(kind, 4, type)));
                    }
                }
                for (int have = 0; have < 9; have++) {
                    byte[] ints = new byte[have];
                    java.util.Arrays.fill(ints, (byte) 0);
                    single("full " + have + " of " + stack + " " + locals, stack, locals, b(u2(1), 255, u2(4), u2(have), ints, u2(0)));
                    single("full stack " + have + " of " + stack + " " + locals, stack, locals, b(u2(1), 255, u2(4), u2(0), u2(have), ints));
                }
            }
        }
        end();
    }

    static List<byte[]> some(int delta) {
        List<byte[]> all = new ArrayList<>();
        all.add(b(delta));
        all.add(b(64 + delta, 1));
        all.add(b(247, u2(delta), 1));
        for (int n = 1; n < 4; n++) {
            all.add(b(251 - n, u2(delta)));
        }
        all.add(b(251, u2(delta)));
        all.add(b(252, u2(delta), 0));
        all.add(b(252, u2(delta), 1));
        all.add(b(252, u2(delta), 4));
        all.add(b(253, u2(delta), 0, 0));
        all.add(b(253, u2(delta), 0, 4));
        all.add(b(254, u2(delta), 0, 0, 0));
        all.add(b(254, u2(delta), 0, 4, 0));
        all.add(b(255, u2(delta), u2(1), 1, u2(0)));
        all.add(b(255, u2(delta), u2(2), 1, 4, u2(0)));
        all.add(b(255, u2(delta), u2(0), u2(0)));
        all.add(b(255, u2(delta), u2(2), 1, 3, u2(0)));
        return all;
    }

    static void pairs() {
        begin("pairs of frames");
        byte[] code = b(0x1a, 0x99, u2(3), 0x1a, 0x99, u2(3), 0x2d, 0x57, 0xb1);
        for (byte[] first : some(4)) {
            for (int delta = 2; delta < 5; delta++) {
                for (byte[] second : some(delta)) {
                    one("pair", m -> m.body("(IJLjava/lang/Object;)V", 2, 8, code, b(u2(2), first, second)));
                }
            }
        }
        end();
        begin("frames cut and with more");
        for (byte[] first : some(4)) {
            byte[] all = b(u2(2), first, 3);
            for (int n = 2; n <= all.length; n++) {
                byte[] cut = java.util.Arrays.copyOf(all, n);
                one("cut at " + n, m -> m.body("(IJLjava/lang/Object;)V", 2, 8, code, cut));
            }
            one("with more", m -> m.body("(IJLjava/lang/Object;)V", 2, 8, code, b(all, 0)));
            one("with fewer", m -> m.body("(IJLjava/lang/Object;)V", 2, 8, code, b(u2(1), first, 3)));
        }
        end();
    }

    static void uninitialized() {
        begin("uninitialised objects in frames");
        for (int at = 0; at < 16; at++) {
            int offset = at;
            for (int major = 50; major <= 52; major += 2) {
                int version = major;
                one(version + " " + at, m -> {
                    m.major = version;
                    String object = "java/lang/Object";
                    m.body("()V", 4, 1, b(0, 0xbb, m.type(object), 0xbb, m.type(object), 3, 0x99, u2(3), 0xb7, m.method(object, "<init>", "()V"),
                            0xb1), b(u2(1), 255, u2(11), u2(0), u2(2), 8, u2(1), 8, u2(offset)));
                });
                one(version + " in a local " + at, m -> {
                    m.major = version;
                    m.body("()V", 4, 1, b(0, 0xbb, m.type("java/lang/Object"), 0x4b, 3, 0x99, u2(3), 0xb1), b(u2(1), 252, u2(9), 8, u2(offset)));
                });
            }
        }
        end();
        begin("classes in frames");
        for (int i = 0; i < 40; i++) {
            int index = i;
            single("constant " + i, 2, 5, b(u2(1), 255, u2(4), u2(3), 1, 4, 7, u2(index), u2(0)));
        }
        end();
    }

    /** Jumps from everywhere to everywhere, with a frame at each instruction. */
    static void jumps() {
        for (int op : new int[] {153, 159, 165, 167, 168, 198, 200, 201}) {
            begin("jumps by opcode " + op);
            for (int target = -4; target < 16; target++) {
                for (int major = 49; major <= 52; major += 3) {
                    int version = major, to = target;
                    one(version + " to " + to, m -> {
                        m.major = version;
                        byte[] before = op == 153 ? b(0, 0x11, u2(0), 0) : op == 198 ? b(0, 0xc0, m.type("Bad"), 0) : b(0, 0, 0, 0, 0);
                        byte[] operands = op == 153 ? b(3) : op == 198 ? b(1) : op == 159 ? b(3, 3) : op == 165 ? b(1, 1) : b();
                        int at = before.length + operands.length;
                        if (op == 198 || op == 153) {
                            before = b(0, 0, 0, 0, 0);
                        }
                        byte[] jump = op >= 200 ? b(op, u4(to - at)) : b(op, u2(to - at));
                        byte[] code = b(before, operands, jump, 0, 0xb1);
                        byte[] frames = {};
                        int count = 0, last = -1;
                        for (int i = 0; i < code.length; i++) {
                            boolean inside = i > at && i < at + jump.length, behind = i > before.length && i <= at;
                            if (!inside && !behind) {
                                frames = b(frames, i - last - 1);
                                last = i;
                                count++;
                            }
                        }
                        m.body("()V", 2, 2, code, version < 50 ? null : b(u2(count), frames));
                    });
                }
            }
            end();
        }
    }

    static byte[] lookup(int... keysAndTargets) {
        byte[] all = u4(keysAndTargets.length / 2);
        for (int i : keysAndTargets) {
            all = b(all, u4(i));
        }
        return all;
    }

    static void switches() {
        int low = Integer.MIN_VALUE, high = Integer.MAX_VALUE;
        int[][] keys = {{}, {5}, {low}, {high}, {low, high}, {high, low}, {1, 1}, {0, 1}, {1, 0}, {-1, 0}, {0, -1}, {1, 2, 3}, {1, 3, 2},
            {1, 2, 2}, {2, 1, 3}, {low, 0, high}, {low, low, 0}};
        for (int major = 49; major <= 52; major += 3) {
            int version = major;
            begin("switches in " + version);
            for (int padding = 0; padding < 4; padding++) {
                byte[] nops = new byte[padding];
                int at = padding + 1, pad = 3 - at % 4;
                for (int[] k : keys) {
                    int[] pairs = new int[2 * k.length];
                    int end = 1 + pad + 8 + 8 * k.length;
                    for (int i = 0; i < k.length; i++) {
                        pairs[2 * i] = k[i];
                        pairs[2 * i + 1] = end;
                    }
                    for (int wrong = -2; wrong <= k.length; wrong++) {
                        int which = wrong;
                        int[] some = pairs.clone();
                        if (wrong > 0) {
                            some[2 * wrong - 1] += 1;
                        }
                        one("lookup " + padding + " " + k.length + " " + wrong, m -> {
                            m.major = version;
                            m.body("()V", 1, 0, b(nops, 3, 0xab, new byte[pad], u4(which == 0 ? end - 1 : which == -2 ? end + 1 : end),
                                    lookup(some), 0xb1), version < 50 ? null : b(u2(1), at + end));
                        });
                    }
                }
                for (int count = 0; count < 4; count++) {
                    int n = count, end = 1 + pad + 12 + 4 * count;
                    for (int wrong = -2; wrong <= count; wrong++) {
                        int which = wrong;
                        one("table " + padding + " " + count + " " + wrong, m -> {
                            m.major = version;
                            byte[] targets = {};
                            for (int i = 1; i <= n; i++) {
                                targets = b(targets, u4(i == which ? end - 1 : end));
                            }
                            m.body("()V", 1, 0, b(nops, 3, 0xaa, new byte[pad], u4(which == 0 ? end - 1 : which == -2 ? end + 1 : end), u4(7),
                                    u4(6 + n), targets, 0xb1), version < 50 ? null : b(u2(1), at + end));
                        });
                    }
                }
            }
            end();
        }
    }

    /** What stands behind instructions that do not fall through. */
    static void dead() {
        begin("dead code");
        for (int op : new int[] {0, 167, 177, 191, 170, 171, 200}) {
            for (int frames = 0; frames < 4; frames++) {
                int n = frames;
                for (int major = 49; major <= 52; major++) {
                    int version = major;
                    one(version + " behind " + op + " frames " + n, m -> {
                        m.major = version;
                        byte[] code = op == 167 ? b(op, u2(0)) : op == 191 ? b(1, op) : op == 200 ? b(op, u4(0)) : op == 170
                            ? b(3, op, 0, 0, u4(15), u4(0), u4(-1)) : op == 171 ? b(3, op, 0, 0, u4(11), u4(0)) : b(op);
                        byte[] table = n == 0 ? b(u2(0)) : n == 1 ? b(u2(1), code.length) : n == 2 ? b(u2(1), code.length + 1)
                            : b(u2(2), 0, code.length - 1);
                        m.body("()V", 1, 0, b(code, 0, 0xb1), version < 50 ? null : table);
                    });
                    one(version + " the end behind " + op + " frames " + n, m -> {
                        m.major = version;
                        byte[] code = op == 167 ? b(op, u2(0)) : op == 191 ? b(1, op) : op == 200 ? b(op, u4(0)) : b(op);
                        byte[] table = n == 0 ? b(u2(0)) : n == 1 ? b(u2(1), 0) : n == 2 ? b(u2(1), code.length) : b(u2(2), 0, code.length - 1);
                        m.body("()V", 1, 0, code, version < 50 ? null : table);
                    });
                }
            }
        }
        end();
    }

    static void all() {
        kinds();
        pairs();
        uninitialized();
        jumps();
        switches();
        dead();
    }
}
