import com.sun.jdi.*;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Debugs Main over JDI and says what it sees. Debugger PORT CLASSFILE
 *
 * The program calls mark(n); there it stands (all threads suspended) while a chapter of the commands is tried. Between
 * two marks the events of the requests of that stretch arrive and are printed.
 */
public class Debugger {
    static final int FIELD_FLAGS = 0x50df; // those of the specification; some VMs show more
    static final int CLASS_FLAGS = 0x761f; // without ACC_SUPER, which some VMs give to interfaces

    static VirtualMachine vm;
    static EventRequestManager requests;
    static ClassType main;
    static ThreadReference thread;
    static List<EventRequest> stretch = new ArrayList<>();

    // ---- going from mark to mark

    static void say(String format, Object... args) {
        System.out.printf(format + "%n", args);
    }

    static <R extends EventRequest> R on(R r) {
        r.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        stretch.add(r);
        return r;
    }

    /** Lets the program run to mark(n), printing the events on the way; the requests of this stretch are gone then. */
    static void go(int n) throws Exception {
        stretch.forEach(EventRequest::enable);
        vm.resume();
        for (;;) {
            EventSet set = vm.eventQueue().remove();
            boolean there = false;
            for (Event e : set) {
                there |= arrived(e, n);
            }
            if (there) {
                break;
            }
            set.resume();
        }
        requests.deleteEventRequests(stretch);
        stretch.clear();
        say("== mark %d", n);
    }

    static boolean arrived(Event e, int n) throws Exception {
        if (e instanceof BreakpointEvent b && b.location().method().name().equals("mark")) {
            if (((IntegerValue) b.thread().frame(0).getArgumentValues().get(0)).value() == n) {
                thread = b.thread();
                return true;
            }
            return false;
        }
        String text = describe(e);
        if (text != null) {
            say("  event %s", text);
        }
        if (e instanceof ClassUnloadEvent) {
            ClassType helper = (ClassType) type("Helper");
            helper.setValue(helper.fieldByName("unloaded"), vm.mirrorOf(true));
        }
        if (e instanceof VMDeathEvent || e instanceof VMDisconnectEvent) {
            throw new IllegalStateException("the program ended before mark " + n);
        }
        return false;
    }

    static String at(Location l) {
        return l == null ? "nowhere" : l.declaringType().name() + "." + l.method().name() + ":" + l.lineNumber();
    }

    static String describe(Event e) throws Exception {
        String kind = e.getClass().getInterfaces()[0].getSimpleName();
        if (e instanceof WatchpointEvent w) { // before LocatableEvent, which it is too
            String s = kind + " " + w.field().name() + " of " + show(w.object()) + " is " + show(w.valueCurrent());
            return s + (e instanceof ModificationWatchpointEvent m ? " will be " + show(m.valueToBe()) : "") + " at "
                    + at(w.location());
        }
        if (e instanceof ExceptionEvent x) {
            return kind + " " + x.exception().referenceType().name() + " caught at " + at(x.catchLocation())
                    + " thrown at " + at(x.location());
        }
        if (e instanceof MethodExitEvent m) {
            return kind + " " + m.method().name() + " returns " + show(m.returnValue()) + " at " + at(m.location());
        }
        if (e instanceof MonitorWaitEvent m) {
            return kind + " timeout " + m.timeout() + " " + m.thread().name();
        }
        if (e instanceof MonitorWaitedEvent m) {
            return kind + " timed out " + m.timedout() + " " + m.thread().name();
        }
        if (e instanceof MonitorContendedEnterEvent m) {
            return kind + " " + m.thread().name() + " wants " + show(m.monitor());
        }
        if (e instanceof MonitorContendedEnteredEvent m) {
            return kind + " " + m.thread().name() + " has " + show(m.monitor());
        }
        if (e instanceof ClassPrepareEvent c) {
            return kind + " " + c.referenceType().name();
        }
        if (e instanceof ClassUnloadEvent c) {
            return kind + " " + c.className() + " " + c.classSignature();
        }
        if (e instanceof ThreadStartEvent t) {
            return t.thread().name().startsWith("worker") ? kind + " " + t.thread().name() : null;
        }
        if (e instanceof ThreadDeathEvent t) {
            return t.thread().name().startsWith("worker") ? kind + " " + t.thread().name() : null;
        }
        if (e instanceof StepEvent s) {
            return kind + " " + at(s.location()) + " bci " + s.location().codeIndex();
        }
        if (e instanceof LocatableEvent l) {
            return kind + " " + at(l.location()) + " in " + l.thread().name();
        }
        return kind;
    }

