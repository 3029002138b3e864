import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Ways through a method on which the null comes to its use. */
class Flow extends Main {
    static void joins() {
        tell("one of two", m -> body(m, 3, 0x99, u2(9), node(m, "a"), 0xa7, u2(6), node(m, "b"), use(m)));
        tell("the same twice", m -> body(m, node(m, "a"), 3, 0x99, u2(3), use(m)));
        tell("below one of two", m -> body(m, node(m, "n"), 3, 0x99, u2(9), node(m, "a"), 0xa7, u2(6), node(m, "b"), 0x57, use(m)));
        tell("above one of two", m -> body(m, 3, 0x99, u2(9), node(m, "a"), 0xa7, u2(6), node(m, "b"), node(m, "n"), use(m)));
        tell("one of three", m -> body(m, 3, 0x99, u2(9), node(m, "a"), 0xa7, u2(16), 3, 0x99, u2(9), node(m, "b"), 0xa7, u2(6), node(m, "c"), use(m)));
        tell("one of two, then pushed again", m -> body(m, 3, 0x99, u2(9), node(m, "a"), 0xa7, u2(6), node(m, "b"), 0x57, node(m, "c"), use(m)));
        tell("a loop with something on the stack", m -> body(m, node(m, "n"), 6, 0x3b, 0x84, 0, 0xff, 0x1a, 0x9d, u2(-4), use(m)));
        tell("a loop that changes what is on the stack", m -> body(m, node(m, "n"), 6, 0x3b, 0x57, node(m, "a"), 0x84, 0, 0xff, 0x1a, 0x9d, u2(-8), use(m)));
    }

    /** Backwards n times, so that what is behind is known only after as many rounds. */
    static void backwards() {
        for (int n = 1; n < 5; n++) {
            int jumps = n;
            tell("backwards " + n, m -> {
                // goto the last piece; each goes to the one before it; the first one uses what the last has pushed
                byte[] code = b(0xa7, u2(3 + 4 + 3 * (jumps - 1)), use(m), 0xb1);
                for (int i = 1; i < jumps; i++) {
                    code = b(code, 0xa7, u2(i == 1 ? -4 : -3));
                }
                code = b(code, node(m, "n"), 0xa7, u2(jumps == 1 ? -7 : -6));
                body(m, code);
            });
        }
        tell("goto_w backwards", m -> body(m, 0xc8, u4(9), use(m), 0xb1, node(m, "n"), 0xc8, u4(-7)));
    }

    static void switches() {
        for (int padding = 0; padding < 4; padding++) {
            byte[] nops = new byte[padding];
            for (int value = -1; value < 4; value++) {
                int at = padding + 4, pad = 3 - at % 4, v = value;
                // five places, one behind the other: goto into each use, so that the others are not reached
                tell("tableswitch " + padding + " to " + value, m -> {
                    int end = 1 + pad + 12 + 12;
                    byte[] code = b(nops, node(m, "n"), v + 3, 0xaa, new byte[pad], u4(end), u4(0), u4(2), u4(end + 5), u4(end + 10), u4(end + 15));
                    for (int i = 0; i < 4; i++) {
                        code = b(code, 0, use(m), 0xb1);
                    }
                    code[nops.length + 3] = (byte) (v + 3);
                    body(m, b(java.util.Arrays.copyOf(code, nops.length), node(m, "n"), v + 3, java.util.Arrays.copyOfRange(code, nops.length + 4, code.length)));
                });
                tell("lookupswitch " + padding + " to " + value, m -> {
                    int end = 1 + pad + 8 + 24;
                    byte[] code = b(nops, node(m, "n"), v + 3, 0xab, new byte[pad], u4(end), u4(3), u4(-1), u4(end + 5), u4(1), u4(end + 10), u4(3), u4(end + 15));
                    for (int i = 0; i < 4; i++) {
                        code = b(code, 0, use(m), 0xb1);
                    }
                    body(m, code);
                });
            }
        }
    }

