import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What happens in the program: steps, events, frames that are left. */
class Happening extends Tester {
    static final int MIN = 0, LINE = 1, INTO = 0, OVER = 1, OUT = 2;

    /** One step; the place where it ends. */
    private static String step(int size, int depth, Object... more) {
        Object[] mods = new Object[more.length + 2];
        System.arraycopy(more, 0, mods, 1, more.length);
        mods[0] = Tester.step(main, size, depth);
        mods[more.length + 1] = count(1);
        int request = request(1, ALL, mods);
        resume();
        Reply e = composite("step", ALL, 1);
        int kind = e.b(), id = e.i();
        long thread = e.id();
        if (kind != 1 || id != request || thread != main) {
            check("a step's event", false, kind, id, thread);
        }
        clear(1, request);
        return place(e);
    }

    static void stepping() {
        same("step out", "main", step(LINE, OUT).split(":")[0]);
        int request = request(2, ALL, at(type, method(type, "level1"), 0L), count(1));
        resume();
        Reply e = composite("level1", ALL, 1);
        head("a breakpoint that counts", e, 2, request);
        String start = place(e);
        int line = Integer.parseInt(start.split(":")[1]);
        same("step into", "level2", step(LINE, INTO).split(":")[0]);
        same("step by instruction", "level2", step(MIN, OVER).split(":")[0]);
        same("step into again", "level3", step(LINE, INTO).split(":")[0]);
        same("step over in the callee", "level3", step(LINE, OVER).split(":")[0]);
        same("step out to the caller", "level2", step(LINE, OUT).split(":")[0]);
        same("step over the end of a method", start, step(LINE, OVER));
        same("step over a line", "level1:" + (line + 1), step(LINE, OVER));
        same("step over another", "level1:" + (line + 2), step(LINE, OVER));
        same("step over the end", "main", step(LINE, OVER).split(":")[0]);
        request = request(2, ALL, at(type, method(type, "stop"), 0L), count(1));
        resume();
        e = composite("stop 2", ALL, 2);
        head("two breakpoints in one packet, the newer first", e, 2, request);
        place(e);
        head("and the older", e, 2, stopRequest);
        place(e);
        same("step over filtered classes", "main", step(LINE, OUT, classMatch("Main")).split(":")[0]);
        same("into a class that is left out", "contend", step(LINE, INTO, classExclude("java.*"),
            classExclude("jdk.*")).split(":")[0]);
    }

    static void events() {
        int start = request(6, NONE), death = request(7, NONE);
        int enter = request(43, NONE, classMatch("Main$*")), entered = request(44, NONE, classMatch("Main$*"));
        int wait = request(45, NONE, classMatch("java.lang.Object")), waited = request(46, NONE,
            classMatch("java.lang.Object"),
            threadOnly(main));
        int modified = request(21, THREAD, fieldOnly(type, field(type, "value")));
        resume();
        Reply e = composite("thread start", NONE, 1);
        check("ThreadStart", e.b() == 6 && e.i() == start);
        long rival = e.id();
        same("its thread", "rival", threadName(rival));
        e = composite("contended enter", NONE, 1);
        long lock = monitor("MonitorContendedEnter", e, 43, enter, rival);
        same("its place", "run", place(e).split(":")[0]);
        e = composite("contended entered", NONE, 1);
        check("the same lock", monitor("MonitorContendedEntered", e, 44, entered, rival) == lock
            && lock == object("lock"));
        e = composite("thread death", NONE, 1);
        check("ThreadDeath", e.b() == 7 && e.i() == death && e.id() == rival);
        e = composite("wait", NONE, 1);
        check("the lock of a wait", monitor("MonitorWait", e, 45, wait, main) == lock);
        e.location();
        check("its timeout", e.id() == 1);
        e = composite("waited", NONE, 1);
        check("the lock after a wait", monitor("MonitorWaited", e, 46, waited, main) == lock);
        e.location();
        check("it timed out", e.b() == 1);
        int[][] requests = {{6, start}, {7, death}, {43, enter}, {44, entered}, {45, wait}, {46, waited}};
        modification(modified, "I11");
        for (int[] r : requests) {
            clear(r[0], r[1]);
        }
        int access = request(20, ALL, fieldOnly(type, field(type, "value")), instanceOnly(0L), count(1));
        w.get(11, 3, main);
        e = composite("access", ALL, 1);
        head("FieldAccess", e, 20, access);
        same("its place", "main", place(e).split(":")[0]);
        check("its field", e.b() == 1 && e.id() == type && e.id() == field(type, "value"));
        check("its object", e.value().equals("L") && e.lastId == object("one"));
        resume();
        modification(modified, "I12");
        clear(21, modified);
        exceptions();
    }

