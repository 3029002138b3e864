package kit;

import java.lang.invoke.MethodHandles;

/** Reads and writes fields of each type. */
public class Touch {
    static long aLong;
    static double aDouble;
    static float aFloat;
    static boolean aBoolean;
    static byte aByte;
    static char aChar;
    static short aShort;
    static Object anObject;

    static int setShared(int n) {
        Base.shared = n;
        return n;
    }

    static int getShared(int n) {
        return Base.shared;
    }

    static int setLong(int n) {
        aLong = n;
        return n;
    }

    static int setLongByHandle(int n) throws Throwable {
        MethodHandles.lookup().findStaticSetter(Touch.class, "aLong", long.class).invokeExact((long) n);
        return n;
    }

    static int getLongByHandle(int n) throws Throwable {
        return (int) (long) MethodHandles.lookup().findStaticGetter(Touch.class, "aLong", long.class).invokeExact();
    }

    /** Answers 1 if the field could not be written. */
    static int setLongByReflection(int n) throws Exception {
        try {
            Touch.class.getDeclaredField("aLong").setLong(null, n);
            return 0;
        } catch (IllegalStateException e) {
            return 1;
        }
    }

    static int setDouble(int n) {
        aDouble = n;
        return n;
    }

    static int setFloat(int n) {
        aFloat = n;
        return n;
    }

    static int setBoolean(int n) {
        aBoolean = n != 0;
        return n;
    }

    static int setByte(int n) {
        aByte = (byte) n;
        return n;
    }

    static int setChar(int n) {
        aChar = (char) n;
        return n;
    }

    static int setShort(int n) {
        aShort = (short) n;
        return n;
    }

    static int setObject(int n) {
        anObject = "object";
        return n;
    }

    static int allocate(int n) {
        for (int i = 0; i < n; i++) anObject = new byte[1000];
        return n;
    }

    static Object lambda() {
        Runnable r = () -> aLong++;
        return r;
    }

    static int callLambda(int n) {
        Runnable r = () -> aLong++;
        aLong = n;
        r.run();
        return (int) aLong;
    }

    static long returnsLong() {
        return 5000000000L;
    }

    static double returnsDouble() {
        return 2.5;
    }

    static float returnsFloat() {
        return 1.5f;
    }

    static boolean returnsBoolean() {
        return true;
    }

    static byte returnsByte() {
        return -2;
    }

    static char returnsChar() {
        return 'c';
    }

    static short returnsShort() {
        return -300;
    }

    static Object returnsObject() {
        return "object";
    }

    static int returnsEach(int n) {
        returnsLong();
        returnsDouble();
        returnsFloat();
        returnsBoolean();
        returnsByte();
        returnsChar();
        returnsShort();
        returnsObject();
        return n;
    }

    /** Fills the heap until there is an OutOfMemoryError. */
    static int exhaust(int n) {
        Object[] list = null;
        try {
            for (int i = 0; i < n; i++) {
                Object[] next = new Object[0x7ffffff0];
                next[0] = list;
                list = next;
            }
            return 0;
        } catch (OutOfMemoryError e) {
            return 1;
        }
    }
}
