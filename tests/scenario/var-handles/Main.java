import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Every access mode on every kind of variable. */
public class Main {
    static class Box {
        int i = 1;
        long l = 2;
        boolean b;
        char c = 'a';
        double d = 1.5;
        String s = "s";
        byte by = 3;
        final int fixed = 9;
        static int shared = 7;
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void say(String what, Act act) {
        try {
            System.out.println(what + ": " + act.run());
        } catch (Throwable t) {
            System.out.println(what + " throws " + t.getClass().getName());
        }
    }

    static VarHandle field(String name, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findVarHandle(Box.class, name, type);
    }

    static void fields() throws Throwable {
        Box b = new Box();
        VarHandle i = field("i", int.class);
        say("get", () -> (int) i.get(b));
        i.set(b, 10);
        i.setVolatile(b, (int) i.getVolatile(b) + 1);
        i.setOpaque(b, (int) i.getOpaque(b) + 1);
        i.setRelease(b, (int) i.getAcquire(b) + 1);
        say("after sets", () -> b.i);
        say("cas", () -> i.compareAndSet(b, 13, 14) + " " + i.compareAndSet(b, 13, 15) + " " + b.i);
        say("cae", () -> (int) i.compareAndExchange(b, 14, 20) + " " + (int) i.compareAndExchangeAcquire(b, 0, 1) + " "
                + (int) i.compareAndExchangeRelease(b, 20, 21));
        boolean done = false;
        while (!done) {
            done = i.weakCompareAndSet(b, 21, 22) || i.weakCompareAndSetPlain(b, 21, 22) || i.weakCompareAndSetAcquire(b, 21, 22)
                    || i.weakCompareAndSetRelease(b, 21, 22);
        }
        say("weak", () -> b.i);
        say("swap", () -> (int) i.getAndSet(b, 30) + " " + (int) i.getAndSetAcquire(b, 31) + " " + (int) i.getAndSetRelease(b, 32));
        say("add", () -> (int) i.getAndAdd(b, 1) + " " + (int) i.getAndAddAcquire(b, 2) + " " + (int) i.getAndAddRelease(b, 3));
        say("or", () -> (int) i.getAndBitwiseOr(b, 64) + " " + (int) i.getAndBitwiseAnd(b, 0xff) + " "
                + (int) i.getAndBitwiseXor(b, 1) + " " + b.i);
        VarHandle l = field("l", long.class), d = field("d", double.class), c = field("c", char.class);
        say("long", () -> (long) l.getAndAdd(b, 5L) + " " + b.l);
        say("double", () -> (double) d.getAndAdd(b, 0.25) + " " + b.d);
        say("double or", () -> d.getAndBitwiseOr(b, 1.0));
        say("char", () -> (char) c.getAndAdd(b, (char) 1) + " " + b.c);
        VarHandle flag = field("b", boolean.class);
        say("boolean", () -> (boolean) flag.getAndBitwiseOr(b, true) + " " + b.b);
        say("boolean add", () -> flag.getAndAdd(b, true));
        VarHandle s = field("s", String.class);
        say("string", () -> (String) s.getAndSet(b, "t") + " " + s.compareAndSet(b, "t", "u") + " " + b.s);
        say("string add", () -> s.getAndAdd(b, "x"));
        VarHandle by = field("by", byte.class);
        say("byte", () -> (byte) by.getAndAdd(b, (byte) 125) + " " + b.by);
        VarHandle fixed = field("fixed", int.class);
        say("final", () -> (int) fixed.get(b));
        say("final set", () -> {
            fixed.set(b, 1);
            return "set";
        });
        say("supported", () -> fixed.isAccessModeSupported(VarHandle.AccessMode.SET) + " "
                + i.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " "
                + s.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        VarHandle shared = MethodHandles.lookup().findStaticVarHandle(Box.class, "shared", int.class);
        say("static", () -> (int) shared.getAndAdd(1) + " " + Box.shared);
        say("types", () -> i.varType() + " " + i.coordinateTypes() + " " + shared.coordinateTypes() + " "
                + i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        say("null receiver", () -> (int) i.get((Box) null));
        say("wrong receiver", () -> (int) i.get("box"));
        say("wrong type", () -> {
            i.set(b, "x");
            return "set";
        });
        say("widening", () -> (long) i.get(b));
        MethodHandle get = i.toMethodHandle(VarHandle.AccessMode.GET);
        say("as handle", () -> get.type() + " " + (int) get.invoke(b));
        say("invoker", () -> (int) MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET,
                MethodType.methodType(int.class, Box.class)).invoke(i, b));
        say("no field", () -> field("nothing", int.class));
        say("wrong field type", () -> field("i", long.class));
    }

    static void arrays() throws Throwable {
        int[] a = {1, 2, 3};
        VarHandle h = MethodHandles.arrayElementVarHandle(int[].class);
        say("element", () -> (int) h.get(a, 1) + " " + (int) h.getAndAdd(a, 2, 10) + " " + h.compareAndSet(a, 0, 1, 5) + " "
                + Arrays.toString(a));
        say("out of bounds", () -> (int) h.get(a, 3));
        String[] words = {"x", null};
        VarHandle w = MethodHandles.arrayElementVarHandle(String[].class);
        say("reference", () -> w.compareAndSet(words, 1, null, "y") + " " + Arrays.toString(words));
        Object[] hidden = words;
        VarHandle o = MethodHandles.arrayElementVarHandle(Object[].class);
        say("store check", () -> {
            o.set(hidden, 0, 5);
            return "stored";
        });
        VarHandle nested = MethodHandles.arrayElementVarHandle(int[][].class);
        int[][] grid = {{1}, {2}};
        say("nested", () -> ((int[]) nested.get(grid, 1))[0]);
    }

    static void bytes() throws Throwable {
        byte[] b = new byte[24];
        VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        big.set(b, 1, 0x01020304);
        little.set(b, 8, 0x1112131415161718L);
        say("bytes", () -> Arrays.toString(b));
        say("read", () -> Integer.toHexString((int) big.get(b, 1)) + " " + Long.toHexString((long) little.get(b, 8)));
        say("beyond", () -> (int) big.get(b, 21));
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.allocate(16), ByteBuffer.allocateDirect(16)}) {
            VarHandle s = MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
            VarHandle d = MethodHandles.byteBufferViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);
            s.set(buffer, 3, (short) 0x1234);
            d.set(buffer, 8, 2.5);
            say("buffer", () -> buffer.get(3) + " " + buffer.get(4) + " " + (short) s.get(buffer, 3) + " "
                    + (double) d.get(buffer, 8) + " " + buffer.order(ByteOrder.LITTLE_ENDIAN).getDouble(8));
            say("beyond the limit", () -> {
                buffer.limit(10);
                return (double) d.get(buffer, 8);
            });
            say("read only", () -> {
                s.set(buffer.asReadOnlyBuffer(), 0, (short) 1);
                return "set";
            });
        }
        say("no bytes view", () -> MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN));
    }

    static int counter;

    static void threads() throws Throwable {
        VarHandle c = MethodHandles.lookup().findStaticVarHandle(Main.class, "counter", int.class);
        Thread[] all = new Thread[4];
        for (int t = 0; t < all.length; t++) {
            all[t] = new Thread(() -> {
                for (int n = 0; n < 1000; n++) {
                    int old;
                    do {
                        old = (int) c.getVolatile();
                    } while (!c.compareAndSet(old, old + 1));
                    c.getAndAdd(1);
                }
            });
            all[t].start();
        }
        for (Thread t : all) {
            t.join();
        }
        VarHandle.fullFence();
        System.out.println("counted " + counter);
    }

    public static void main(String[] args) throws Throwable {
        fields();
        arrays();
        bytes();
        threads();
    }
}