    static String show(Value v) {
        if (v instanceof StringReference s) {
            return "\"" + s.value() + "\"";
        }
        if (v instanceof ArrayReference a) {
            return a.type().name() + a.getValues().stream().map(Debugger::show).collect(Collectors.joining(", ", "{",
                    "}"));
        }
        if (v instanceof ClassObjectReference c) {
            return "class " + c.reflectedType().name();
        }
        if (v instanceof ObjectReference o) {
            return "a " + o.referenceType().name();
        }
        return String.valueOf(v);
    }

    /** What a call says, or the exception with which it refuses. */
    static void ask(String what, Callable<?> call) {
        try {
            Object r = call.call();
            say("%s: %s", what, r instanceof Value v ? show(v) : r);
        } catch (InvocationException e) {
            ObjectReference x = e.exception();
            Field message = x.referenceType().fieldByName("detailMessage");
            say("%s: throws %s %s", what, x.referenceType().name(), show(x.getValue(message)));
        } catch (Exception | LinkageError e) {
            say("%s: %s", what, e.getClass().getSimpleName());
        }
    }

    static <T> String names(Iterable<T> all, Function<T, String> name) {
        List<String> out = new ArrayList<>();
        all.forEach(t -> out.add(name.apply(t)));
        Collections.sort(out);
        return String.join(" ", out);
    }

    static ReferenceType type(String name) {
        return vm.classesByName(name).get(0);
    }

    static Method method(String name) {
        return main.methodsByName(name).get(0);
    }

    static Value get(String field) {
        return main.getValue(main.fieldByName(field));
    }

    // ---- the chapters

    static void capabilities() throws Exception {
        TreeMap<String, Boolean> can = new TreeMap<>();
        for (java.lang.reflect.Method m : VirtualMachine.class.getMethods()) {
            if ((m.getName().startsWith("can")) && m.getReturnType() == boolean.class && m.getParameterCount() == 0) {
                can.put(m.getName(), (Boolean) m.invoke(vm));
            }
        }
        can.forEach((k, v) -> say("%s %s", k, v));
    }

    static void types() {
        say("-- types");
        ReferenceType base = type("Main$Base"), derived = type("Main$Derived"), named = type("Main$Named");
        for (ReferenceType t : Arrays.asList(base, derived, named, main)) {
            say("%s generic %s modifiers %x static %s final %s abstract %s", t.signature(), t.genericSignature(),
                    t.modifiers() & CLASS_FLAGS,
                    t.isStatic(), t.isFinal(), t.isAbstract());
            ask("source", () -> t.sourceName() + " " + t.sourcePaths(null) + " " + t.availableStrata() + " "
                    + t.defaultStratum());
            ask("debug extension", t::sourceDebugExtension);
            say("state %s %s %s %s", t.isPrepared(), t.isVerified(), t.isInitialized(), t.failedToInitialize());
        }
        say("fields %s", names(derived.allFields(), f -> f.name() + ":" + f.signature() + ":" + f.genericSignature()
                + ":" + (f.modifiers() & FIELD_FLAGS)));
        say("visible fields %s", names(derived.visibleFields(), Field::name));
        say("methods %s", names(base.methods(), m -> m.name() + m.signature() + ":" + m.genericSignature() + ":"
                + m.modifiers()));
        say("all methods named name %s", names(derived.methodsByName("name"), m -> m.declaringType().name()));
        say("nested %s", names(main.nestedTypes(), ReferenceType::name));
        say("superclass %s interfaces %s", ((ClassType) derived).superclass().name(),
                names(((ClassType) derived).allInterfaces(), Type::name));
        say("subclasses %s implementors %s", names(((ClassType) base).subclasses(), Type::name),
                names(((InterfaceType) named).implementors(), Type::name));
        say("subinterfaces %s", ((InterfaceType) named).subinterfaces());
        say("version %d.%d", base.majorVersion(), base.minorVersion());
        say("pool %s", base.constantPoolCount() > 10 && base.constantPool().length > base.constantPoolCount());
        byte[] code = base.methodsByName("hit").get(0).bytecodes();
        say("bytecodes of hit: %d, first %d, last %x", code.length, code[0], code[code.length - 1]);
        ask("module of Main", () -> main.module().name());
        ask("module of String", () -> type("java.lang.String").module().name());
        ask("loader of String", () -> type("java.lang.String").classLoader());
        say("class object %s", show(main.classObject()));
        ClassLoaderReference loader = main.classLoader();
        say("defined classes %s", names(loader.definedClasses(), ReferenceType::name));
        say("visible: Main %s Object %s", loader.visibleClasses().contains(main),
                loader.visibleClasses().contains(type("java.lang.Object")));
        say("classes named Main$Nothing %s", vm.classesByName("Main$Nothing"));
        say("array type %s component %s", get("grid").type().name(),
                ((ArrayType) get("grid").type()).componentTypeName());
    }

