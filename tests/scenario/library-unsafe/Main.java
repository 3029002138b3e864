import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.concurrent.SynchronousQueue;
import sun.misc.Signal;
import sun.misc.SignalHandler;
import sun.misc.Unsafe;

@SuppressWarnings("removal")
public class Main {
    static int statics = 5;
    int i = 1;
    long l = 2;
    Object o = "three";
    boolean b = true;
    volatile int v;

    Main() {
        i = 100;
    }

    record R(int x) {
    }

    static void fields(Unsafe u) throws Exception {
        long io = u.objectFieldOffset(Main.class.getDeclaredField("i")), lo = u.objectFieldOffset(Main.class.getDeclaredField("l"));
        long oo = u.objectFieldOffset(Main.class.getDeclaredField("o")), bo = u.objectFieldOffset(Main.class.getDeclaredField("b"));
        Main m = (Main) u.allocateInstance(Main.class);
        System.out.println(m.i + " " + m.l + " " + m.o + " " + m.b);
        u.putInt(m, io, 7);
        u.putLong(m, lo, 1L << 40);
        u.putObject(m, oo, "object");
        u.putBoolean(m, bo, true);
        System.out.println(m.i + " " + m.l + " " + m.o + " " + m.b + " " + u.getInt(m, io) + " " + u.getObject(m, oo));
        System.out.println(u.compareAndSwapInt(m, io, 7, 8) + " " + u.compareAndSwapInt(m, io, 7, 9) + " " + u.getAndAddInt(m, io, 10) + " " + u.getAndSetInt(m, io, 3) + " " + m.i);
        System.out.println(u.compareAndSwapLong(m, lo, 1L << 40, -1) + " " + m.l + " " + u.compareAndSwapObject(m, oo, "other", null) + " " + u.getAndSetObject(m, oo, null) + " " + m.o);
        Field s = Main.class.getDeclaredField("statics");
        Object base = u.staticFieldBase(s);
        u.putIntVolatile(base, u.staticFieldOffset(s), 6);
        System.out.println(statics + " " + u.getIntVolatile(base, u.staticFieldOffset(s)));
        u.putOrderedInt(m, io, 55);
        System.out.println(u.getIntVolatile(m, io));
        try {
            u.objectFieldOffset(R.class.getDeclaredField("x"));
        } catch (UnsupportedOperationException e) {
            System.out.println("a record has none");
        }
        for (Class<?> c : new Class<?>[] {Runnable.class, Number.class, int[].class, String[][].class}) {
            try {
                u.allocateInstance(c);
            } catch (InstantiationException e) {
                System.out.println("no instance of " + e.getMessage());
            }
        }
        try {
            u.allocateInstance(Class.class);
        } catch (Exception e) {
            System.out.println("no Class but of the VM: " + e);
        }
        try {
            System.out.println(Class.class.getDeclaredConstructors()[0].trySetAccessible());
            Class.class.getDeclaredConstructors()[0].setAccessible(true);
        } catch (SecurityException e) {
            System.out.println("nor by reflection: " + e.getMessage());
        }
        try {
            Unsafe.getUnsafe();
        } catch (SecurityException e) {
            System.out.println(e.getMessage());
        }
        try {
            u.throwException(new java.io.IOException("unchecked"));
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static void arraysAndMemory(Unsafe u) {
        int[] a = {1, 2, 3};
        int base = u.arrayBaseOffset(int[].class), scale = u.arrayIndexScale(int[].class);
        System.out.println(scale + " " + (base == Unsafe.ARRAY_INT_BASE_OFFSET) + " " + u.getInt(a, (long) base + 2 * scale) + " " + u.addressSize());
        long p = u.allocateMemory(64);
        u.setMemory(p, 64, (byte) 1);
        System.out.println(u.getInt(p) + " " + u.getByte(p + 63));
        u.putLong(p, 0x1122334455667788L);
        System.out.println(Integer.toHexString(u.getShort(p)) + " " + Long.toHexString(u.getLong(p)));
        u.putDouble(p + 8, Math.PI);
        u.putChar(p + 16, 'x');
        u.putFloat(p + 20, 1.5f);
        System.out.println(u.getDouble(p + 8) + " " + u.getChar(p + 16) + " " + u.getFloat(p + 20));
        byte[] bytes = new byte[8];
        u.copyMemory(null, p, bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 8);
        System.out.println(java.util.Arrays.toString(bytes));
        p = u.reallocateMemory(p, 128);
        System.out.println(Long.toHexString(u.getLong(p)));
        u.freeMemory(p);
        ByteBuffer d = ByteBuffer.allocateDirect(100);
        try {
            u.invokeCleaner(d.slice());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        u.invokeCleaner(d);
        try {
            u.invokeCleaner(ByteBuffer.allocate(1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    static void signals() throws Exception {
        SynchronousQueue<String> told = new SynchronousQueue<>();
        SignalHandler h = s -> {
            try {
                told.put(s.getName() + " " + s);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Signal usr2 = new Signal("USR2");
        SignalHandler old = Signal.handle(usr2, h);
        System.out.println(old != null);
        Signal.raise(usr2);
        System.out.println(told.take());
        Signal.raise(usr2);
        System.out.println(told.take() + " " + usr2.getNumber() + " " + usr2.equals(new Signal("USR2")));
        Signal.handle(usr2, SignalHandler.SIG_IGN);
        try {
            Signal.raise(usr2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Signal.handle(usr2, SignalHandler.SIG_DFL) == SignalHandler.SIG_IGN);
        for (String n : new String[] {"NONE", "KILL", "SEGV"}) {
            try {
                Signal.handle(new Signal(n), h);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Field f = Unsafe.class.getDeclaredField("theUnsafe");
        f.setAccessible(true);
        Unsafe u = (Unsafe) f.get(null);
        fields(u);
        arraysAndMemory(u);
        Thread t = new Thread(() -> {
            u.park(false, 0);
            System.out.println("unparked");
        });
        t.start();
        u.unpark(t);
        t.join();
        u.fullFence();
        signals();
    }
}
