import java.util.List;
import java.util.TreeSet;

/** Commands that ask. */
class Asking extends Tester {
    static void machine() {
        Reply r = w.get(1, 1);
        check("Version", !r.text().isEmpty() && r.i() >= 17 && r.i() >= 0 && !r.text().isEmpty()
            && !r.text().isEmpty());
        r = w.get(1, 7);
        check("IDSizes", r.i() == 8 && r.i() == 8 && r.i() == 8 && r.i() == 8 && r.i() == 8);
        StringBuilder bits = new StringBuilder();
        r = w.get(1, 12);
        while (r.left() > 0) {
            bits.append(r.b());
        }
        same("Capabilities", "1111111", bits.toString());
        bits.setLength(0);
        r = w.get(1, 17);
        while (r.left() > 0) {
            bits.append(r.b());
        }
        same("CapabilitiesNew", "11111111001111111111100000000000", bits.toString());
        r = w.get(1, 2, "Ljava/lang/String;");
        check("ClassesBySignature", r.i() == 1 && r.b() == 1 && r.id() != 0 && r.i() == 7);
        check("ClassesBySignature of nothing", w.get(1, 2, "Lno/Such;").i() == 0);
        lists();
        long s = w.get(1, 11, "h\u00e9\u0000\ud83d\ude00").id();
        same("CreateString", "h\u00e9\u0000\ud83d\ude00", w.get(10, 1, s).text());
        error("CreateString of bad UTF-8", INVALID_STRING, w.ask(1, 11, 2, new byte[] {(byte) 0xC3, 0x28}));
        r = w.get(1, 13);
        check("ClassPaths", !r.text().isEmpty() && r.i() > 0 && r.text().contains("jdwp-protocol"));
        check("SetDefaultStratum", w.get(1, 19, "JSP").left() == 0);
        w.get(1, 19, "");
        w.get(1, 14, 1, s, 1);
        error("a disposed id", INVALID_OBJECT, w.ask(9, 1, s));
        r = w.get(1, 22);
        boolean base = false;
        for (int n = r.i(); n > 0; n--) {
            base |= w.get(18, 1, r.id()).text().equals("java.base");
        }
        check("AllModules", base);
    }

    private static void lists() {
        Reply r = w.get(1, 3);
        int n = r.i();
        boolean found = false;
        for (int i = 0; i < n; i++) {
            r.b();
            long id = r.id();
            boolean it = r.text().equals("LMain;");
            r.i();
            found |= it && id == type;
        }
        check("AllClasses", found && n > 50 && r.left() == 0);
        r = w.get(1, 20);
        check("AllClassesWithGeneric", Math.abs(r.i() - n) < 20);
        r = w.get(1, 4);
        TreeSet<String> names = set();
        for (n = r.i(); n > 0; n--) {
            names.add(threadName(r.id()));
        }
        check("AllThreads", names.contains("main") && !names.toString().contains("JDWP"), names);
        r = w.get(1, 5);
        check("TopLevelThreadGroups", r.i() == 1);
        long system = r.id();
        same("ThreadGroupReference.Name", "system", w.get(12, 1, system).text());
        check("ThreadGroupReference.Parent of the top", w.get(12, 2, system).id() == 0);
        long group = w.get(11, 5, main).id();
        same("ThreadReference.ThreadGroup", "main", w.get(12, 1, group).text());
        check("ThreadGroupReference.Parent", w.get(12, 2, group).id() == system);
        r = w.get(12, 3, group);
        n = r.i();
        check("ThreadGroupReference.Children", n >= 1 && r.id() == main);
    }

