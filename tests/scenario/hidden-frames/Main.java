import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
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

    static final MethodHandle THROWER = MethodHandles.throwException(void.class, RuntimeException.class);

    /** How many frames of what a handle is made of stand in the trace of an exception that goes through it. */
    static long inside(MethodHandle handle) throws Throwable {
        RuntimeException e = new RuntimeException();
        try {
            handle.invoke(e);
        } catch (RuntimeException caught) {
            return count(caught.getStackTrace());
        }
        return -1;
    }

    static long count(StackTraceElement[] trace) {
        return java.util.Arrays.stream(trace).filter(f -> f.getClassName().startsWith("java.lang.invoke")).count();
    }

    static void filled(RuntimeException e) {
        e.fillInStackTrace();
        throw e;
    }

    static void handles() throws Throwable {
        MethodHandle filled = MethodHandles.lookup().findStatic(Main.class, "filled", THROWER.type());
        MethodHandle twice = MethodHandles.countedLoop(MethodHandles.constant(int.class, 2), null,
                MethodHandles.dropArguments(filled, 0, int.class));
        MethodHandle guarded = MethodHandles.guardWithTest(MethodHandles.dropArguments(
                MethodHandles.constant(boolean.class, true), 0, RuntimeException.class), filled, THROWER);
        Say.line("frames of handles in a trace: ", inside(THROWER), ", ", inside(filled), ", ", inside(twice), ", ",
                inside(guarded), ", ", inside(filled.asSpreader(Object[].class, 1).asCollector(Object[].class, 1)));
    }

    public static void main(String[] args) throws Throwable {
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
        handles();
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