    private static long monitor(String what, Reply e, int kind, int request, long thread) {
        int k = e.b(), r = e.i();
        long t = e.id();
        check(what, k == kind && r == request && t == thread, k, r, t);
        e.value();
        return e.lastId;
    }

    private static void modification(int request, String value) {
        Reply e = composite("modification", THREAD, 1);
        head("FieldModification", e, 21, request);
        place(e);
        check("its field", e.b() == 1 && e.id() == type && e.id() == field(type, "value"));
        e.value();
        same("its value", value, e.value());
        check("the other thread runs", w.get(11, 12, waiter).i() == 0 && w.get(11, 12, main).i() == 1);
    }

    private static void exceptions() {
        long illegalState = classNamed("Ljava/lang/IllegalStateException;");
        int caught = request(4, ALL, exceptionOnly(illegalState, true, false));
        int uncaught = request(4, ALL, exceptionOnly(illegalState, false, true));
        int other = request(4, ALL, exceptionOnly(classNamed("Ljava/lang/Error;"), true, true));
        w.get(11, 3, main);
        Reply e = composite("exception", ALL, 1);
        head("Exception", e, 4, caught);
        same("thrown in", "thrower", place(e).split(":")[0]);
        check("the object", e.value().equals("L"));
        long thrown = e.lastId;
        same("caught in", "main", place(e).split(":")[0]);
        w.get(11, 10, waiter, thrown);
        clear(4, caught);
        clear(4, uncaught);
        clear(4, other);
    }

    static void classes(String folder) throws IOException {
        int prepare = request(8, ALL, classMatch("*Late"), Data.of((byte) 12, "Main.java"));
        int elsewhere = request(8, ALL, Data.of((byte) 12, "Other.java"));
        resume();
        Reply e = composite("prepare", ALL, 1);
        head("ClassPrepare", e, 8, prepare);
        e.b();
        long late = e.id();
        same("its class", "LMain$Late;", e.text());
        clear(8, prepare);
        clear(8, elsewhere);
        same("its Status", 0, w.get(2, 9, late).i() & 12);
        redefine(folder);
        int entry = request(40, NONE, classOnly(type)), exit = request(41, NONE, classMatch("Main"));
        int value = request(42, NONE, classMatch("Main"));
        resume();
        entered("level1", entry);
        entered("level2", entry);
        entered("level3", entry);
        left("level3", exit, value, "I6");
        left("level2", exit, value, "I7");
        left("level1", exit, value, "I107");
        e = composite("stop 4", ALL, 2);
        head("MethodEntry and Breakpoint in one packet", e, 40, entry);
        same("its place", "stop", place(e).split(":")[0]);
        head("and the breakpoint", e, 2, stopRequest);
        clear(40, entry);
        clear(41, exit);
        clear(42, value);
    }

    private static void entered(String method, int request) {
        Reply e = composite("entry", NONE, 1);
        head("MethodEntry", e, 40, request);
        same("its method", method, place(e).split(":")[0]);
    }

    private static void left(String method, int exit, int value, String result) {
        Reply e = composite("exit", NONE, 2);
        head("MethodExit", e, 41, exit);
        same("its method", method, place(e).split(":")[0]);
        head("MethodExitWithReturnValue", e, 42, value);
        place(e);
        same("its value", result, e.value());
    }