    static void lines() {
        say("-- lines and variables");
        Method m = method("locals");
        ask("lines", () -> m.allLineLocations().stream().map(l -> l.lineNumber() + "@"
                + l.codeIndex()).collect(Collectors.joining(" ")));
        ask("line of bci 0", () -> m.locationOfCodeIndex(0).lineNumber());
        ask("location", () -> at(m.location()));
        ask("variables", () -> m.variables().stream().map(v -> v.name() + ":" + v.typeName() + ":"
                + v.isArgument()).collect(Collectors.joining(" ")));
        ask("argument types", () -> m.argumentTypes().stream().map(Type::name).collect(Collectors.joining(" ")));
        ask("return type", () -> m.returnType().name());
        ask("generic variable", () -> method("stepped").variablesByName("l").get(0).genericSignature());
        ask("native method lines",
                () -> type("java.lang.Object").methodsByName("hashCode").get(0).allLineLocations().size());
        ask("lines of a line", () -> main.locationsOfLine(m.location().lineNumber() + 1).size());
        ask("no such line", () -> main.locationsOfLine(9999).size());
    }

    static void values() throws Exception {
        say("-- values");
        Map<Field, Value> all = main.getValues(main.visibleFields().stream().filter(f -> f.name().startsWith("a")).collect(Collectors.toList()));
        say("%s", names(all.entrySet(), e -> e.getKey().name() + "=" + show(e.getValue())));
        main.setValue(main.fieldByName("aBoolean"), vm.mirrorOf(false));
        main.setValue(main.fieldByName("aByte"), vm.mirrorOf((byte) 100));
        main.setValue(main.fieldByName("aChar"), vm.mirrorOf('\u1234'));
        main.setValue(main.fieldByName("aShort"), vm.mirrorOf((short) -5));
        main.setValue(main.fieldByName("anInt"), vm.mirrorOf(123456789));
        main.setValue(main.fieldByName("aLong"), vm.mirrorOf(Long.MIN_VALUE));
        main.setValue(main.fieldByName("aFloat"), vm.mirrorOf(-0.5f));
        main.setValue(main.fieldByName("aDouble"), vm.mirrorOf(1e100));
        main.setValue(main.fieldByName("aString"), vm.mirrorOf("new \u00e4 \u4e2d \ud83d\ude00"));
        all = main.getValues(main.visibleFields().stream().filter(f -> f.name().startsWith("a")).collect(Collectors.toList()));
        say("%s", names(all.entrySet(), e -> e.getKey().name() + "=" + show(e.getValue())).replaceAll("[^ -~]", "?"));
        ask("length of the string", () -> ((StringReference) get("aString")).value().length());
        ask("wrong type", () -> { main.setValue(main.fieldByName("aString"), get("ints")); return "set"; });
        ask("final field", () -> { main.setValue(main.fieldByName("lock"), null); return "set"; });
        ObjectReference derived = (ObjectReference) get("derived");
        ReferenceType t = derived.referenceType();
        say("%s", names(derived.getValues(t.allFields()).entrySet(), e -> e.getKey().name() + "="
                + show(e.getValue())));
        derived.setValue(t.fieldByName("wide"), vm.mirrorOf(-1L));
        ask("wide", () -> derived.getValue(t.fieldByName("wide")));
        ask("interface constant", () -> type("Main$Named").getValue(type("Main$Named").fieldByName("SEVEN")));
    }

