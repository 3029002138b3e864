import java.util.function.IntUnaryOperator;

public class Main {
    static native void begin();

    static native void end();

    static native void look();

    static int looked(int x) {
        look();
        return x;
    }

    static void run(IntUnaryOperator op) {
        op.applyAsInt(1);
    }

    public static void main(String[] args) {
        int more = args.length + 2;
        IntUnaryOperator add = x -> looked(x + more);
        IntUnaryOperator name = Main::looked;
        run(add);
        run(name);
        begin();
        run(add);
        run(name);
        end();
        Exception e = thrown(x -> {
            throw new IllegalStateException();
        });
        boolean shown = false;
        for (StackTraceElement f : e.getStackTrace()) {
            shown |= f.getClassName().contains("$$Lambda");
        }
        Say.line("a Java stack trace shows hidden frames: ", shown);
    }

    static Exception thrown(IntUnaryOperator op) {
        try {
            op.applyAsInt(1);
            return null;
        } catch (IllegalStateException e) {
            return e;
        }
    }
}