    private static void redefine(String folder) throws IOException {
        byte[] bytes = Files.readAllBytes(new File(folder, "Main$Box.class").toPath());
        long box = classNamed("LMain$Box;");
        w.get(1, 18, 1, box, bytes.length, bytes);
        error("RedefineClasses with bytes that are no class", BAD_FORMAT, w.ask(1, 18, 1, box, 4, 1));
        error("RedefineClasses with another class", 69, w.ask(1, 18, 1, type, bytes.length, bytes));
        error("RedefineClasses of no class", INVALID_OBJECT, w.ask(1, 18, 1, UNKNOWN, bytes.length, bytes));
        error("RedefineClasses with fewer bytes than said", ILLEGAL, w.ask(1, 18, 1, box, bytes.length + 1, bytes));
        check("the class after that", w.get(6, 4, box, method(box, "area")).b() == 0);
    }

    static void leavingFrames() {
        int request = request(2, ALL, at(type, method(type, "level3"), 0L));
        resume();
        Reply e = composite("level3", ALL, 1);
        head("level3", e, 2, request);
        int depth = w.get(11, 7, main).i();
        long second = frame(1);
        error("PopFrames of all frames", NO_MORE_FRAMES, w.ask(16, 4, main, frame(depth - 1)));
        w.get(16, 4, main, second);
        same("frames after PopFrames", depth - 2, w.get(11, 7, main).i());
        Reply r = w.get(11, 6, main, 0, 1);
        r.i();
        r.id();
        same("the top frame", "level1", place(r).split(":")[0]);
        error("a frame that was popped", INVALID_FRAME, w.ask(16, 3, main, second));
        r = w.get(3, 3, type, main, method(type, "describe"), 1, (byte) 'L', 0L, 1);
        check("a method called after PopFrames", r.value().equals("s"));
        resume();
        e = composite("level3 again", ALL, 1);
        head("level3 again", e, 2, request);
        clear(2, request);
        error("ForceEarlyReturn of another type", MISMATCH, w.ask(11, 14, main, (byte) 'J', 1L));
        error("ForceEarlyReturn of no type", INVALID_TAG, w.ask(11, 14, main, (byte) '?', 1L));
        w.get(11, 14, main, (byte) 'I', 1000);
    }

    /** Waits until a static field of the program has this value. */
    private static void until(String name, String value) throws InterruptedException {
        for (int i = 0; i < 3000 && !staticValue(name).equals(value); i++) {
            Thread.sleep(5);
        }
        same(name, value, staticValue(name));
    }

    /** Stop came to the other thread long ago; now it is interrupted while it runs alone. */
    static void disturbed() throws InterruptedException {
        w.get(11, 3, waiter);
        until("stops", "I1");
        w.get(11, 11, waiter);
        until("interrupts", "I1");
        w.get(11, 2, waiter);
    }

    static void held() throws InterruptedException {
        w.get(1, 15);
        resume();
        check("no event while they are held", w.events.poll(100, TimeUnit.MILLISECONDS) == null);
        w.get(1, 16);
        Reply e = composite("stop 5", ALL, 1);
        head("the event after ReleaseEvents", e, 2, stopRequest);
    }

    /** A class that was prepared between two requests is known to the second; its array is not told of. */
    static void unloading() {
        clear(9, request(9, NONE, classMatch("none")));
        runToStop(6);
        int request = request(9, ALL, classMatch("*Main$Late"));
        int array = request(9, NONE, classMatch("[LMain$Late;"));
        resume();
        Reply e = composite("unload", ALL, 1);
        check("ClassUnload", e.b() == 9 && e.i() == request);
        same("the class that went", "LMain$Late;", e.text());
        clear(9, request);
        clear(9, array);
        w.get(3, 2, type, 1, field(type, "unloaded"), true);
    }
}
