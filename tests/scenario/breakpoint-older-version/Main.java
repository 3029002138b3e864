/*
 * A frame runs a method to its end while its class is redefined, a round at a time: with an equal method (e),
 * or with another one (o). In each round a breakpoint is set by the current method, or by the frame's (f).
 */
public class Main {
    /** Redefines Main with one of its constants changed: of value() or of run(). */
    static native void redefine(byte[] bytes, boolean inRun);

    /** Sets a breakpoint at the call of value(), by the current method or by the one that the frame runs. */
    static native void stopAtValue(boolean ofFrame);

    static native void clear();

    static int value() {
        return 0x12345678;
    }

    static int mark() {
        return 1;
    }

    static void run(byte[] bytes, String plan) {
        for (int i = 0; i < plan.length(); i++) {
            Say.line("round ", i);
            char c = plan.charAt(i);
            if (c == 'e' || c == 'o')
                redefine(bytes, c == 'o');
            if (c != '-')
                stopAtValue(c == 'f');
            value();
        }
        if (mark() == 0x2233)
            Say.line("never");
        clear();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes;
        try (java.io.InputStream in = Main.class.getResourceAsStream("Main.class")) {
            bytes = in.readAllBytes();
        }
        if (args.length > 0) {
            run(bytes, "-eeof");
            return;
        }
        run(bytes, "-ee");
        run(bytes, "of");
    }
}