    /** What follows a switch looks like one more of its targets, on which something else is on the stack. */
    static void behind() {
        tell("behind a tableswitch", m -> body(m, 4, 0x9a, u2(31), node(m, "n"), 3, 0xaa, 0, 0, 0, u4(34), u4(0), u4(0), u4(34), u4(0x1d), node(m, "a"),
                0, 0, use(m), 0x57, 0xb1));
        tell("behind a lookupswitch", m -> body(m, 4, 0x9a, u2(35), node(m, "n"), 3, 0xab, 0, 0, 0, u4(37), u4(1), u4(0), u4(37), u4(0), u4(0x20), node(m, "a"),
                0, use(m), 0x57, 0xb1));
    }

    static void handlers() {
        tell("in a handler", m -> m.addMethod(9, "f", "()V", m.code(3, 2, b(1, 0xbf, 0x4b, node(m, "n"), use(m), 0xb1), Maker.handler(0, 2, 2, 0))));
        tell("above the exception", m -> m.addMethod(9, "f", "()V", m.code(3, 2, b(1, 0xbf, node(m, "n"), use(m), 0xb1), Maker.handler(0, 2, 2, 0))));
        tell("the exception itself", m -> m.addMethod(9, "f", "()V", m.code(3, 2, b(1, 0xbf, 0x57, 1, 0xbf), Maker.handler(0, 2, 2, 0))));
        tell("in the second handler", m -> m.addMethod(9, "f", "()V", m.code(3, 2, b(1, 0xbf, 0xb1, 0x57, node(m, "n"), use(m), 0xb1),
                b(u2(2), u2(0), u2(1), u2(2), u2(0), u2(1), u2(2), u2(3), u2(0)))));
        tell("a handler that is not reached", m -> m.addMethod(9, "f", "()V", m.code(3, 2, b(node(m, "n"), use(m), 0x57, 0xb1, 0xbf), Maker.handler(6, 7, 8, 0))));
    }

    static void subroutines() {
        tell("behind a subroutine", m -> body(m, node(m, "n"), 0xa8, u2(8), use(m), 0x57, 0xb1, 0x4b, 0xa9, 0));
        tell("behind a subroutine, jsr_w", m -> body(m, node(m, "n"), 0xc9, u4(10), use(m), 0x57, 0xb1, 0x4b, 0xa9, 0));
        tell("in a subroutine", m -> body(m, node(m, "n"), 0xa8, u2(5), 0x57, 0xb1, 0x4b, use(m), 0x57, 0xa9, 0));
        tell("in a subroutine, jsr_w", m -> body(m, node(m, "n"), 0xc9, u4(7), 0x57, 0xb1, 0x4b, use(m), 0x57, 0xa9, 0));
        tell("pushed in a subroutine", m -> body(m, 0xa8, u2(4), 0xb1, 0x4b, node(m, "n"), use(m)));
        tell("behind a return", m -> body(m, 3, 0x9a, u2(4), 0xb1, node(m, "n"), use(m)));
        tell("what is left by an ireturn", m -> body(m, node(m, "n"), 4, 0x9a, u2(7), node(m, "a"), 0xb1, use(m)));
    }

    /** Traces leave out frames of hidden classes: what the frame above them called is not what was attempted. */
    static void hidden() {
        Maker m = new Maker();
        m.name = "Hidden";
        m.body(1, 0, 1, 0xbe, 0x57, 0xb1);
        try {
            Class<?> c = MethodHandles.lookup().defineHiddenClass(m.make(), true).lookupClass();
            MethodHandles.lookup().findStatic(c, "f", MethodType.methodType(void.class)).invoke();
        } catch (NullPointerException e) {
            Say.line("in a hidden class: ", e.getMessage());
        } catch (Throwable e) {
            Say.line("in a hidden class: ", e);
        }
    }

    static void all() {
        hidden();
        joins();
        backwards();
        switches();
        behind();
        handlers();
        subroutines();
    }
}