    static void arrays() throws Exception {
        say("-- arrays and strings");
        ArrayReference ints = (ArrayReference) get("ints");
        say("length %d region %s", ints.length(), ints.getValues(1, 3));
        ints.setValues(1, Arrays.asList(vm.mirrorOf(20), vm.mirrorOf(30)), 0, 2);
        ints.setValue(4, vm.mirrorOf(50));
        say("%s", show(ints));
        ask("beyond", () -> ints.getValues(3, 9));
        ArrayReference made = ((ArrayType) ints.type()).newInstance(3);
        made.setValue(0, vm.mirrorOf(9));
        say("%s", show(made));
        ArrayReference strings = ((ArrayType) ((ArrayReference) get("grid")).getValue(0).type()).newInstance(2);
        strings.setValue(1, vm.mirrorOf("made"));
        say("%s", show(strings));
        ((ArrayReference) get("grid")).setValue(1, strings);
        say("%s", show(get("grid")));
        ask("wrong element", () -> { strings.setValue(0, ints); return "set"; });
        ask("negative length", () -> ((ArrayType) ints.type()).newInstance(-1));
    }

    static void invocations() throws Exception {
        say("-- invocations");
        ObjectReference derived = (ObjectReference) get("derived");
        ClassType t = (ClassType) derived.referenceType();
        Method name = t.concreteMethodByName("name", "()Ljava/lang/String;");
        Method inherited = type("Main$Named").methodsByName("name").get(0);
        Method fail = t.methodsByName("fail").get(0), hit = t.methodsByName("hit").get(0),
                value = t.methodsByName("get").get(0);
        ask("static", () -> main.invokeMethod(thread, method("counted"), List.of(vm.mirrorOf(12)), 0));
        ask("static, one thread", () -> main.invokeMethod(thread, method("counted"), List.of(vm.mirrorOf(13)),
                ClassType.INVOKE_SINGLE_THREADED));
        ask("virtual", () -> derived.invokeMethod(thread, inherited, List.of(), 0));
        ask("nonvirtual", () -> derived.invokeMethod(thread, inherited, List.of(), ObjectReference.INVOKE_NONVIRTUAL));
        ask("own", () -> derived.invokeMethod(thread, name, List.of(), 0));
        ask("generic", () -> derived.invokeMethod(thread, value, List.of(), 0));
        ask("of an interface", () -> ((InterfaceType) type("Main$Named")).invokeMethod(thread,
                type("Main$Named").methodsByName("count").get(0), List.of(), 0));
        ask("throwing", () -> derived.invokeMethod(thread, fail, List.of(vm.mirrorOf("because")), 0));
        ask("wrong argument", () -> derived.invokeMethod(thread, hit, List.of(vm.mirrorOf("x")), 0));
        ask("too few", () -> derived.invokeMethod(thread, hit, List.of(), 0));
        Method init = t.methodsByName("<init>").get(0);
        ask("constructor", () -> {
            ObjectReference made = t.newInstance(thread, init, List.of(vm.mirrorOf("made")), 0);
            return made.invokeMethod(thread, name, List.of(), 0);
        });
        ClassType exact = load("Main$Exact");
        ask("throwing constructor", () -> exact.newInstance(thread, exact.methodsByName("<init>").get(0),
                List.of(vm.mirrorOf(-1)), 0));
        ask("on a thread that runs", () -> main.invokeMethod(other(), method("counted"), List.of(vm.mirrorOf(1)), 0));
    }

    /** Has the program load a class of its own, through Class.forName. */
    static ClassType load(String name) throws Exception {
        ClassType c = (ClassType) type("java.lang.Class");
        Method forName = c.methodsByName("forName", "(Ljava/lang/String;)Ljava/lang/Class;").get(0);
        Value loaded = c.invokeMethod(thread, forName, List.of(vm.mirrorOf(name)), 0);
        return (ClassType) ((ClassObjectReference) loaded).reflectedType();
    }

    static ThreadReference other() {
        return vm.allThreads().stream().filter(t -> t.name().equals("Finalizer")).findFirst().orElseThrow();
    }

