/*
 * One victim for each event: it counts how often it was begun and how far it came, and calls a method
 * after the place where the event comes. The agent acts once for each run.
 */
public class Main {
    static native void arm(Thread victim, String event, String method, String action, int by);

    /** Who acts: the thread in its callback; another that suspends it there; another, when it has suspended itself. */
    static final int ITSELF = 0, ANOTHER = 1, LATER = 2;

    /** Waits for the callback, if another thread acts; then acts. */
    static native void actFromOutside();

    static native void watchFrame();

    static native void forgetTold();

    static native void awaitTold();

    static native void unbind();

    static native void report(int entered, int done, String result);

    static class Expected extends RuntimeException {
        Expected() {
            super(null, null, false, false);
        }
    }

    static class Marker {
    }

    static class Natives {
        static native int bound();
    }

    public static int entered, done;
    static int field;
    static final Object lock = new Object();
    static final Expected expected = new Expected();
    static final int[] numbers = {1};
    static volatile boolean held;

    public static int after() {
        return 0;
    }

    static int next() {
        return 0;
    }

    /** The callback calls this: what it asked for before is no matter of this frame. */
    public static int called() {
        return 1;
    }

    static int line(int n) {
        entered++;
        done++;
        return n + after();
    }

    static int fails(int n) {
        entered++;
        done++;
        if (n > 0)
            throw expected;
        return n + after();
    }

    static int popped(int n) {
        entered++;
        watchFrame();
        done++;
        return n + after();
    }

    static int poppedByThrow(int n) {
        entered++;
        watchFrame();
        done++;
        if (n > 0)
            throw expected;
        return n + after();
    }

    static int reads(int n) {
        entered++;
        int x = field;
        done++;
        return n + x + after();
    }

    static int writes(int n) {
        entered++;
        field = n;
        done++;
        return n + after();
    }

    static long writesLong(int n) {
        entered++;
        field = n;
        done++;
        return n + after();
    }

    static float writesFloat(int n) {
        entered++;
        field = n;
        done++;
        return n + after();
    }

    static double writesDouble(int n) {
        entered++;
        field = n;
        done++;
        return n + after();
    }

    static Object writesObject(int n) {
        entered++;
        field = n;
        done++;
        after();
        return "own";
    }

    static void writesVoid(int n) {
        entered++;
        field = n;
        done++;
        after();
    }

    static boolean writesBoolean(int n) {
        entered++;
        field = n;
        done++;
        return after() == 1;
    }

    static int catches(int n) {
        entered++;
        try {
            throw expected;
        } catch (Expected e) {
            done++;
        }
        return n + after();
    }

    static int enters(int n) {
        entered++;
        synchronized (lock) {
            done++;
        }
        return n + after();
    }

    static synchronized int entersMethod(int n) {
        entered++;
        done++;
        return n + after();
    }

    static int waits(int n) {
        entered++;
        synchronized (lock) {
            try {
                lock.wait(1);
            } catch (InterruptedException e) {
                done += 10;
            }
            done++;
        }
        return n + after();
    }

    static int binds(int n) {
        entered++;
        int x = Natives.bound();
        done++;
        return n + x + after();
    }

    static int clones(int n) {
        entered++;
        numbers.clone();
        done++;
        return n + after();
    }

    static int allocates(int n) {
        entered++;
        Marker m = new Marker();
        done++;
        return n + after();
    }

    static class Victim extends Thread {
        final String event, method, action;
        final int by;
        String result;

        Victim(String event, String method, String action, int by) {
            this.event = event;
            this.method = method;
            this.action = action;
            this.by = by;
        }

        @Override
        public void run() {
            Fresh fresh = method.equals("loads") || method.equals("prepares") ? Loader.fresh(method) : null;
            entered = done = field = 0;
            arm(this, event, method, action, by);
            try {
                result = call(fresh);
            } catch (Throwable e) {
                result = e.getClass().getName();
            }
            try {
                next();
            } catch (Throwable e) {
                result = result.concat(", then ").concat(e.getClass().getName());
            }
            report(entered, done, field == 0 ? result : result.concat(" field ").concat(String.valueOf(field)));
        }

        private String call(Fresh fresh) {
            switch (method) {
            case "line": return String.valueOf(line(3));
            case "fails": return String.valueOf(fails(3));
            case "popped": return String.valueOf(popped(3));
            case "poppedByThrow": return String.valueOf(poppedByThrow(3));
            case "reads": return String.valueOf(reads(3));
            case "writes": return String.valueOf(writes(3));
            case "writesLong": return String.valueOf(writesLong(3));
            case "writesFloat": return String.valueOf(writesFloat(3));
            case "writesDouble": return String.valueOf(writesDouble(3));
            case "writesObject": return String.valueOf(writesObject(3));
            case "writesBoolean": return String.valueOf(writesBoolean(3));
            case "catches": return String.valueOf(catches(3));
            case "enters": return String.valueOf(enters(3));
            case "entersMethod": return String.valueOf(entersMethod(3));
            case "waits": return String.valueOf(waits(3));
            case "binds": return String.valueOf(binds(3));
            case "clones": return String.valueOf(clones(3));
            case "allocates": return String.valueOf(allocates(3));
            case "loads": return String.valueOf(fresh.loads(3));
            case "prepares": return String.valueOf(fresh.prepares(3));
            default: writesVoid(3); return "void";
            }
        }
    }

