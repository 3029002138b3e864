import java.util.Random;

/** Packets that are wrong: ids of nothing or of something else, requests that make no sense, data that is cut off. */
class Wrong extends Tester {
    private static void all(String what, int expected, int[][] commands, Object... data) {
        for (int[] c : commands) {
            Reply r = w.ask(c[0], c[1], data);
            if (r.error != expected || r.length != 0) {
                check(what + " for " + c[0] + "," + c[1], false, r.error, r.length);
                return;
            }
        }
        check(what + " -> " + expected, true);
    }

    private static int[][] range(int set, int first, int last) {
        int[][] r = new int[last - first + 1][];
        for (int i = first; i <= last; i++) {
            r[i - first] = new int[] {set, i};
        }
        return r;
    }

    private static int[][] join(int[][]... parts) {
        return java.util.Arrays.stream(parts).flatMap(java.util.Arrays::stream).toArray(int[][]::new);
    }

    static final int[][] CLASS = join(range(2, 1, 19), range(3, 1, 4), range(4, 1, 1), range(5, 1, 1), range(6, 1, 5),
        range(17, 1, 1));
    static final int[][] OBJECT = join(range(9, 1, 3), range(9, 5, 8), range(9, 10, 10));
    static final int[][] THREAD = join(range(11, 1, 15), range(16, 1, 4));

    static void ids() {
        long text = object("text"), one = object("one");
        Object more = new byte[64]; // enough of zeros for whatever comes after the id
        all("classes: null", INVALID_CLASS, CLASS, 0L, more);
        all("classes: no id", INVALID_OBJECT, CLASS, UNKNOWN, more);
        all("classes: negative", INVALID_OBJECT, CLASS, -1L, more);
        all("classes: an object", INVALID_CLASS, CLASS, text, more);
        all("objects: null", INVALID_OBJECT, OBJECT, 0L, more);
        all("objects: no id", INVALID_OBJECT, OBJECT, UNKNOWN, more);
        all("threads: null", INVALID_THREAD, THREAD, 0L, more);
        all("threads: no id", INVALID_OBJECT, THREAD, UNKNOWN, more);
        all("threads: an object", INVALID_THREAD, THREAD, one, more);
        all("groups: null", INVALID_GROUP, range(12, 1, 3), 0L);
        all("groups: no id", INVALID_OBJECT, range(12, 1, 3), UNKNOWN);
        all("groups: an object", INVALID_GROUP, range(12, 1, 3), one);
        all("strings: an object", INVALID_STRING, range(10, 1, 1), one);
        all("arrays: null", INVALID_OBJECT, range(13, 1, 3), 0L, more);
        all("arrays: an object", INVALID_ARRAY, range(13, 1, 3), one, more);
        all("loaders: an object", INVALID_LOADER, range(14, 1, 1), one);
        all("loaders: no id", INVALID_OBJECT, range(14, 1, 1), UNKNOWN);
        all("modules: an object", INVALID_MODULE, range(18, 1, 2), one);
        all("modules: null", INVALID_MODULE, range(18, 1, 2), 0L);
        all("methods: null", INVALID_METHOD, range(6, 1, 3), type, 0L);
        all("methods: no id", INVALID_METHOD, range(6, 1, 5), type, 1L);
        all("methods: of another class", INVALID_METHOD, range(6, 1, 5), type, method(classNamed("LMain$Box;"),
            "area"));
        error("fields: no id", INVALID_FIELD, w.ask(2, 6, type, 1, 1L));
        error("fields: of another class", INVALID_FIELD,
            w.ask(2, 6, type, 1, field(classNamed("Ljava/lang/String;"), "CASE_INSENSITIVE_ORDER")));
        error("fields: not static", INVALID_FIELD, w.ask(2, 6, type, 1, field(type, "value")));
        error("fields: not static, set", INVALID_FIELD, w.ask(3, 2, type, 1, field(type, "value"), 5));
        error("Stop with what is no exception", INVALID_OBJECT, w.ask(11, 10, waiter, one));
        error("Instances, a negative number", ILLEGAL, w.ask(2, 16, type, -1));
        error("InstanceCounts, a negative number", ILLEGAL, w.ask(1, 21, -1));
    }

    static void requests() {
        Data place = at(type, method(type, "level3"), 0L);
        error("no kind of event", INVALID_EVENT, ask(0, ALL));
        error("another that is none", INVALID_EVENT, ask(77, ALL));
        error("no suspend policy", ILLEGAL, ask(6, (byte) 3));
        error("a breakpoint nowhere", ILLEGAL, ask(2, ALL));
        error("a breakpoint between instructions", INVALID_LOCATION, ask(2, ALL, at(type, method(type, "level3"),
            10000L)));
        error("a breakpoint in a native method", INVALID_LOCATION, nativeBreakpoint());
        error("a breakpoint in no method", INVALID_METHOD, ask(2, ALL, at(type, 5L, 0L)));
        error("a watch of nothing", ILLEGAL, ask(20, ALL));
        error("a watch of no field", INVALID_FIELD, ask(20, ALL, fieldOnly(type, 7L)));
        error("a condition", NOT_IMPLEMENTED, ask(2, ALL, place, Data.of((byte) 2, 1)));
        error("a count of 0", INVALID_COUNT, ask(2, ALL, place, count(0)));
        error("no modifier", ILLEGAL, ask(2, ALL, place, Data.of((byte) 99)));
        error("a step of no thread", INVALID_THREAD, ask(1, ALL, step(0, 1, 0)));
        error("a step that is none", ILLEGAL, ask(1, ALL));
        error("a step of no depth", ILLEGAL, ask(1, ALL, step(main, 1, 3)));
        error("a step of no size", ILLEGAL, ask(1, ALL, step(main, 2, 0)));
        int s = request(1, ALL, step(main, 1, 0));
        error("two steps of one thread", DUPLICATE, ask(1, ALL, step(main, 0, 1)));
        clear(1, s);
        Data[] mods = {threadOnly(main), classOnly(type), classMatch("x"), classExclude("x"), place, exceptionOnly(0,
            true, true),
            fieldOnly(type, field(type, "value")), step(main, 1, 1), instanceOnly(0), Data.of((byte) 12, "x"),
            Data.of((byte) 13)};
        boolean[] unloadTakes = {false, false, true, true, false, false, false, false, false, false, false};
        boolean[] startTakes = {true, false, false, false, false, false, false, false, false, false, true};
        for (int i = 0; i < mods.length; i++) {
            kind("ClassUnload", 9, i, mods[i], unloadTakes[i]);
            kind("ThreadStart", 6, i, mods[i], startTakes[i]);
        }
        error("Clear of no kind", INVALID_EVENT, w.ask(15, 2, (byte) 0, 1));
        check("Clear of no request", w.ask(15, 2, (byte) 2, 999999).error == 0);
        w.get(15, 3);
        check("ClearAllBreakpoints", w.ask(15, 2, (byte) 2, stopRequest).error == 0);
        stopRequest = request(2, ALL, at(type, method(type, "stop"), 0L));
    }

