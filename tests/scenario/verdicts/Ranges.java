/** Ranges of code: of handlers, and of local variables in tables. */
class Ranges extends Main {
    /** nop, sipush, pop, return, pop, return: instructions begin at 0, 1, 4, 5, 6, 7. */
    static final byte[] CODE = {0, 0x11, 0, 0, 0x57, (byte) 0xb1, 0x57, (byte) 0xb1};

    static void handlers() {
        for (int major : new int[] {49, 50, 52}) {
            begin("handlers in " + major);
            for (int start = 0; start < 9; start++) {
                for (int end = 0; end < 10; end++) {
                    for (int at = 1; at < 9; at++) {
                        int s = start, e = end, h = at;
                        if (major == 49 || at > 3) {
                            one(s + " " + e + " " + h, m -> {
                                m.major = major;
                                byte[] frame = m.attribute("StackMapTable", u2(1), 64 + 6, 7, m.type("java/lang/Throwable"));
                                byte[] code = m.attribute("Code", u2(1), u2(0), u4(8), CODE, Maker.handler(s, e, h, 0),
                                        major == 49 ? u2(0) : b(u2(1), frame));
                                m.addMethod(9, "f", "()V", code);
                            });
                        }
                    }
                }
            }
            end();
        }
    }

    /** The local is an int, then (from 2 on) a float, then (from 4 on) an int again. */
    static void locals() {
        for (int major : new int[] {49, 52}) {
            begin("what a handler finds in " + major);
            for (int start = 0; start < 6; start++) {
                for (int end = start + 1; end < 7; end++) {
                    for (int want = 0; want < 3; want++) {
                        for (int stack = 0; stack < 3; stack++) {
                            int s = start, e = end, type = want, max = stack;
                            one(s + " " + e + " " + type + " " + max, m -> {
                                m.major = major;
                                byte[] use = type == 0 ? b(0, 0) : b(type == 1 ? 0x1a : 0x22, 0x57);
                                byte[] code = b(0x0b, 0x43, 0x03, 0x3b, 0, 0xb1, 0x57, use, 0xb1);
                                byte[] frame = m.attribute("StackMapTable", u2(1), 255, u2(6), u2(1), type, u2(1), 7, m.type("java/lang/Throwable"));
                                m.addMethod(9, "f", "(I)V", m.attribute("Code", u2(max), u2(1), u4(code.length), code,
                                        Maker.handler(s, e, 6, 0), major == 49 ? u2(0) : b(u2(1), frame)));
                            });
                        }
                    }
                }
            }
            end();
        }
        begin("what a handler is given");
        for (String caught : new String[] {"java/lang/Throwable", "java/lang/Error", "java/lang/Object", "java/lang/String", "java/lang/Runnable", "Absent",
            "[I", null}) {
            for (String frame : new String[] {"java/lang/Throwable", "java/lang/Error", "java/lang/Object", "java/lang/String", "java/lang/Runnable"}) {
                for (int operands = 0; operands < 3; operands++) {
                    int n = operands;
                    one(caught + " " + frame + " " + n, m -> {
                        byte[] types = n == 0 ? u4(0) : n == 1 ? b(u2(1), 7, m.type(frame)) : b(u2(2), 1, 7, m.type(frame));
                        m.addMethod(9, "f", "()V", m.code(2, 0, b(0, 0xb1, 0, 0xb1), Maker.handler(0, 1, 2, caught == null ? 0 : m.cls(caught)),
                                m.attribute("StackMapTable", u2(1), 255, u2(2), u2(0), n == 0 ? u2(0) : types)));
                    });
                }
            }
        }
        end();
        begin("a constructor's handler");
        for (int start = 0; start < 6; start++) {
            for (int end = start + 1; end < 7; end++) {
                for (int local : new int[] {0, 6, 7}) {
                    int s = start, e = end;
                    if (local == 6 && s < 3 && e > 4) {
                        continue; // JVMS 4.10.1.6 allows it, since the handler does not return; HotSpot does not
                    }
                    one(s + " " + e + " " + local, m -> {
                        byte[] type = local == 7 ? b(7, m.type("Bad")) : b(local);
                        m.addMethod(1, "<init>", "()V", m.code(1, 1, b(0, 0x2a, 0xb7, m.method("java/lang/Object", "<init>", "()V"), 0, 0xb1, 0xbf),
                                Maker.handler(s, e, 7, 0), m.attribute("StackMapTable", u2(1), 255, u2(7), u2(1), type, u2(1), 7,
                                m.type("java/lang/Throwable"))));
                    });
                }
            }
        }
        end();
    }

    /** LocalVariableTable's ranges begin and end with instructions. */
    static void variables() {
        for (int major : new int[] {49, 52}) {
            begin("variables in " + major);
            for (int start = 0; start < 10; start++) {
                for (int length = 0; length < 10; length++) {
                    int s = start, n = length;
                    one(s + " " + n, m -> {
                        m.major = major;
                        byte[] code = b(0, 0x11, 0, 0, 0x57, 0, 0, 0xb1);
                        m.addMethod(9, "f", "()V", m.code(1, 1, code, Maker.NO_HANDLERS, m.attribute("LocalVariableTable", u2(1), u2(s), u2(n),
                                u2(m.utf8("x")), u2(m.utf8("I")), u2(0))));
                    });
                }
            }
            end();
        }
    }

    static void all() {
        handlers();
        locals();
        variables();
    }
}
