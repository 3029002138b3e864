import com.sun.jdi.*;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Debugs Main over JDI and says what it sees at each stop. Edges PORT [strict] */
public class Edges {
    static VirtualMachine vm;
    static EventRequestManager requests;
    static ClassType main;
    static ThreadReference thread;
    // A JDK's agent may tell of one more event when it has just been resumed, leaves out waiters, and pops what is on
    // top when the thread has gone on.
    static boolean strict;

    static void say(String format, Object... args) {
        System.out.printf(format + "%n", args);
    }

    static String tried(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    static <R extends EventRequest> R on(R r) {
        r.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        r.enable();
        return r;
    }

    static EventSet next() throws InterruptedException {
        for (;;) { // the debugger's library has requests of its own
            EventSet set = vm.eventQueue().remove(20000);
            if (set == null) {
                throw new IllegalStateException("no event came");
            }
            if (set.stream().anyMatch(e -> e.request() != null || !(e instanceof ThreadStartEvent))) {
                return set;
            }
        }
    }

    static Location line(ClassType c, int n) throws AbsentInformationException {
        return c.locationsOfLine("Java", null, n).get(0);
    }

    static Method method(ClassType c, String name) {
        return c.methodsByName(name).get(0);
    }

    static Value field(String name) {
        return main.getValue(main.fieldByName(name));
    }

    /** Runs to stop(n), telling of every event on the way. */
    static void go(int n) throws Exception {
        vm.resume();
        for (;;) {
            EventSet set = next();
            for (Event e : set) {
                if (e instanceof BreakpointEvent && ((BreakpointEvent) e).location().method().name().equals("stop")) {
                    thread = ((BreakpointEvent) e).thread();
                    say("--- stop %d", n);
                    return;
                }
                say("%s %s", e.getClass().getSimpleName().replace("Impl", ""), e instanceof ClassPrepareEvent
                    ? ((ClassPrepareEvent) e).referenceType().name() + " by " + e.request().getProperty("why") : "");
            }
            set.resume();
        }
    }

    static void threads() {
        for (String name : new String[] {"ended", "fresh"}) {
            ThreadReference t = (ThreadReference) field(name);
            say("%s: %s status %s, suspended %s, count %s", name, tried(t::name), name.equals("ended")
                ? tried(t::status) : "-", tried(t::isSuspended), tried(t::suspendCount));
            say("%s: suspend %s, resume %s, frames %s, group %s", name,
                tried(() -> { t.suspend(); return "done"; }), tried(() -> { t.resume(); return "done"; }),
                tried(t::frames), tried(() -> t.threadGroup() == null ? "none" : t.threadGroup().name()));
            say("%s: monitors %s, contended %s", name, tried(t::ownedMonitors), tried(t::currentContendedMonitor));
        }
    }

    static void types() {
        for (String name : new String[] {"primitive", "nothing"}) {
            ReferenceType t = ((ClassObjectReference) field(name)).reflectedType();
            say("%s: %s, fields %s, methods %s, loader %s, prepared %s", name, t.signature(), t.fields(), t.methods(),
                t.classLoader(), tried(t::isPrepared));
        }
    }

    /** Debuggers stop at exceptions that they find; those that instructions throw are there from the start. */
    static void exceptions() {
        for (String name : new String[] {"NullPointerException", "ArithmeticException", "ClassCastException",
                "ArrayStoreException", "IllegalMonitorStateException"}) {
            say("%s: %d", name, vm.classesByName("java.lang." + name).size());
        }
    }

    static void monitors() throws Exception {
        ObjectReference lock = (ObjectReference) field("lock");
        List<String> names = lock.waitingThreads().stream().map(ThreadReference::name).collect(Collectors.toList());
        if (!strict) {
            names.remove("waiter");
        }
        Collections.sort(names);
        ThreadReference waiter = (ThreadReference) field("waiter");
        say("popping a native frame and all others: %s", tried(() -> {
            try {
                waiter.popFrames(waiter.frame(waiter.frameCount() - 1));
            } catch (NativeMethodException e) { // what the library of a later debugger makes of it
                return "error 32";
            } catch (InternalException e) {
                return "error " + e.errorCode();
            }
            return "done";
        }));
        say("lock: owner %s, entered %d times, waiting %s", lock.owningThread().name(), lock.entryCount(), names);
    }

    /** From the first line of Page.show to its end, by lines. */
    static void walk(String stratum) throws Exception {
        List<String> lines = new ArrayList<>();
        ThreadReference t = thread;
        StepRequest step = on(requests.createStepRequest(t, StepRequest.STEP_LINE, StepRequest.STEP_OVER));
        for (;;) {
            Location at = t.frame(0).location();
            if (!at.declaringType().name().equals("Page")) {
                break;
            }
            lines.add(at.lineNumber("Java") + "");
            vm.resume();
            next();
        }
        requests.deleteEventRequest(step);
        say("by lines of %s: %s", stratum, lines);
    }

    static ClassPrepareRequest sources(String pattern) {
        ClassPrepareRequest r = requests.createClassPrepareRequest();
        r.addSourceNameFilter(pattern);
        r.putProperty("why", pattern);
        return on(r);
    }

    static void popInInvoked() throws Exception {
        BreakpointRequest in = on(requests.createBreakpointRequest(method(main, "inner").location()));
        List<String> told = new ArrayList<>();
        Thread events = new Thread(() -> {
            try {
                for (int i = 0; i < 2; i++) {
                    BreakpointEvent e = (BreakpointEvent) next().iterator().next();
                    told.add(e.location().method().name());
                    if (i == 0) {
                        told.add(tried(() -> {
                            e.thread().popFrames(e.thread().frame(0));
                            return "popped to " + e.thread().frame(0).location().method().name();
                        }));
                    }
                    vm.resume();
                }
            } catch (Exception x) {
                told.add(x.toString());
            }
        });
        events.start();
        Value v = main.invokeMethod(thread, method(main, "outer"), Collections.singletonList(vm.mirrorOf(5)), 0);
        events.join();
        requests.deleteEventRequest(in);
        say("an invoked method whose frame was popped: %s, %s", told, v);
    }

    static String counts() {
        return "counts " + thread.suspendCount() + " and " + ((ThreadReference) field("waiter")).suspendCount();
    }

    /** A thread that is resumed alone, or calls a method alone, tells what it comes to while the others stand. */
    static void alone() throws Exception {
        thread.popFrames(thread.frame(0));
        thread.resume();
        String where = ((BreakpointEvent) next().iterator().next()).location().method().name();
        say("resumed alone: %s, %s", where, counts());
        thread.suspend();
        vm.resume();
        BreakpointRequest in = on(requests.createBreakpointRequest(method(main, "inner").location()));
        List<String> told = new ArrayList<>();
        Thread events = new Thread(() -> told.add(tried(() -> {
            String there = ((BreakpointEvent) next().iterator().next()).location().method().name() + ", " + counts();
            vm.resume();
            return there;
        })));
        events.start();
        Value v = main.invokeMethod(thread, method(main, "outer"), Collections.singletonList(vm.mirrorOf(5)),
            ClassType.INVOKE_SINGLE_THREADED);
        events.join();
        requests.deleteEventRequest(in);
        say("a method called alone: %s, then %s, %s", told, v, counts());
    }

    static Value call(String name) throws Exception {
        return main.invokeMethod(thread, method(main, name), Collections.emptyList(), 0);
    }

    /** What a method has made lives as long as everything stands, though others collected garbage while it ran. */
    static void results() throws Exception {
        int gone = 0;
        call("collect");
        for (int i = strict ? 60 : 15; i > 0; i--) {
            gone += ((ObjectReference) call("something")).isCollected() ? 1 : 0;
        }
        main.setValue(main.fieldByName("collecting"), vm.mirrorOf(false));
        say("results of calls that are gone: %d", gone);
    }

    /** A debugger may be quicker than the agent is with what it does after it has told of the event. */
    static void popAtOnce() throws Exception {
        int popped = 0;
        String answer = "done";
        for (; popped < 200 && answer.equals("done"); popped++) {
            answer = tried(() -> {
                thread.popFrames(thread.frame(0));
                return "done";
            });
            vm.resume();
            thread = ((BreakpointEvent) next().iterator().next()).thread();
        }
        say("popped as soon as the event is there, again and again: %s, %d times", answer, popped);
    }

    /** The class is initialized on the way: frames of that are not where the pop ends. */
    static void popInPrepare() throws Exception {
        ClassPrepareRequest r = requests.createClassPrepareRequest();
        r.addClassFilter("Main$Late");
        on(r);
        vm.resume();
        ThreadReference t = ((ClassPrepareEvent) next().iterator().next()).thread();
        requests.deleteEventRequest(r);
        String from = t.frame(0).location().method().name();
        say("popped while a class is prepared: from %s %s", from, tried(() -> {
            t.popFrames(t.frame(0));
            return "to " + t.frame(0).location().method().name() + ", frame " + t.frameCount();
        }));
    }

    /** Four threads run into one breakpoint: while one event has stopped everything no other is told. */
    static void stopped() throws Exception {
        BreakpointRequest race = on(requests.createBreakpointRequest(method(main, "race").location()));
        int sets = 0, early = 0;
        EventSet set = null, after = null;
        vm.resume();
        for (boolean there = false; !there; sets++) {
            set = after != null ? after : next();
            there = set.stream().anyMatch(e -> ((BreakpointEvent) e).location().method().name().equals("stop"));
            after = vm.eventQueue().remove(50);
            early += after == null ? 0 : 1;
            if (!there) {
                vm.resume();
            }
        }
        requests.deleteEventRequest(race);
        say("--- stop 3%n%d sets of events%s", sets, strict ? ", " + early + " of them while everything stood" : "");
    }

    static void end() throws Exception {
        VMDeathRequest r = requests.createVMDeathRequest();
        r.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
        r.enable();
        vm.resume();
        try {
            for (;;) {
                EventSet set = next();
                say("policy %d, asked for %s", set.suspendPolicy(),
                    set.stream().anyMatch(e -> r.equals(e.request())) ? "by us" : "by nobody");
                vm.resume();
            }
        } catch (VMDisconnectedException e) {
            say("disconnected");
        }
    }

    public static void main(String[] args) throws Exception {
        AttachingConnector connector = Bootstrap.virtualMachineManager().attachingConnectors().stream()
            .filter(c -> c.name().equals("com.sun.jdi.SocketAttach")).findFirst().get();
        Map<String, Connector.Argument> a = connector.defaultArguments();
        a.get("hostname").setValue("localhost");
        a.get("port").setValue(args[0]);
        strict = args.length > 1;
        vm = connector.attach(a);
        requests = vm.eventRequestManager();
        next();
        ClassPrepareRequest prepare = requests.createClassPrepareRequest();
        prepare.addClassFilter("Main");
        on(prepare);
        vm.resume();
        next();
        prepare.disable();
        main = (ClassType) vm.classesByName("Main").get(0);
        BreakpointRequest stop = on(requests.createBreakpointRequest(method(main, "stop").location()));
        for (String pattern : new String[] {"page.jsp", "*.other", "Page.java", "part.*", "web/page.jsp", "no.jsp"}) {
            sources(pattern);
        }
        go(1);
        threads();
        types();
        exceptions();
        monitors();
        vm.resume();
        say("prepared, by source: %s", next().stream().map(e -> (String) e.request().getProperty("why")).sorted()
            .collect(Collectors.toList()));
        ClassType page = (ClassType) vm.classesByName("Page").get(0);
        say("strata %s, default %s", page.availableStrata(), page.defaultStratum());
        BreakpointRequest begin = on(requests.createBreakpointRequest(line(page, 6)));
        for (String stratum : new String[] {null, "Other", "Java"}) {
            vm.setDefaultStratum(stratum);
            vm.resume();
            thread = ((BreakpointEvent) next().iterator().next()).thread();
            walk(stratum == null ? "the class" : stratum);
        }
        requests.deleteEventRequest(begin);
        vm.setDefaultStratum(null);
        go(2);
        alone();
        results();
        popAtOnce();
        stop.disable();
        popInInvoked();
        stop.enable();
        ThreadReference fresh = (ThreadReference) field("fresh");
        for (int i = 0; i < 100; i++) { // more often than everything will be resumed
            fresh.suspend();
        }
        if (strict) {
            popInPrepare();
        }
        stopped();
        say("made %s; a thread that was suspended before its start stands: %s", field("made"), fresh.suspendCount() > 1);
        while (fresh.suspendCount() > 0) {
            fresh.resume();
        }
        end();
    }
}