    private static Reply nativeBreakpoint() {
        Reply r = ask(2, ALL, at(type, method(type, "missing"), 0L));
        return r.error == NATIVE ? new Reply(INVALID_LOCATION, new byte[0]) : r; // either says it
    }

    private static void kind(String name, int kind, int i, Data mod, boolean takes) {
        Reply r = ask(kind, NONE, mod);
        check(name + (takes ? " takes" : " refuses") + " modifier " + i, r.error == (takes ? 0 : ILLEGAL), r.error);
        if (r.error == 0) {
            clear(kind, r.i());
        }
    }

    /** Commands that need data, and get none; then some that are cut off in the middle. */
    static void shortPackets() {
        int[][] vm = {{1, 2}, {1, 10}, {1, 11}, {1, 14}, {1, 18}, {1, 19}, {1, 21}};
        all("no data", ILLEGAL, join(vm, CLASS, OBJECT, range(9, 9, 9), range(10, 1, 1), THREAD, range(12, 1, 3),
            range(13, 1, 3),
            range(14, 1, 1), range(15, 1, 2), range(18, 1, 2)));
        all("half an id", ILLEGAL, join(CLASS, OBJECT, THREAD), 7);
        error("a string that is longer than its packet", ILLEGAL, w.ask(1, 2, 100, (byte) 'L'));
        error("a string of a negative length", ILLEGAL, w.ask(1, 2, -1));
        error("more fields than the packet holds", ILLEGAL, w.ask(2, 6, type, 1000000000, 1L));
        error("a negative number of fields", ILLEGAL, w.ask(9, 2, object("one"), -1));
        error("more slots than the packet holds", ILLEGAL, w.ask(16, 1, main, frame(0), 1 << 30, 0));
        error("more arguments than the packet holds", ILLEGAL, w.ask(3, 3, type, main, method(type, "add"), 1 << 30));
        error("more classes than the packet holds", ILLEGAL, w.ask(1, 18, 1 << 30));
        error("more counts than the packet holds", ILLEGAL, w.ask(1, 21, 1 << 30));
        error("more modifiers than the packet holds", ILLEGAL, w.ask(15, 1, (byte) 6, NONE, 1 << 30));
        error("half a modifier", ILLEGAL, w.ask(15, 1, (byte) 6, NONE, 1, (byte) 1, (short) 0));
        Reply r = w.ask(1, 7, new byte[100000]);
        check("more data than needed is ignored", r.error == 0);
    }

    static void unknownCommands() {
        int[][] commands = {{0, 1}, {1, 0}, {1, 23}, {1, 255}, {2, 0}, {2, 20}, {3, 5}, {4, 2}, {5, 2}, {6, 6}, {7,
            1}, {8, 1}, {9, 4},
            {9, 11}, {10, 2}, {11, 0}, {11, 16}, {12, 4}, {13, 4}, {14, 2}, {15, 0}, {15, 4}, {16, 5}, {17, 2}, {18,
            3}, {19, 1},
            {64, 100}, {200, 1}, {255, 255}};
        all("unknown commands", NOT_IMPLEMENTED, commands);
        int answered = 0, n = 3000;
        Random random = new Random(42);
        int[][] some = join(range(1, 1, 5), range(1, 11, 14), range(1, 17, 22), CLASS, OBJECT, range(9, 9, 9),
            range(10, 1, 1),
            range(11, 1, 1), range(11, 4, 9), range(11, 12, 13), range(11, 15, 15), range(12, 1, 3), range(13, 1, 3),
            range(14, 1, 1),
            range(15, 2, 2), range(16, 1, 3), range(18, 1, 2));
        long[] known = {main, type, waiter, loader, object("one"), object("words"), object("text"), 0, 1, -1,
            frame(0),
            method(type, "level3"), field(type, "value")};
        for (int i = 0; i < n; i++) {
            int[] c = some[random.nextInt(some.length)];
            Data d = new Data();
            for (int k = random.nextInt(5); k > 0; k--) {
                Object id = known[random.nextInt(known.length)], number = random.nextInt(9);
                d.put(random.nextInt(3) > 0 ? id : number);
            }
            answered += w.reply(w.send(c[0], c[1], d)) == Wire.CLOSED ? 0 : 1;
        }
        same("random packets that are answered", n, answered);
    }
}