    static void types() {
        same("Signature", "LMain;", w.get(2, 1, type).text());
        loader = w.get(2, 2, type).id();
        check("ClassLoader", loader != 0 && w.get(2, 2, classNamed("Ljava/lang/Object;")).id() == 0);
        check("Modifiers", (w.get(2, 3, type).i() & 0x21) == 0x21);
        long shape = classNamed("LMain$Shape;"), box = classNamed("LMain$Box;");
        check("Modifiers of an interface", (w.get(2, 3, shape).i() & 0x600) == 0x600);
        List<String> names = list();
        Reply r = w.get(2, 4, type);
        for (int n = r.i(); n > 0; n--) {
            r.id();
            names.add(r.text() + " " + r.text() + " " + r.i());
        }
        same("Fields",
            "z Z 8, b B 8, c C 8, s S 8, i I 8, j J 8, f F 8, d D 8, text Ljava/lang/String; 8, numbers [I 8, "
            + "things [Ljava/lang/Object; 8, words [Ljava/lang/String; 8, one LMain; 8, box LMain$Box; 8, "
            + "lid LMain$Box$Lid; 8, waiter Ljava/lang/Thread; 8, lock Ljava/lang/Object; 24, "
            + "go Ljava/lang/Object; 24, gone Z 8, signal I 72, "
            + "interrupts I 8, stops I 8, dropped [Ljava/lang/Object; 8, unloaded Z 8, unprepared Ljava/lang/Object; 8, "
            + "value I 0, next Ljava/lang/Object; 0", String.join(", ", names));
        names.clear();
        r = w.get(2, 5, type);
        for (int n = r.i(); n > 0; n--) {
            r.id();
            names.add(r.text() + r.text() + r.i());
        }
        same("Methods", "<init>(I)V0 add(IJLjava/lang/String;Ljava/lang/Object;)I8 get(I)I0 thrower()V8 "
            + "describe(Ljava/lang/Object;)Ljava/lang/String;8 stop(I)V8 level3(I)I8 level2(I)I8 level1(I)I8 "
            + "missing()V264 "
            + "waiting()V8 startWaiter()V8 contend()V8 load()V8 main([Ljava/lang/String;)V9 <clinit>()V8", join(names));
        members(box);
        same("values", "Ztrue B-2 Cc S-300 I70000 J1099511627776 F1.5 D2.25 s [ [ L", staticValue("z") + " "
            + staticValue("b") + " "
            + staticValue("c") + " " + staticValue("s") + " " + staticValue("i") + " " + staticValue("j") + " "
            + staticValue("f") + " "
            + staticValue("d") + " " + staticValue("text") + " " + staticValue("numbers") + " "
            + staticValue("things") + " "
            + staticValue("one"));
        check("a thread's tag", staticValue("waiter").equals("t"));
        same("SourceFile", "Main.java", w.get(2, 7, type).text());
        error("SourceFile of an array", ABSENT, w.ask(2, 7, classNamed("[I")));
        TreeSet<String> nested = set();
        r = w.get(2, 8, type);
        for (int n = r.i(); n > 0; n--) {
            int tag = r.b();
            nested.add(tag + w.get(2, 1, r.id()).text());
        }
        same("NestedTypes", "1LMain$Box; 1LMain$Loader; 2LMain$Shape;", join(nested));
        same("Status", 7, w.get(2, 9, type).i());
        r = w.get(2, 10, box);
        check("Interfaces", r.i() == 1 && r.id() == shape);
        long mirror = w.get(2, 11, type).id();
        r = w.get(17, 1, mirror);
        check("ClassObject, ReflectedType", r.b() == 1 && r.id() == type);
        error("SourceDebugExtension", ABSENT, w.ask(2, 12, type));
        r = w.get(2, 17, type);
        check("ClassFileVersion", r.i() == 61 && r.i() == 0);
        r = w.get(2, 18, type);
        check("ConstantPool", r.i() > 50 && r.i() == r.left());
        check("Module", w.get(2, 19, type).id() != 0);
        same("Module of Object", "java.base", w.get(18, 1, w.get(2, 19,
            classNamed("Ljava/lang/Object;")).id()).text());
        check("ModuleReference.ClassLoader", w.get(18, 2, w.get(2, 19, type).id()).id() == loader);
        check("Superclass", w.get(3, 1, type).id() == classNamed("Ljava/lang/Object;"));
        check("Superclass of Object", w.get(3, 1, classNamed("Ljava/lang/Object;")).id() == 0);
        methods();
        heap(box);
    }

