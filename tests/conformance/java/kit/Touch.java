package kit;

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
