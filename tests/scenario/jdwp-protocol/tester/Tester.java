import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** Speaks JDWP by hand with the agent in a program (Main), and says what was as it should be. */
public class Tester {
    static final byte NONE = 0, THREAD = 1, ALL = 2;
    static final int INVALID_THREAD = 10, INVALID_GROUP = 11, NOT_SUSPENDED = 13, INVALID_OBJECT = 20,
        INVALID_CLASS = 21,
        INVALID_METHOD = 23, INVALID_LOCATION = 24, INVALID_FIELD = 25, INVALID_FRAME = 30, NO_MORE_FRAMES = 31,
        OPAQUE = 32, MISMATCH = 34, INVALID_SLOT = 35, DUPLICATE = 40, INVALID_MODULE = 42, BAD_FORMAT = 60,
        NOT_IMPLEMENTED = 99,
        ABSENT = 101, OUT_OF_MEMORY = 110, INVALID_EVENT = 102, ILLEGAL = 103, INVALID_TAG = 500, INVALID_INDEX = 503,
        INVALID_LENGTH = 504,
        INVALID_STRING = 506, INVALID_LOADER = 507, INVALID_ARRAY = 508, NATIVE = 511, INVALID_COUNT = 512;
    static final long UNKNOWN = 123456789012L;

    static Wire w;
    static int port, failures;
    static long main, type, waiter, loader; // ids: the thread, the class Main, another thread, a class loader
    static int stopRequest;

    static void check(String what, boolean ok, Object... detail) {
        if (ok) {
            System.out.println("ok " + what);
        } else {
            failures++;
            System.out.println("FAILED " + what + " " + Arrays.deepToString(detail));
        }
    }

    static void error(String what, int expected, Reply r) {
        check(what + " -> " + expected, r.error == expected && r.length == 0, r.error, r.length);
    }

    static void same(String what, Object expected, Object got) {
        StringBuilder shown = new StringBuilder();
        for (char c : expected.toString().toCharArray()) {
            shown.append(c < ' ' || c > '~' ? String.format("<%04x>", (int) c) : String.valueOf(c));
        }
        check(what + " = " + shown, expected.equals(got), got);
    }

    // ---- finding things

    static long method(long t, String name) {
        Reply r = w.get(2, 5, t);
        long found = 0;
        for (int n = r.i(); n > 0; n--) {
            long id = r.id();
            String its = r.text();
            r.text();
            r.i();
            found = its.equals(name) && found == 0 ? id : found;
        }
        return found;
    }

    static long field(long t, String name) {
        Reply r = w.get(2, 4, t);
        for (int n = r.i(); n > 0; n--) {
            long id = r.id();
            String its = r.text();
            r.text();
            r.i();
            if (its.equals(name)) {
                return id;
            }
        }
        throw new AssertionError("no field " + name);
    }

    static long classNamed(String signature) {
        Reply r = w.get(1, 2, signature);
        if (r.i() != 1) {
            throw new AssertionError("not one class " + signature);
        }
        r.b();
        return r.id();
    }

    /** The object in a static field of Main. */
    static long object(String name) {
        Reply r = w.get(2, 6, type, 1, field(type, name));
        r.i();
        r.value();
        return r.lastId;
    }

    static String staticValue(String name) {
        Reply r = w.get(2, 6, type, 1, field(type, name));
        r.i();
        return r.value();
    }

    static int lineOf(long t, long m, long index) {
        Reply r = w.get(6, 1, t, m);
        r.id();
        r.id();
        int line = -1;
        for (int n = r.i(); n > 0; n--) {
            long start = r.id();
            int number = r.i();
            line = start <= index ? number : line;
        }
        return line;
    }

    static String nameOfMethod(long t, long m) {
        Reply r = w.get(2, 5, t);
        for (int n = r.i(); n > 0; n--) {
            long id = r.id();
            String name = r.text();
            r.text();
            r.i();
            if (id == m) {
                return name;
            }
        }
        return "?";
    }

    static String threadName(long t) {
        return w.get(11, 1, t).text();
    }