    private static void members(long box) {
        Reply r = w.get(2, 13, type);
        check("SignatureWithGeneric", r.text().equals("LMain;") && r.text().isEmpty());
        r = w.get(2, 13, classNamed("Ljava/util/List;"));
        check("SignatureWithGeneric of List", r.text().equals("Ljava/util/List;") && r.text().startsWith("<E:"));
        r = w.get(2, 14, box);
        check("FieldsWithGeneric", r.i() == 1 && r.id() != 0 && r.text().equals("width") && r.text().equals("I")
            && r.text().isEmpty() && r.i() == 0);
        r = w.get(2, 14, classNamed("LMain$Box$Lid;"));
        check("a synthetic field", r.i() == 1 && r.id() != 0 && r.text().equals("this$0")
            && r.text().equals("LMain$Box;")
            && r.text().isEmpty() && r.i() == (0xF0000000 | 0x1010));
        r = w.get(2, 15, box);
        check("MethodsWithGeneric", r.i() == 2 && r.id() != 0 && r.text().equals("<init>") && r.text().equals("()V")
            && r.text().isEmpty() && r.i() == 0);
    }

    private static void methods() {
        long add = method(type, "add"), missing = method(type, "missing");
        Reply r = w.get(6, 1, type, add);
        long first = r.id(), last = r.id();
        check("LineTable", first == 0 && last > 5 && r.i() == 1 && r.id() == 0 && r.i() > 0, last);
        r = w.get(6, 1, type, missing);
        check("LineTable of a native method", r.id() == -1 && r.id() == -1 && r.i() == 0);
        r = w.get(6, 2, type, add);
        check("VariableTable", r.i() == 5 && r.i() == 4);
        r = w.get(6, 5, type, add);
        check("VariableTableWithGeneric", r.i() == 5 && r.i() == 4 && r.id() == 0 && r.text().equals("a")
            && r.text().equals("I")
            && r.text().isEmpty() && r.i() == last + 1 && r.i() == 0);
        error("VariableTable of a native method", NATIVE, w.ask(6, 2, type, missing));
        r = w.get(6, 3, type, method(type, "get"));
        check("Bytecodes", r.i() == 7 && r.b() == 0x2a && r.left() == 6);
        check("Bytecodes of a native method", w.get(6, 3, type, missing).i() == 0);
        check("IsObsolete", w.get(6, 4, type, add).b() == 0);
    }

    private static void heap(long box) {
        Reply r = w.get(2, 16, box, 0);
        check("Instances", r.i() == 1 && r.value().equals("L") && r.lastId == object("box"));
        r = w.get(2, 16, classNamed("[Ljava/lang/String;"), 2);
        check("Instances, at most 2", r.i() == 2);
        r = w.get(1, 21, 3, box, type, box);
        check("InstanceCounts", r.i() == 3 && r.id() == 1 && r.id() == 1 && r.id() == 1);
        TreeSet<String> from = set();
        r = w.get(9, 10, object("box"), 0);
        for (int n = r.i(); n > 0; n--) {
            r.value();
            from.add(r.lastId == type ? "Main" : r.lastId == object("lid") ? "lid" : "?");
        }
        same("ReferringObjects", "Main lid", join(from));
    }