    static void heap() throws Exception {
        say("-- heap");
        ReferenceType link = type("Main$Link");
        ObjectReference tail = (ObjectReference) get("tail");
        say("instances %d at most two %d counts %s", link.instances(0).size(), link.instances(2).size(),
                Arrays.toString(vm.instanceCounts(List.of(link, type("Main$Link[]")))));
        say("referring %s", names(tail.referringObjects(0), o -> o.referenceType().name()));
        ObjectReference head = (ObjectReference) ((ArrayReference) get("heads")).getValue(0);
        say("referring %s", names(head.referringObjects(0), o -> o.referenceType().name()));
        say("same %s %s", head.getValue(link.fieldByName("next")).equals(tail), head.equals(tail));
        ask("collected", tail::isCollected);
        tail.disableCollection();
        tail.enableCollection();
        say("entry count %s owner %s waiting %s", tail.entryCount(), tail.owningThread(), tail.waitingThreads());
    }

    static void threads() throws Exception {
        say("-- threads");
        say("%s status %d suspended %s count %d at breakpoint %s group %s", thread.name(), thread.status(),
                thread.isSuspended(),
                thread.suspendCount(), thread.isAtBreakpoint(), thread.threadGroup().name());
        thread.suspend();
        say("count %d", thread.suspendCount());
        thread.resume();
        say("count %d", thread.suspendCount());
        say("top groups %s", names(vm.topLevelThreadGroups(), ThreadGroupReference::name));
        ThreadGroupReference top = vm.topLevelThreadGroups().get(0);
        say("threads of main %s parent %s", names(thread.threadGroup().threads(), ThreadReference::name),
                thread.threadGroup().parent().equals(top));
        say("frames %d first two %s", thread.frameCount(), thread.frames(0,
                2).stream().map(f -> at(f.location())).collect(Collectors.joining(" ")));
        ask("too many", () -> thread.frames(0, 99));
        ask("no contended monitor", thread::currentContendedMonitor);
    }

    static void frames() throws Exception {
        say("-- frames");
        StackFrame f = thread.frame(1);
        say("this %s arguments %s", show(f.thisObject()),
                f.getArgumentValues().stream().map(Debugger::show).collect(Collectors.joining(" ")));
        say("%s", names(f.getValues(f.visibleVariables()).entrySet(), e -> e.getKey().name() + "="
                + show(e.getValue())));
        f.setValue(f.visibleVariableByName("z"), vm.mirrorOf(false));
        f.setValue(f.visibleVariableByName("b"), vm.mirrorOf((byte) 0));
        f.setValue(f.visibleVariableByName("c"), vm.mirrorOf('q'));
        f.setValue(f.visibleVariableByName("s"), vm.mirrorOf((short) 0));
        f.setValue(f.visibleVariableByName("i"), vm.mirrorOf(1));
        f.setValue(f.visibleVariableByName("j"), vm.mirrorOf(2L));
        f.setValue(f.visibleVariableByName("f"), vm.mirrorOf(1000.0f));
        f.setValue(f.visibleVariableByName("d"), vm.mirrorOf(20000.0));
        f.setValue(f.visibleVariableByName("t"), vm.mirrorOf(""));
        f.setValue(f.visibleVariableByName("a"), null);
        say("%s", names(f.getValues(f.visibleVariables()).entrySet(), e -> e.getKey().name() + "="
                + show(e.getValue())));
        f.setValue(f.visibleVariableByName("a"), get("ints"));
        ask("wrong type", () -> { f.setValue(f.visibleVariableByName("t"), get("ints")); return "set"; });
        ask("no such variable", () -> f.visibleVariableByName("nothing"));
    }

    static void leavingFrames() throws Exception {
        say("-- leaving frames");
        StackFrame mark = thread.frame(0), inner = thread.frame(1);
        say("%s <- %s <- %s", at(mark.location()), at(inner.location()), at(thread.frame(2).location()));
        thread.popFrames(inner);
        say("popped: %s", at(thread.frame(0).location()));
        go(3);
        ask("wrong value", () -> { thread.forceEarlyReturn(vm.mirrorOf("x")); return "done"; });
        thread.popFrames(thread.frame(0));
        StepRequest step = step(StepRequest.STEP_MIN, StepRequest.STEP_OVER);
        step.addCountFilter(1);
        step.enable();
        vm.resume();
        EventSet set = vm.eventQueue().remove();
        for (Event e : set) {
            say("  event %s", e instanceof BreakpointEvent ? "mark again" : describe(e));
        }
        requests.deleteEventRequest(step);
        stretch.clear();
        if (thread.frame(0).location().method().name().equals("mark")) {
            thread.popFrames(thread.frame(0));
        }
        thread.forceEarlyReturn(vm.mirrorOf(1000));
    }