    /** A location as METHOD:LINE. */
    static String place(Reply r) {
        r.location();
        if (r.classId == 0) {
            return "nowhere";
        }
        return nameOfMethod(r.classId, r.methodId) + ":" + lineOf(r.classId, r.methodId, r.index);
    }

    static long frame(int depth) {
        Reply r = w.get(11, 6, main, depth, 1);
        r.i();
        return r.id();
    }

    // ---- events

    static int request(int kind, byte policy, Object... modifiers) {
        Reply r = ask(kind, policy, modifiers);
        if (r.error != 0) {
            throw new AssertionError("request of kind " + kind + " answered " + r.error);
        }
        return r.i();
    }

    /** modifiers: each is a Data. */
    static Reply ask(int kind, byte policy, Object... modifiers) {
        Data d = Data.of((byte) kind, policy, modifiers.length);
        for (Object m : modifiers) {
            d.put(((Data) m).bytes.toByteArray());
        }
        return w.reply(w.send(15, 1, d));
    }

    static void clear(int kind, int request) {
        w.get(15, 2, (byte) kind, request);
    }

    static Data count(int n) {
        return Data.of((byte) 1, n);
    }

    static Data threadOnly(long t) {
        return Data.of((byte) 3, t);
    }

    static Data classOnly(long t) {
        return Data.of((byte) 4, t);
    }

    static Data classMatch(String pattern) {
        return Data.of((byte) 5, pattern);
    }

    static Data classExclude(String pattern) {
        return Data.of((byte) 6, pattern);
    }

    static Data at(long t, long m, long index) {
        return Data.of((byte) 7, (byte) 1, t, m, index);
    }

    static Data exceptionOnly(long t, boolean caught, boolean uncaught) {
        return Data.of((byte) 8, t, caught, uncaught);
    }

    static Data fieldOnly(long t, long f) {
        return Data.of((byte) 9, t, f);
    }

    static Data step(long t, int size, int depth) {
        return Data.of((byte) 10, t, size, depth);
    }

    static Data instanceOnly(long o) {
        return Data.of((byte) 11, o);
    }

    /** Takes an event's packet: policy and number of events must be these. It then stands at the first event. */
    static Reply composite(String what, int policy, int n) {
        Reply e = w.event();
        if (e == Wire.CLOSED) {
            throw new AssertionError("connection closed: " + what);
        }
        int p = e.b(), m = e.i();
        if (p != policy || m != n) {
            check(what + ": policy " + policy + ", " + n + " events", false, p, m);
        }
        return e;
    }

    /** An event of one thread: kind, request, thread. */
    static void head(String what, Reply e, int kind, int request) {
        int k = e.b(), q = e.i();
        long t = e.id();
        check(what + ": kind " + kind, k == kind && q == request && t == main, k, q, t);
    }

    static void resume() {
        w.get(1, 9);
    }

    /** Lets the program run to the next call of stop(n). */
    static void runToStop(int n) {
        resume();
        Reply e = composite("stop " + n, ALL, 1);
        head("stop " + n, e, 2, stopRequest);
        Reply v = w.get(16, 1, main, frame(0), 1, 0, (byte) 'I');
        v.i();
        same("argument of stop", "I" + n, v.value());
    }

    // ---- chapters

    static void badHandshakes() throws IOException {
        String[] greetings = {"JDWP-Handshook", "GET / HTTP/1.0", "\0\0\0\0\0\0\0\0\0\0\0\0\0\0"};
        for (int i = 0; i < greetings.length; i++) {
            Wire bad = new Wire(port);
            bad.raw(greetings[i].getBytes("US-ASCII"));
            check("handshake " + i + " is refused", bad.socket.getInputStream().read() == -1);
            bad.close();
        }
        new Wire(port).close(); // one that says nothing and goes
        w = new Wire(port);
        check("handshake", w.handshake());
    }