    static void objects() {
        long one = object("one"), numbers = object("numbers"), things = object("things"), words = object("words");
        Reply r = w.get(9, 1, one);
        check("ObjectReference.ReferenceType", r.b() == 1 && r.id() == type);
        r = w.get(9, 1, numbers);
        check("ReferenceType of an array", r.b() == 3 && r.id() == classNamed("[I"));
        r = w.get(9, 2, one, 3, field(type, "value"), field(type, "next"), field(type, "i"));
        same("GetValues", "3 I5 Lnull I70000", r.i() + " " + r.value() + " " + r.value() + " " + r.value());
        w.get(9, 3, one, 2, field(type, "value"), 6, field(type, "next"), words);
        r = w.get(9, 2, one, 2, field(type, "value"), field(type, "next"));
        check("SetValues", r.i() == 2 && r.value().equals("I6") && r.value().equals("[") && r.lastId == words);
        w.get(3, 2, type, 5, field(type, "z"), false, field(type, "b"), (byte) 7, field(type, "c"), 'q', field(type,
            "s"), (short) 9,
            field(type, "i"), 11);
        w.get(3, 2, type, 3, field(type, "j"), 12L, field(type, "f"), 0.5f, field(type, "d"), 0.25);
        same("ClassType.SetValues", "Zfalse B7 Cq S9 I11 J12 F0.5 D0.25", staticValue("z") + " " + staticValue("b")
            + " " + staticValue("c")
            + " " + staticValue("s") + " " + staticValue("i") + " " + staticValue("j") + " " + staticValue("f") + " "
            + staticValue("d"));
        error("SetValues of another type", MISMATCH, w.ask(9, 3, object("lid"), 1, field(classNamed("LMain$Box$Lid;"),
            "this$0"), one));
        error("SetValues of an array of another type", MISMATCH, w.ask(3, 2, type, 1, field(type, "words"), things));
        arrays(numbers, things, words);
        same("StringReference.Value", "h\u00e9\u0000\ud83d\ude00", w.get(10, 1, object("text")).text());
        w.get(9, 7, one);
        w.get(9, 8, one);
        check("IsCollected", w.get(9, 9, one).b() == 0);
        error("IsCollected of no id", INVALID_OBJECT, w.ask(9, 9, UNKNOWN));
        error("DisableCollection of no id", INVALID_OBJECT, w.ask(9, 7, UNKNOWN));
        r = w.get(9, 5, object("go"));
        check("MonitorInfo", r.id() == 0 && r.i() == 0 && r.i() == 1 && r.id() == object("waiter"));
        r = w.get(14, 1, loader);
        boolean found = false;
        for (int n = r.i(); n > 0; n--) {
            r.b();
            found |= r.id() == type;
        }
        check("VisibleClasses", found);
        check("VisibleClasses of the boot loader", w.get(14, 1, 0L).i() > 20);
    }

    private static void arrays(long numbers, long things, long words) {
        check("ArrayReference.Length", w.get(13, 1, numbers).i() == 3);
        Reply r = w.get(13, 2, numbers, 1, 2);
        check("ArrayReference.GetValues", r.b() == 'I' && r.i() == 2 && r.i() == 2 && r.i() == 3 && r.left() == 0);
        r = w.get(13, 2, things, 0, 3);
        same("GetValues of objects", "L3s Lnull [", "" + (char) r.b() + r.i() + r.value() + " " + r.value() + " "
            + r.value());
        check("GetValues of none", w.get(13, 2, numbers, 3, 0).b() == 'I');
        error("GetValues beyond", INVALID_LENGTH, w.ask(13, 2, numbers, 2, 2));
        error("GetValues before", INVALID_INDEX, w.ask(13, 2, numbers, -1, 1));
        error("GetValues of a negative number", INVALID_LENGTH, w.ask(13, 2, numbers, 0, -1));
        w.get(13, 3, numbers, 1, 1, 22);
        w.get(13, 3, things, 1, 1, words);
        long z = w.get(1, 11, "z").id();
        w.get(13, 3, words, 0, 1, z);
        r = w.get(13, 2, words, 0, 1);
        check("ArrayReference.SetValues", r.b() == '[' || r.left() > 0);
        error("SetValues of another type", MISMATCH, w.ask(13, 3, words, 0, 1, numbers));
        error("SetValues beyond", INVALID_LENGTH, w.ask(13, 3, words, 1, 2, z, z));
        r = w.get(4, 1, classNamed("[I"), 4);
        check("ArrayType.NewInstance", r.value().equals("[") && w.get(13, 1, r.lastId).i() == 4);
        r = w.get(4, 1, classNamed("[Ljava/lang/String;"), 2);
        check("ArrayType.NewInstance of objects", r.value().equals("[") && w.get(13, 1, r.lastId).i() == 2);
        error("NewInstance of a negative length", OUT_OF_MEMORY, w.ask(4, 1, classNamed("[I"), -1));
        error("NewInstance of a class", INVALID_CLASS, w.ask(4, 1, type, 1));
    }