    static StepRequest step(int size, int depth) {
        StepRequest s = on(requests.createStepRequest(thread, size, depth));
        return s;
    }

    static void monitors() throws Exception {
        say("-- monitors");
        say("owned %s", names(thread.ownedMonitors(), Debugger::show));
        say("with depth %s", names(thread.ownedMonitorsAndFrames(), m -> m.stackDepth() + " " + show(m.monitor())));
        ObjectReference lock = (ObjectReference) get("lock");
        say("owner %s count %d waiting %s", lock.owningThread().name(), lock.entryCount(), names(lock.waitingThreads(),
                ThreadReference::name));
    }

    static BreakpointRequest breakpoint(Method m) {
        return on(requests.createBreakpointRequest(m.location()));
    }

    static void filters() {
        breakpoint(method("counted")).addCountFilter(4);
        BreakpointRequest one = breakpoint(type("Main$Base").methodsByName("hit").get(0));
        one.addInstanceFilter((ObjectReference) get("derived"));
        ModificationWatchpointRequest m = on(requests.createModificationWatchpointRequest(type("Main$Base").fieldByName("hits")));
        m.addInstanceFilter((ObjectReference) get("derived"));
        AccessWatchpointRequest a = on(requests.createAccessWatchpointRequest(main.fieldByName("ints")));
        a.addClassFilter("Main");
        ClassPrepareRequest p = on(requests.createClassPrepareRequest());
        p.addClassFilter("Main$*");
        MethodEntryRequest e = on(requests.createMethodEntryRequest());
        e.addClassFilter("Main$Base");
        e.addThreadFilter(thread);
    }

    static void exceptions() throws Exception {
        ExceptionRequest caught = on(requests.createExceptionRequest(null, true, false));
        caught.addClassFilter("Main*");
        ExceptionRequest state = on(requests.createExceptionRequest(load("java.lang.UnsupportedOperationException"),
                false, true));
        state.addThreadFilter(thread);
    }

    static void stretchOfSteps() throws Exception {
        ClassPrepareRequest p = on(requests.createClassPrepareRequest());
        p.addSourceNameFilter("Help*");
        StepRequest s = step(StepRequest.STEP_LINE, StepRequest.STEP_INTO);
        s.addClassExclusionFilter("java.*");
        s.addClassExclusionFilter("jdk.*");
        s.addClassExclusionFilter("Helper");
        MethodExitRequest x = on(requests.createMethodExitRequest());
        x.addClassFilter(main);
        x.addClassExclusionFilter("Main$*");
        s.enable();
    }

    /** The single step ends where contention begins: its requests must not see the sleep loop. */
    static void stepsUntilContention() throws Exception {
        stretchOfSteps();
        stretch.forEach(EventRequest::enable);
        vm.resume();
        for (boolean over = false; !over;) {
            EventSet set = vm.eventQueue().remove();
            for (Event e : set) {
                say("  event %s", describe(e));
                over |= e instanceof StepEvent s && s.location().method().name().equals("contend");
            }
            if (!over) {
                set.resume();
            }
        }
        requests.deleteEventRequests(stretch);
        stretch.clear();
    }

    static void contention() {
        on(requests.createMonitorContendedEnterRequest()).addClassFilter("Main*");
        on(requests.createMonitorContendedEnteredRequest()).addClassFilter("Main*");
        on(requests.createMonitorWaitRequest()).addThreadFilter(thread);
        on(requests.createMonitorWaitedRequest()).addThreadFilter(thread);
        on(requests.createThreadStartRequest());
        on(requests.createThreadDeathRequest());
    }

