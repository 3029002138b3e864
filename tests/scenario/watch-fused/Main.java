/** Loops whose bodies an interpreter likes to do in one step: every access of a watched field is told all the same. */
public class Main {
    static final int ROUNDS = 100;

    byte b;
    char c;
    short s;
    int i;
    long l;
    double d;
    Object o;
    int other;

    static native void count(boolean on);

    /** Since the last question: reads and writes that were told of. */
    static native long reads();

    static native long writes();

    interface Loop {
        void run(Main m, int n);
    }

    static void loads(Main m, int n) {
        for (int k = 0; k < n; k++) {
            byte vb = m.b;
            char vc = m.c;
            short vs = m.s;
            int vi = m.i;
            long vl = m.l;
            Object vo = m.o;
            m.other = vb + vc + vs + vi;
        }
    }

    static void increments(Main m, int n) {
        for (int k = 0; k < n; k++) {
            m.i += 3;
        }
    }

    static void compounds(Main m, int n) {
        int vi = 1;
        long vl = 1;
        for (int k = 0; k < n; k++) {
            m.i += vi;
            m.l += vl;
        }
    }

    static void operands(Main m, int n) {
        int vi = 1;
        long vl = 1;
        double vd = 1;
        for (int k = 0; k < n; k++) {
            vi = (vi + 1) + m.i;
            vl = (vl + 1) + m.l;
            vd = (vd + 1) * m.d;
        }
        m.other = vi + (int) vl + (int) vd;
    }

    static void results(Main m, int n) {
        double vd = 1;
        for (int k = 0; k < n; k++) {
            m.i = k + n;
            m.i = k * k - n * n;
            m.d = m.d * vd + m.d * vd;
        }
    }

    static void stores(Main m, int n) {
        int vi = 5;
        long vl = 6;
        Object vo = m;
        for (int k = 0; k < n; k++) {
            m.i = vi;
            m.l = vl;
            m.o = vo;
            m.i = 7;
        }
    }

    static void show(String name, Loop loop) {
        Main m = new Main();
        loop.run(m, ROUNDS);
        count(true);
        loop.run(m, ROUNDS);
        count(false);
        System.out.println(name + ": " + reads() + " reads, " + writes() + " writes");
    }

    public static void main(String[] args) {
        show("loads", Main::loads);
        show("increments", Main::increments);
        show("compounds", Main::compounds);
        show("operands", Main::operands);
        show("results", Main::results);
        show("stores", Main::stores);
    }
}