    static void vmStart() {
        Reply e = composite("start", ALL, 1);
        check("VMStart", e.b() == 90 && e.i() == 0);
        main = e.id();
        same("the thread of VMStart", "main", threadName(main));
        Reply prepare = ask(8, ALL, classMatch("Main"));
        int request = prepare.i();
        check("Main is not loaded", w.get(1, 2, "LMain;").i() == 0);
        resume();
        e = composite("prepare", ALL, 1);
        head("ClassPrepare", e, 8, request);
        check("type", e.b() == 1);
        type = e.id();
        same("signature", "LMain;", e.text());
        check("status is verified, prepared", (e.i() & 3) == 3);
        clear(8, request);
        long stop = method(type, "stop");
        stopRequest = request(2, ALL, at(type, stop, 0L));
    }

    static void framesThatAreWrong() throws IOException {
        byte[][] bad = {
            Data.of(10, 1, (byte) 0, (byte) 1, (byte) 1).bytes.toByteArray(),
            Data.of(0, 1, (byte) 0, (byte) 1, (byte) 1).bytes.toByteArray(),
            Data.of(-1, 1, (byte) 0, (byte) 1, (byte) 1).bytes.toByteArray(),
            Data.of(0x7fffffff, 1, (byte) 0, (byte) 1, (byte) 1).bytes.toByteArray(),
        };
        for (int i = 0; i < bad.length; i++) {
            endsConnection("wrong length " + i, bad[i]);
        }
        for (int flags : new int[] {0x80, 0x01, 0x02, 0x40, 0x7f, 0x81, 0xff}) { // the first: a reply, unasked
            endsConnection("flags " + flags, Data.of(11, 77, (byte) flags, (byte) 1, (byte) 1).bytes.toByteArray());
        }
        w.raw(new byte[] {0, 0, 0, 20, 1, 2, 3}); // cut off
        w.close();
        w = new Wire(port);
        check("so it does after half a packet", w.handshake());
        check("and the next debugger is served", w.get(1, 7).i() == 8);
    }

    static void endsConnection(String what, byte[] packet) throws IOException {
        w.raw(packet);
        Reply e = w.event();
        check("a packet with " + what + " ends the connection", e == Wire.CLOSED);
        w.close();
        w = new Wire(port);
        check("and the agent listens again", w.handshake());
    }

    /** The program was suspended when its debugger went: then it runs, nothing is left, and Exit ends it. */
    static void theEnd() throws IOException {
        w.close();
        w = new Wire(port);
        w.handshake();
        type = classNamed("LMain;");
        Reply threads = w.get(1, 4);
        int suspended = 0;
        for (int n = threads.i(); n > 0; n--) {
            long t = threads.id();
            suspended += w.get(11, 12, t).i();
            main = threadName(t).equals("main") ? t : main;
        }
        check("nothing is suspended after a new connection", suspended == 0);
        error("frames of a thread that runs", NOT_SUSPENDED, w.ask(11, 6, main, 0, -1));
        framesThatAreWrong();
        w.get(1, 6);
        check("Dispose ends the connection", w.event() == Wire.CLOSED);
        w = new Wire(port);
        w.handshake();
        w.get(1, 10, 7);
        Reply e = w.event();
        check("VMDeath, or the end", e == Wire.CLOSED || (e.b() == 0 && e.i() == 1 && e.b() == 99), e.error);
    }

    public static void main(String[] args) throws Exception {
        port = Integer.parseInt(args[0]);
        badHandshakes();
        vmStart();
        Asking.machine();
        runToStop(1);
        waiter = object("waiter");
        Asking.types();
        Asking.objects();
        Asking.threads();
        Asking.frames();
        Calling.run();
        Happening.stepping();
        Happening.events();
        runToStop(3);
        Happening.classes(args[1]);
        Happening.leavingFrames();
        Happening.held();
        Happening.disturbed();
        Wrong.ids();
        Wrong.requests();
        Wrong.shortPackets();
        Wrong.unknownCommands();
        Happening.unloading();
        runToStop(7);
        theEnd();
        System.out.println(failures == 0 ? "all as it should be" : failures + " failures");
    }

    static List<String> sorted(List<String> list) {
        Collections.sort(list);
        return list;
    }

    static String join(Iterable<String> parts) {
        return String.join(" ", parts);
    }

    static TreeSet<String> set() {
        return new TreeSet<>();
    }

    static List<String> list() {
        return new ArrayList<>();
    }
}
