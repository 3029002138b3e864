/** What data.c reads and writes. */
public class Fields {
    interface Face {
        int fromFace = Integer.parseInt("9");
    }

    boolean z = true;
    byte b = -1;
    char c = 'c';
    short s = -2;
    int i = 3;
    long j = 4;
    float f = 5.5f;
    double d = 6.5;
    Object l;
    int hidden = 1;
    static boolean zs = true;
    static byte bs = -1;
    static char cs = 'c';
    static short ss = -2;
    static int is = 3;
    static long js = 4;
    static float fs = 5.5f;
    static double ds = 6.5;
    static Object ls;

    static class Sub extends Fields implements Face {
        int hidden = 2;
        final int fixed;

        Sub() {
            fixed = 1;
        }
    }
}
