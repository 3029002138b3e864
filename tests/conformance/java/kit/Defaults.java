package kit;

/** Methods that call back while they run, and methods that are ended by force. */
public class Defaults {
    static volatile int anInt;
    static volatile long aLong;
    static volatile float aFloat;
    static volatile double aDouble;
    static volatile Object anObject;

    /** Runs what the check has set; the frame of the caller is at depth 1. */
    static native void ask();

    /** Slots: n 0, l 1, f 3, d 4, o 6. */
    static int locals(int n) {
        long l = n + 1;
        float f = n + 0.5f;
        double d = n + 0.25;
        Object o = "text";
        ask();
        aLong = l;
        aFloat = f;
        aDouble = d;
        anObject = o;
        anInt = n;
        return n;
    }

    int instance() {
        ask();
        return 1;
    }

    static int callInstance(int n) {
        return new Defaults().instance();
    }

    static int returnInt() { return 1; }
    static long returnLong() { return 1; }
    static float returnFloat() { return 1; }
    static double returnDouble() { return 1; }
    static Object returnObject() { return "1"; }
    static void returnVoid() { anInt = -1; }

    static int callReturnInt(int n) { anInt = returnInt(); return n; }
    static int callReturnLong(int n) { aLong = returnLong(); return n; }
    static int callReturnFloat(int n) { aFloat = returnFloat(); return n; }
    static int callReturnDouble(int n) { aDouble = returnDouble(); return n; }
    static int callReturnObject(int n) { anObject = returnObject(); return n; }
    static int callReturnVoid(int n) { anInt = n; returnVoid(); return n; }
}