    static void redefinition(byte[] bytes) throws Exception {
        say("-- redefinition");
        ReferenceType changing = type("Changing");
        Method before = changing.methodsByName("what").get(0);
        ask("redefine", () -> { vm.redefineClasses(Map.of(changing, bytes)); return "done"; });
        ask("obsolete", before::isObsolete);
        ask("same method", () -> changing.methodsByName("what").get(0).equals(before));
        ask("new length", () -> changing.methodsByName("what").get(0).bytecodes().length);
        ask("garbage", () -> { vm.redefineClasses(Map.of(changing, new byte[] { 1, 2, 3 })); return "done"; });
        ask("another class", () -> { vm.redefineClasses(Map.of(main, bytes)); return "done"; });
    }

    /** The thread is in mark, called by a method that was replaced: a debugger learns nothing of such a one. */
    static void obsoleteFrame() throws Exception {
        StackFrame f = thread.frame(1);
        Location l = f.location();
        BreakpointRequest there = requests.createBreakpointRequest(l);
        say("called at %s bci %d, obsolete %s", at(l), l.codeIndex(), l.method().isObsolete());
        ask("this", f::thisObject);
        ask("arguments", f::getArgumentValues);
        ask("variables", f::visibleVariables);
        ask("lines", l.method()::allLineLocations);
        ask("code", () -> l.method().bytecodes().length);
        ask("a breakpoint there", () -> { there.enable(); return "set"; });
        requests.deleteEventRequest(there);
        stepOnce(StepRequest.STEP_OUT);
        for (int i = 0; i < 3; i++) { // it has no lines: a step by lines is one instruction
            stepOnce(StepRequest.STEP_OVER);
        }
    }

    static void stepOnce(int depth) throws Exception {
        StepRequest s = step(StepRequest.STEP_LINE, depth);
        s.enable();
        vm.resume();
        for (Event e : vm.eventQueue().remove()) {
            say("  event %s", describe(e));
        }
        requests.deleteEventRequest(s);
        stretch.clear();
    }

    static ClassPrepareEvent firstEvents() throws Exception {
        ClassPrepareRequest p = requests.createClassPrepareRequest();
        p.addClassFilter("Main");
        p.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        p.enable();
        for (;;) {
            EventSet set = vm.eventQueue().remove();
            for (Event e : set) {
                say("  event %s", describe(e));
                if (e instanceof ClassPrepareEvent c) {
                    requests.deleteEventRequest(p);
                    return c;
                }
            }
            set.resume();
        }
    }

    public static void main(String[] args) throws Exception {
        AttachingConnector attach = Bootstrap.virtualMachineManager().attachingConnectors().stream()
                .filter(c -> c.name().equals("com.sun.jdi.SocketAttach")).findFirst().orElseThrow();
        Map<String, Connector.Argument> a = attach.defaultArguments();
        a.get("hostname").setValue("localhost");
        a.get("port").setValue(args[0]);
        vm = attach.attach(a);
        requests = vm.eventRequestManager();
        capabilities();
        main = (ClassType) firstEvents().referenceType();
        BreakpointRequest marks = requests.createBreakpointRequest(method("mark").location());
        marks.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        marks.enable();
        go(1);
        types();
        lines();
        values();
        arrays();
        threads();
        invocations();
        heap();
        filters();
        go(2);
        frames();
        go(3);
        leavingFrames();
        go(4);
        exceptions();
        thread.popFrames(thread.frame(0));
        thread.forceEarlyReturn(vm.mirrorOf("forced"));
        go(5);
        stepsUntilContention();
        contention();
        go(6);
        monitors();
        ask("contended monitor",
                () -> vm.allThreads().stream().filter(t -> t.name().equals("worker-1")).findFirst().orElseThrow()
                .currentContendedMonitor());
        contention();
        go(7);
        monitors();
        go(8);
        redefinition(Files.readAllBytes(Paths.get(args[1])));
        obsoleteFrame();
        go(9);
        on(requests.createClassUnloadRequest()).addClassFilter("Dropped");
        go(10);
        go(11);
        ObjectReference x = make("java.lang.IllegalArgumentException", "the debugger");
        thread.stop(x);
        go(12);
        vm.dispose();
        ask("after dispose", () -> vm.allThreads().size());
    }

    static ObjectReference make(String type, String message) throws Exception {
        ClassType c = load(type);
        Method init = c.methodsByName("<init>", "(Ljava/lang/String;)V").get(0);
        return c.newInstance(thread, init, List.of(vm.mirrorOf(message)), 0);
    }
}
