/** Asks about virtual threads by hand. Tester PORT hidden|listed|late */
public class Tester {
    static final byte NONE = 0, ALL = 2;
    static Wire w;
    static boolean good = true;
    static boolean listed;

    static void check(String what, boolean ok, Object... detail) {
        good &= ok;
        System.out.println((ok ? "ok " : "FAILED ") + what + (ok ? "" : " " + java.util.Arrays.toString(detail)));
    }

    static Reply composite(int kind, int policy) {
        Reply e = w.event();
        int p = e.b(), n = e.i(), k = e.b();
        e.i();
        check("an event of kind " + kind, p == policy && n == 1 && k == kind, p, n, k);
        return e;
    }

    /** How many threads of AllThreads are virtual. */
    static int virtualThreads() {
        Reply r = w.get(1, 4);
        int count = 0;
        for (int n = r.i(); n > 0; n--) {
            count += w.get(11, 15, r.id()).b();
        }
        return count;
    }

    public static void main(String[] args) throws Exception {
        w = new Wire(Integer.parseInt(args[0]));
        check("handshake", w.handshake());
        if (args[1].equals("late")) {
            check("one that was there before is listed", virtualThreads() == 1);
            w.get(1, 10, 0);
            return;
        }
        listed = args[1].equals("listed");
        Reply e = composite(90, ALL);
        long main = e.id();
        check("main is no virtual thread", w.get(11, 15, main).b() == 0);
        w.get(15, 1, (byte) 8, ALL, 1, (byte) 5, "Main");
        w.get(1, 9);
        e = composite(8, ALL);
        e.id();
        e.b();
        long type = e.id(), work = 0;
        Reply r = w.get(2, 5, type);
        for (int n = r.i(); n > 0; n--) {
            long id = r.id();
            work = r.text().equals("work") ? id : work;
            r.text();
            r.i();
        }
        w.get(15, 1, (byte) 2, ALL, 1, (byte) 7, (byte) 1, type, work, 0L);
        check("none is listed before an event", virtualThreads() == 0);
        w.get(1, 9);
        e = composite(2, ALL);
        worker(e.id());
        w.get(15, 1, (byte) 6, ALL, 1, (byte) 13);
        w.get(1, 9);
        boolean plain = false, virtual = false;
        int kind;
        do { // the VM may start platform threads of its own
            e = w.event();
            e.b();
            e.i();
            kind = e.b();
            e.i();
            if (kind == 6) {
                long thread = e.id();
                virtual |= w.get(11, 15, thread).b() == 1;
                plain |= w.get(11, 1, thread).text().equals("plain");
                w.get(1, 9);
            }
        } while (kind == 6);
        check("ThreadStart of platform threads only", plain && !virtual);
        check("VMDeath", kind == 99);
        System.out.println(good ? "all as it should be" : "failures");
    }

    static void worker(long thread) {
        check("IsVirtual", w.get(11, 15, thread).b() == 1);
        check(listed ? "both are listed" : "none is listed", virtualThreads() == (listed ? 2 : 0));
        check("SuspendCount", w.get(11, 12, thread).i() == 1);
        w.get(11, 2, thread);
        check("SuspendCount after Suspend", w.get(11, 12, thread).i() == 2);
        w.get(11, 3, thread);
        Reply r = w.get(11, 4, thread);
        check("Status", r.i() == 1 && r.i() == 1);
        check("its group", w.get(12, 1, w.get(11, 5, thread).id()).text().equals("VirtualThreads"));
        check("FrameCount", w.get(11, 7, thread).i() >= 2);
        local(thread, 0, "I20");
        step(thread);
        local(thread, 1, "I21");
        step(thread);
        local(thread, 1, "I42");
        check("a method called in it", call(thread));
    }

    static void local(long thread, int slot, String value) {
        Reply r = w.get(11, 6, thread, 0, 1);
        r.i();
        r = w.get(16, 1, thread, r.id(), 1, slot, (byte) 'I');
        r.i();
        String got = r.value();
        check("the local variable " + slot + " is " + value, got.equals(value), got);
    }

    static void step(long thread) {
        w.get(15, 1, (byte) 1, ALL, 2, (byte) 10, thread, 1, 1, (byte) 1, 1);
        w.get(1, 9);
        check("the step is its own", composite(1, ALL).id() == thread);
    }

    static boolean call(long thread) {
        Reply r = w.get(1, 2, "Ljava/lang/Math;");
        if (r.i() != 1) {
            return false;
        }
        r.b();
        long math = r.id(), abs = 0;
        r = w.get(2, 5, math);
        for (int n = r.i(); n > 0; n--) {
            long id = r.id();
            String name = r.text(), descriptor = r.text();
            abs = name.equals("abs") && descriptor.equals("(I)I") ? id : abs;
            r.i();
        }
        r = w.get(3, 3, math, thread, abs, 1, (byte) 'I', -5, 0);
        return r.value().equals("I5") && r.value().equals("Lnull");
    }
}