    /** What the victim of a class that is linked for the first time is called by. */
    public interface Fresh {
        int loads(int n);

        int prepares(int n);
    }

    /** Defines the two classes anew. */
    static class Loader extends ClassLoader {
        Loader() {
            super(Main.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("Linked"))
                return super.loadClass(name, resolve);
            Class<?> c = findLoadedClass(name);
            return c != null ? c : define(name);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (java.io.InputStream in = Main.class.getResourceAsStream(name.concat(".class"))) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name);
            }
        }

        static Fresh fresh(String method) {
            try {
                Loader loader = new Loader();
                java.lang.reflect.Constructor<?> maker = loader.loadClass("LinkedUser").getDeclaredConstructor();
                maker.setAccessible(true);
                Fresh f = (Fresh) maker.newInstance();
                if (method.equals("prepares"))
                    loader.loadClass("Linked");
                return f;
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Holds both monitors until the victim is told that it contends. */
    static class Holder extends Thread {
        @Override
        public void run() {
            synchronized (lock) {
                synchronized (Main.class) {
                    synchronized (this) {
                        held = true;
                        notifyAll();
                    }
                    awaitTold();
                }
            }
        }
    }

    static void cell(String event, String method, String action, int by) throws InterruptedException {
        Holder holder = null;
        if (event.startsWith("MonitorContended")) {
            held = false;
            forgetTold();
            holder = new Holder();
            holder.start();
            synchronized (holder) {
                while (!held)
                    holder.wait();
            }
        }
        Victim v = new Victim(event, method, action, by);
        v.start();
        if (by != ITSELF)
            actFromOutside();
        v.join();
        if (holder != null)
            holder.join();
        if (event.equals("NativeMethodBind"))
            unbind();
    }

    static void row(String event, String method) throws InterruptedException {
        String[] actions = {"nothing", "pop", "return", "return long", "stop", "local", "mode"};
        for (int i = 0; i < actions.length; i++) {
            cell(event, method, actions[i], ITSELF);
            cell(event, method, actions[i], ANOTHER);
            if (!actions[i].equals("nothing"))
                cell(event, method, actions[i], LATER);
        }
        if (!event.equals("Exception"))
            cell(event, method, "throw", ITSELF);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0)
            rarer();
        else
            common();
    }

    /** What ends one or the other HotSpot. */
    static void rarer() throws InterruptedException {
        row("FramePop", "popped");
        row("FramePop", "poppedByThrow");
        cell("Exception", "fails", "throw", ITSELF);
        String[][] rows = {
            {"Breakpoint", "line"}, {"SingleStep", "line"}, {"MethodEntry", "line"}, {"MethodExit", "line"},
            {"FieldAccess", "reads"}, {"FieldModification", "writes"}, {"ExceptionCatch", "catches"}};
        String[] actions = {"pop and call", "return and call", "pop and throw", "return and throw"};
        for (int i = 0; i < rows.length; i++)
            for (int k = 0; k < actions.length; k++)
                cell(rows[i][0], rows[i][1], actions[k], ITSELF);
    }

    static void common() throws InterruptedException {
        String[][] rows = {
            {"Breakpoint", "line"}, {"SingleStep", "line"}, {"MethodEntry", "line"}, {"MethodExit", "line"},
            {"MethodExit", "fails"}, {"FieldAccess", "reads"}, {"FieldModification", "writes"},
            {"Exception", "fails"}, {"ExceptionCatch", "catches"},
            {"MonitorContendedEnter", "enters"}, {"MonitorContendedEntered", "enters"},
            {"MonitorContendedEnter", "entersMethod"}, {"MonitorContendedEntered", "entersMethod"},
            {"MonitorWait", "waits"}, {"MonitorWaited", "waits"}, {"NativeMethodBind", "binds"},
            {"VMObjectAlloc", "clones"}, {"SampledObjectAlloc", "allocates"}, {"ClassFileLoadHook", "loads"},
            {"ClassLoad", "loads"}, {"ClassPrepare", "prepares"}};
        for (int i = 0; i < rows.length; i++)
            row(rows[i][0], rows[i][1]);
        String[] types = {"Long", "Float", "Double", "Object", "Void", "Boolean"};
        for (int i = 0; i < types.length; i++) {
            String method = "writes".concat(types[i]), action = "return ".concat(types[i].toLowerCase());
            for (int by = ITSELF; by <= LATER; by++) {
                cell("MethodExit", method, action, by);
                cell("FieldModification", method, action, by);
            }
        }
    }
}

class Linked {
    static int zero() {
        return 0;
    }
}

class LinkedUser implements Main.Fresh {
    public LinkedUser() {
    }

    @Override
    public int loads(int n) {
        Main.entered++;
        int x = Linked.zero();
        Main.done++;
        return n + x + Main.after();
    }

    @Override
    public int prepares(int n) {
        Main.entered++;
        int x = Linked.zero();
        Main.done++;
        return n + x + Main.after();
    }
}