    static void threads() {
        same("Name", "waiter", threadName(waiter));
        Reply r = w.get(11, 4, main);
        check("Status of the thread at a breakpoint", r.i() == 1 && r.i() == 1);
        r = w.get(11, 4, waiter);
        check("Status of one that waits", r.i() == 4 && r.i() == 1);
        same("SuspendCount", 1, w.get(11, 12, waiter).i());
        w.get(11, 2, waiter);
        same("SuspendCount after Suspend", 2, w.get(11, 12, waiter).i());
        w.get(11, 3, waiter);
        w.get(11, 3, waiter);
        same("SuspendCount after two Resumes", 0, w.get(11, 12, waiter).i());
        error("FrameCount of a thread that runs", NOT_SUSPENDED, w.ask(11, 7, waiter));
        error("OwnedMonitors of a thread that runs", NOT_SUSPENDED, w.ask(11, 8, waiter));
        w.get(11, 3, waiter);
        same("SuspendCount is never negative", 0, w.get(11, 12, waiter).i());
        w.get(11, 2, waiter);
        same("FrameCount", 2, w.get(11, 7, main).i());
        r = w.get(11, 9, waiter);
        check("CurrentContendedMonitor of one that waits", r.b() == 'L' && r.id() == object("go"));
        check("CurrentContendedMonitor of none", w.get(11, 9, main).value().equals("Lnull"));
        check("OwnedMonitors of none", w.get(11, 8, main).i() == 0);
        check("OwnedMonitorsStackDepthInfo of none", w.get(11, 13, main).i() == 0);
        check("IsVirtual", w.get(11, 15, main).b() == 0);
        w.get(1, 8);
        same("SuspendCount after VirtualMachine.Suspend", 2, w.get(11, 12, main).i());
        resume();
        same("SuspendCount after VirtualMachine.Resume", 1, w.get(11, 12, main).i());
    }

    static void frames() {
        Reply r = w.get(11, 6, main, 0, -1);
        int n = r.i();
        long top = r.id();
        String where = place(r);
        long second = r.id();
        check("Frames", n == 2 && where.startsWith("stop:") && place(r).startsWith("main:") && top != second, where);
        check("Frames, one of them", w.get(11, 6, main, 1, 1).i() == 1);
        check("Frames, none", w.get(11, 6, main, 2, 0).i() == 0);
        error("Frames beyond", INVALID_LENGTH, w.ask(11, 6, main, 0, 3));
        error("Frames before", INVALID_INDEX, w.ask(11, 6, main, -1, 1));
        r = w.get(16, 1, main, top, 1, 0, (byte) 'I');
        check("StackFrame.GetValues", r.i() == 1 && r.value().equals("I1"));
        r = w.get(16, 1, main, second, 1, 0, (byte) 'L');
        check("GetValues of an object", r.i() == 1 && r.value().equals("["));
        error("GetValues of no slot", INVALID_SLOT, w.ask(16, 1, main, top, 1, 99, (byte) 'I'));
        error("GetValues of another type", MISMATCH, w.ask(16, 1, main, top, 1, 0, (byte) 'L'));
        error("GetValues of no type", INVALID_TAG, w.ask(16, 1, main, top, 1, 0, (byte) '?'));
        w.get(16, 2, main, top, 1, 0, (byte) 'I', 77);
        r = w.get(16, 1, main, top, 1, 0, (byte) 'I');
        check("StackFrame.SetValues", r.i() == 1 && r.value().equals("I77"));
        w.get(16, 2, main, top, 1, 0, (byte) 'I', 1);
        error("SetValues of another class", MISMATCH, w.ask(16, 2, main, second, 1, 0, (byte) 'L', object("one")));
        check("ThisObject of a static method", w.get(16, 3, main, top).value().equals("Lnull"));
        error("a frame of nobody", INVALID_FRAME, w.ask(16, 3, main, top + 1000));
        error("a frame of another thread", INVALID_FRAME, w.ask(16, 3, main, 0L));
        r = w.get(11, 6, waiter, 0, -1);
        check("frames of one that waits", r.i() >= 3);
    }
}
