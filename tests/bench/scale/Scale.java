import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Does things n times, for n = 1,000, 10,000 and 100,000, and names what grows faster than n log n: where ten times as
 * many cost more than twenty times as much. Numbers of n digits have no such algorithm here (ten times as many cost
 * Karatsuba's multiplication 38 times as much); what grows like the schoolbook, 100 times, is named. What is measured
 * is time of processors, of all threads, as the machine may be busy; it is never judged.
 */
public class Scale {
    static native long setBreakpoints(Class<?>[] classes, int n, int per, boolean set);

    static native void breakAt(Class<?> c);

    static native long setWatches(Class<?>[] classes, int n, int per, boolean set);

    static native void watch(Class<?> c);

    static native long localRefs(int n);

    static native long tags(Object[] objects);

    static native long framePops(int n);

    static native long ownedMonitors(int n);

    /** Nanoseconds that this process has had processors. */
    static native long cpu();

    interface Curve {
        /** Nanoseconds for n. */
        long measure(int n) throws Throwable;
    }

    static final int PER_METHOD = 10_000;
    static final int[] SIZES = {1_000, 10_000, 100_000};

    public static void main(String[] args) throws Throwable {
        int most = args.length > 0 ? Integer.parseInt(args[0]) : SIZES[SIZES.length - 1];
        breakAt(Scale.class);
        Class<?>[] classes = new Class<?>[SIZES[SIZES.length - 1] / PER_METHOD];
        for (int i = 0; i < classes.length; i++) {
            classes[i] = new Loader().define(nops(PER_METHOD));
        }
        curve("SetBreakpoint", most, n -> {
            long took = setBreakpoints(classes, n, PER_METHOD, true);
            setBreakpoints(classes, n, PER_METHOD, false);
            return took;
        });
        curve("ClearBreakpoint", most, n -> {
            setBreakpoints(classes, n, PER_METHOD, true);
            return setBreakpoints(classes, n, PER_METHOD, false);
        });
        curve("hits of one breakpoint, n others set", most, n -> {
            setBreakpoints(classes, n, PER_METHOD, true);
            long took = hits(n);
            setBreakpoints(classes, n, PER_METHOD, false);
            return took;
        });
        watch(Scale.class);
        for (int i = 0; i < classes.length; i++) {
            classes[i] = new Loader().define(fields(PER_METHOD));
            Class.forName("Fields", true, classes[i].getClassLoader()); // prepared, so that its fields can be named
        }
        curve("SetFieldAccessWatch", most, n -> {
            long took = setWatches(classes, n, PER_METHOD, true);
            setWatches(classes, n, PER_METHOD, false);
            return took;
        });
        curve("ClearFieldAccessWatch", most, n -> {
            setWatches(classes, n, PER_METHOD, true);
            return setWatches(classes, n, PER_METHOD, false);
        });
        curve("reads of one watched field, n others", most, n -> {
            setWatches(classes, n, PER_METHOD, true);
            long took = reads(n);
            setWatches(classes, n, PER_METHOD, false);
            return took;
        });
        curve("local references made and deleted", most, Scale::localRefs);
        curve("tags set, found, cleared", most, n -> {
            Object[] objects = new Object[n];
            for (int i = 0; i < n; i++) {
                objects[i] = new Object();
            }
            return tags(objects);
        });
        curve("NotifyFramePop of n / 10 frames", most, n -> deep(n / 10));
        curve("n / 10 frames that are popped, each told", most, n -> {
            long took = deep(n / 10);
            return popped - took;
        });
        curve("n / 10 owned monitors, with depths", most, n -> owned(n / 10));
        curve("a walk over n frames", most, Scale::walk);
        curve("loaders that die", most, Scale::loaders);
        curve("hidden classes that die", most, Scale::hidden);
        numbers(most);
    }

    static BigInteger number(int digits) {
        return BigInteger.TEN.pow(digits).subtract(BigInteger.valueOf(7));
    }

    interface Arithmetic {
        Object of(BigInteger x);
    }

    static Curve timed(Arithmetic a) {
        return n -> {
            BigInteger x = number(n);
            long start = cpu();
            kept = a.of(x);
            return cpu() - start;
        };
    }

    static volatile Object kept;

    static void numbers(int most) throws Throwable {
        digits("digits that are multiplied", most, timed(x -> x.multiply(x.subtract(BigInteger.TWO))));
        digits("digits that are squared", most, timed(x -> x.multiply(x)));
        digits("digits that are divided", most, timed(x -> x.divide(BigInteger.TWO.pow(x.bitLength() / 2).subtract(
                BigInteger.ONE))));
        digits("digits that are printed", most, timed(BigInteger::toString));
        digits("decimal digits that are multiplied", most, timed(x -> new BigDecimal(x, 5).multiply(
                new BigDecimal(x, 7))));
        digits("decimal digits that are printed", most, timed(x -> new BigDecimal(x, 5).toPlainString()));
        digits("digits that are read", most, n -> {
            String text = number(n).toString();
            long start = cpu();
            kept = new BigInteger(text);
            return cpu() - start;
        });
    }

    static void hit() {
    }

    static long hits(int n) {
        long start = cpu();
        for (int i = 0; i < n; i++) {
            hit();
        }
        return cpu() - start;
    }

    static int watched;

    static long reads(int n) {
        long start = cpu();
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += watched;
        }
        return cpu() - start + sum;
    }

    static final int N_LOG_N = 20, SUBQUADRATIC = 60; // how much more ten times as many may cost

    static void curve(String name, int most, Curve c) throws Throwable {
        curve(name, most, N_LOG_N, "n log n", c);
    }

    /** Of numbers of n digits. */
    static void digits(String name, int most, Curve c) throws Throwable {
        curve(name, most, SUBQUADRATIC, "n^1.8", c);
    }

    static void curve(String name, int most, int bound, String boundName, Curve c) throws Throwable {
        StringBuilder line = new StringBuilder(String.format("%-40s", name));
        long before = 0;
        boolean worse = false;
        for (int n : SIZES) {
            if (n > most) {
                break;
            }
            long took = Long.MAX_VALUE;
            for (int i = 0; i < (n < 100_000 ? 3 : 1); i++) {
                took = Math.min(took, c.measure(n));
            }
            line.append(String.format(" %12.3f ms", took / 1e6));
            worse |= before > 1_000_000 && took > bound * before;
            before = took;
            if (took > 200_000_000) {
                break; // a hundred times as long would be too long
            }
        }
        System.out.println(line + (worse ? "   WORSE THAN " + boundName : ""));
    }

    static long popped; // the latest run of deep, whole

    static long deep(int n) throws InterruptedException {
        long[] took = new long[1];
        Thread t = new Thread(null, () -> down(n + 2, n, took), "deep", 1L << 29);
        long start = cpu();
        t.start();
        t.join();
        popped = cpu() - start;
        return took[0];
    }

    static void down(int left, int n, long[] took) {
        if (left == 0) {
            took[0] = framePops(n);
        } else {
            down(left - 1, n, took);
        }
    }

    static long owned(int n) throws InterruptedException {
        long[] took = new long[1];
        Thread t = new Thread(null, () -> own(n, n, took), "owns", 1L << 29);
        t.start();
        t.join();
        return took[0];
    }

    static void own(int left, int n, long[] took) {
        synchronized (new Object()) {
            if (left > 1) {
                own(left - 1, n, took);
            } else {
                took[0] = ownedMonitors(n);
            }
        }
    }

    static long walk(int n) throws InterruptedException {
        long[] took = new long[1];
        Thread t = new Thread(null, () -> walkBelow(n, took), "walk", 1L << 29);
        t.start();
        t.join();
        return took[0];
    }

    static void walkBelow(int left, long[] took) {
        if (left > 0) {
            walkBelow(left - 1, took);
            return;
        }
        long start = cpu();
        StackWalker.getInstance().forEach(f -> {
        });
        took[0] = cpu() - start;
    }

    static class Loader extends ClassLoader {
        Class<?> define(byte[] b) {
            return defineClass(null, b, 0, b.length);
        }
    }

    static long loaders(int n) throws IOException {
        byte[] b = nops(1);
        List<Class<?>> held = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            held.add(new Loader().define(b));
        }
        held = null;
        return collect();
    }

    static long hidden(int n) throws Exception {
        byte[] b = nops(1);
        List<Class<?>> held = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            held.add(MethodHandles.lookup().defineHiddenClass(b, false).lookupClass());
        }
        held = null;
        return collect();
    }

    static long collect() {
        long start = cpu();
        System.gc();
        return cpu() - start;
    }

    /** A class with n static fields. */
    static byte[] fields(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(49);
        out.writeShort(6 + n);
        for (String s : new String[] {"Fields", "java/lang/Object", "I"}) { // 1 to 3
            out.writeByte(1);
            out.writeUTF(s);
        }
        for (int name = 1; name <= 2; name++) { // 4, 5
            out.writeByte(7);
            out.writeShort(name);
        }
        for (int i = 0; i < n; i++) {
            out.writeByte(1);
            out.writeUTF("f" + i);
        }
        out.writeShort(0x21);
        out.writeShort(4);
        out.writeShort(5);
        out.writeShort(0);
        out.writeShort(n);
        for (int i = 0; i < n; i++) {
            out.writeShort(9);
            out.writeShort(6 + i);
            out.writeShort(3);
            out.writeShort(0);
        }
        out.writeInt(0); // no methods, no attributes
        return bytes.toByteArray();
    }

    /** A class with a method m of n instructions that do nothing, and a return. */
    static byte[] nops(int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeInt(49);
        out.writeShort(8);
        for (String s : new String[] {"Nops", "java/lang/Object", "m", "()V", "Code"}) { // 1 to 5
            out.writeByte(1);
            out.writeUTF(s);
        }
        for (int name = 1; name <= 2; name++) { // 6, 7
            out.writeByte(7);
            out.writeShort(name);
        }
        out.writeShort(0x21);
        out.writeShort(6);
        out.writeShort(7);
        out.writeInt(0);
        out.writeShort(1);
        out.writeShort(9);
        out.writeShort(3);
        out.writeShort(4);
        out.writeShort(1);
        out.writeShort(5);
        out.writeInt(12 + n + 1);
        out.writeInt(0);
        out.writeInt(n + 1);
        out.write(new byte[n]);
        out.writeByte(177);
        out.writeInt(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }
}
