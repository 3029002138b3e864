/** Methods that the debugger calls. */
class Calling extends Tester {
    static final int SINGLE = 1, NONVIRTUAL = 2;

    static void run() {
        long add = method(type, "add"), get = method(type, "get"), one = object("one"), words = object("words");
        long text = w.get(1, 11, "four").id();
        Reply r = w.get(3, 3, type, main, add, 4, (byte) 'I', 1, (byte) 'J', 2L, (byte) 's', text, (byte) '[', words,
            SINGLE);
        check("ClassType.InvokeMethod", r.value().equals("I7") && r.value().equals("Lnull"));
        r = w.get(3, 3, type, main, add, 4, (byte) 'I', 1, (byte) 'J', 2L, (byte) 's', text, (byte) 'L', 0L, 0);
        check("with all threads running", r.value().equals("I7") && r.value().equals("Lnull"));
        same("SuspendCount after that", 1, w.get(11, 12, main).i());
        r = w.get(9, 6, one, main, type, get, 1, (byte) 'I', 4, SINGLE);
        check("ObjectReference.InvokeMethod", r.value().equals("I10") && r.value().equals("Lnull"));
        r = w.get(3, 3, type, main, method(type, "thrower"), 0, SINGLE);
        check("an exception", r.value().equals("V") && r.value().equals("L"));
        r = w.get(9, 1, r.lastId);
        r.b();
        same("its class", "Ljava/lang/IllegalStateException;", w.get(2, 1, r.id()).text());
        r = w.get(3, 4, type, main, method(type, "<init>"), 1, (byte) 'I', 42, SINGLE);
        check("ClassType.NewInstance", r.value().equals("L"));
        long made = r.lastId;
        check("no exception", r.value().equals("Lnull"));
        r = w.get(9, 2, made, 1, field(type, "value"));
        check("its field", r.i() == 1 && r.value().equals("I42"));
        r = w.get(3, 3, type, main, method(type, "describe"), 1, (byte) 'L', 0L, SINGLE);
        check("a string comes back", r.value().equals("s") && w.get(10, 1, r.lastId).text().equals("null"));
        long shape = classNamed("LMain$Shape;"), box = classNamed("LMain$Box;");
        r = w.get(5, 1, shape, main, method(shape, "sides"), 1, (byte) 'I', 2, SINGLE);
        check("InterfaceType.InvokeMethod", r.value().equals("I6"));
        r = w.get(9, 6, object("box"), main, shape, method(shape, "twice"), 0, SINGLE);
        check("a default method", r.value().equals("I18"));
        r = w.get(9, 6, object("box"), main, shape, method(shape, "area"), 0, SINGLE);
        check("an abstract method", r.value().equals("I9"));
        error("an abstract method as it stands", ILLEGAL, w.ask(9, 6, object("box"), main, shape, method(shape,
            "area"), 0, NONVIRTUAL));
        long object = classNamed("Ljava/lang/Object;");
        r = w.get(9, 6, text, main, object, method(object, "toString"), 0, SINGLE | NONVIRTUAL);
        check("a method of Object on a string", r.value().equals("s") && w.get(10, 1,
            r.lastId).text().startsWith("java.lang.String@"));
        wrong(add, text, words, box, shape);
        nested(get, one);
    }

    private static void wrong(long add, long text, long words, long box, long shape) {
        error("too few arguments", ILLEGAL, w.ask(3, 3, type, main, add, 1, (byte) 'I', 1, SINGLE));
        error("too many arguments", ILLEGAL, w.ask(3, 3, type, main, method(type, "thrower"), 1, (byte) 'I', 1,
            SINGLE));
        error("an argument of another type", MISMATCH,
            w.ask(3, 3, type, main, add, 4, (byte) 'J', 1L, (byte) 'J', 2L, (byte) 's', text, (byte) 'L', 0L,
            SINGLE));
        error("an argument of another class", MISMATCH,
            w.ask(3, 3, type, main, add, 4, (byte) 'I', 1, (byte) 'J', 2L, (byte) 'L', words, (byte) 'L', 0L,
            SINGLE));
        error("an instance method without its object", INVALID_METHOD, w.ask(3, 3, type, main, method(type, "get"), 0,
            SINGLE));
        error("a method of another class", INVALID_METHOD, w.ask(3, 3, box, main, add, 0, SINGLE));
        error("a static method of a superinterface", INVALID_METHOD, w.ask(3, 3, box, main, method(shape, "sides"), 1,
            (byte) 'I', 2, SINGLE));
        error("a class initializer", INVALID_METHOD, w.ask(3, 3, type, main, method(type, "<clinit>"), 0, SINGLE));
        error("a constructor that is none", INVALID_METHOD, w.ask(3, 4, type, main, add, 0, SINGLE));
        error("an object of another class", INVALID_OBJECT,
            w.ask(9, 6, text, main, box, method(box, "area"), 0, SINGLE));
        error("a thread that stands in no event", INVALID_THREAD, w.ask(3, 3, type, waiter, method(type, "thrower"),
            0,
            SINGLE));
        error("a class for an interface", INVALID_CLASS, w.ask(5, 1, type, main, add, 0, SINGLE));
        error("an interface for a class", INVALID_CLASS, w.ask(3, 3, shape, main, method(shape, "sides"), 0, SINGLE));
    }

    /** A breakpoint inside a method that the debugger calls. */
    private static void nested(long get, long one) {
        int request = request(2, ALL, at(type, get, 0L));
        int call = w.send(9, 6, Data.of(one, main, type, get, 1, (byte) 'I', 1, 0));
        Reply e = composite("inside", ALL, 1);
        head("a breakpoint inside a method that is called", e, 2, request);
        same("where", "get", place(e).split(":")[0]);
        same("SuspendCount there", 1, w.get(11, 12, main).i());
        check("this there", w.get(16, 3, main, frame(0)).value().equals("L"));
        error("another call meanwhile", 502, w.ask(3, 3, type, main, method(type, "thrower"), 0, SINGLE));
        resume();
        check("the method goes on", w.reply(call).value().equals("I7"));
        same("SuspendCount after it", 1, w.get(11, 12, main).i());
        clear(2, request);
    }
}
