import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Each case is one dereference of null. */
public class Cases implements Runnable {
    interface Action {
        void run() throws Throwable;
    }

    static class Node {
        Node next;
        int value;
        long wide;
        Integer boxed;
        String text;
        int[] numbers;
        Node[] others;
        Node[][] grid;

        Node next() {
            return next;
        }

        Node at(int i, String s, long[] l, Node[][] n) {
            return next;
        }

        static Node none() {
            return null;
        }

        private Node hidden(double d, char c) {
            return null;
        }
    }

    enum Colour { RED, BLUE }

    static Node fixed;
    static int[] numbers;
    static int[][] table = new int[3][];
    static Supplier<Node> supplier;
    Node own;
    final Node whole = new Node();

    static void tell(String what, Action a) {
        try {
            a.run();
            Say.line(what, ": nothing thrown");
        } catch (NullPointerException e) {
            Say.line(what, ": ", e.getMessage());
        } catch (Throwable e) {
            Say.line(what, ": ", e.getClass().getName());
        }
    }

    /* ---- what could not be done ---- */

    static void instructions() {
        tell("getfield", () -> { Node n = null; int i = n.value; });
        tell("putfield", () -> { Node n = null; n.value = 3; });
        tell("putfield of two slots", () -> { Node n = null; n.wide = 3L; });
        tell("putfield of a reference", () -> { Node n = null; n.text = "x"; });
        tell("invokevirtual", () -> { Node n = null; n.next(); });
        tell("invokevirtual with arguments", () -> { Node n = null; n.at(1, "s", new long[1], null); });
        tell("invokespecial", () -> { Node n = null; n.hidden(1.0, 'c'); });
        tell("invokeinterface", () -> { Runnable r = null; r.run(); });
        tell("invokeinterface with arguments", () -> { List<String> l = null; l.add(3, "x"); });
        tell("arraylength", () -> { int[] a = null; int n = a.length; });
        tell("athrow", () -> { RuntimeException e = null; throw e; });
        tell("athrow of a constant", () -> { throw null; });
        tell("monitorenter", () -> { Object o = null; synchronized (o) { Say.line("in"); } });
        tell("iaload", () -> { int[] a = null; int x = a[1]; });
        tell("laload", () -> { long[] a = null; long x = a[1]; });
        tell("faload", () -> { float[] a = null; float x = a[1]; });
        tell("daload", () -> { double[] a = null; double x = a[1]; });
        tell("aaload", () -> { Object[] a = null; Object x = a[1]; });
        tell("baload of bytes", () -> { byte[] a = null; byte x = a[1]; });
        tell("baload of booleans", () -> { boolean[] a = null; boolean x = a[1]; });
        tell("caload", () -> { char[] a = null; char x = a[1]; });
        tell("saload", () -> { short[] a = null; short x = a[1]; });
        tell("iastore", () -> { int[] a = null; a[1] = 1; });
        tell("lastore", () -> { long[] a = null; a[1] = 1L; });
        tell("fastore", () -> { float[] a = null; a[1] = 1f; });
        tell("dastore", () -> { double[] a = null; a[1] = 1.0; });
        tell("aastore", () -> { Object[] a = null; a[1] = "x"; });
        tell("bastore", () -> { byte[] a = null; a[1] = 1; });
        tell("castore", () -> { char[] a = null; a[1] = 'c'; });
        tell("sastore", () -> { short[] a = null; a[1] = 1; });
        tell("unboxing", () -> { Integer i = null; int n = i; });
        tell("unboxing of a field", () -> { Node n = new Node(); int i = n.boxed + 1; });
        tell("switch of a string", () -> { String s = null; switch (s) { case "a": break; default: } });
        tell("switch of an enum", () -> { Colour c = null; switch (c) { case RED: break; default: } });
        tell("for each", () -> { List<String> l = null; for (String s : l) Say.line(s); });
        tell("for each of an array", () -> { String[] l = null; for (String s : l) Say.line(s); });
        tell("a method reference", () -> { Node n = null; Supplier<Node> s = n::next; });
        tell("a lambda that is null", () -> { Function<String, String> f = null; f.apply("x"); });
        tell("made by new", () -> { throw new NullPointerException(); });
        tell("made with a text", () -> { throw new NullPointerException("a text"); });
        tell("made and asked for", () -> Say.line(new NullPointerException().getMessage()));
    }

    /* ---- what was null ---- */

    static void parameters(Node n, int i, long l, double d, Node last, int[]... rest) {
        tell("a captured variable", () -> last.next());
        try {
            n.next();
        } catch (NullPointerException e) {
            Say.line("first parameter: ", e.getMessage());
        }
        try {
            last.next();
        } catch (NullPointerException e) {
            Say.line("parameter behind wide ones: ", e.getMessage());
        }
        try {
            rest[0][(int) l + i] = (int) d;
        } catch (NullPointerException e) {
            Say.line("array of arrays: ", e.getMessage());
        }
    }

    void instance(Node given) {
        try {
            given.next();
        } catch (NullPointerException e) {
            Say.line("parameter of an instance method: ", e.getMessage());
        }
        try {
            own.next();
        } catch (NullPointerException e) {
            Say.line("field of this: ", e.getMessage());
        }
        try {
            this.whole.next.next.value++;
        } catch (NullPointerException e) {
            Say.line("field of a field: ", e.getMessage());
        }
    }

    static void locals() {
        int a = 0, b = 1, c = 2;
        Node n = null, m = null;
        long l = 5;
        Node o = null;
        String s = null;
        try {
            n.next();
        } catch (NullPointerException e) {
            Say.line("local 3: ", e.getMessage());
        }
        try {
            m.next();
        } catch (NullPointerException e) {
            Say.line("local 4: ", e.getMessage());
        }
        try {
            o.value = a + b * c;
        } catch (NullPointerException e) {
            Say.line("local behind a wide one: ", e.getMessage());
        }
        try {
            s.length();
        } catch (NullPointerException e) {
            Say.line("another: ", e.getMessage());
        }
        if (l > 4) {
            Node inner = null;
            try {
                inner.wide += l;
            } catch (NullPointerException e) {
                Say.line("in a block: ", e.getMessage());
            }
        }
    }

    static void first(Object o) {
        Say.line(o.hashCode());
    }

    static void second(Object p, Object o) {
        Say.line(o.hashCode());
    }

    static void third(int p, int q, Object o) {
        Say.line(o.hashCode());
    }

    static void fourth(int p, int q, int r, Object o) {
        Say.line(o.hashCode());
    }

    static void fifth(int p, int q, int r, int s, Object o) {
        Say.line(o.hashCode());
    }

    static Object choose(boolean b) {
        return b ? "x" : null;
    }

    static void sources() {
        tell("slot 0", () -> first(null));
        tell("slot 1", () -> second(1, null));
        tell("slot 2", () -> third(1, 2, null));
        tell("slot 3", () -> fourth(1, 2, 3, null));
        tell("slot 4", () -> fifth(1, 2, 3, 4, null));
        tell("a constant", () -> ((Node) null).next());
        tell("a static field", () -> fixed.next());
        tell("a static field of an array", () -> numbers[2]++);
        tell("a static field as an index", () -> { int[] a = null; a[fixedIndex] = 1; });
        tell("an element", () -> table[2][1] = 7);
        tell("an element, read", () -> Say.line(table[1][0]));
        tell("an element of a static method's array", () -> Say.line(many()[2].next));
        tell("an element by an expression", () -> { int i = 1; Node[] a = new Node[9]; a[i + 2].next(); });
        tell("an element by a product", () -> { int i = 2; Node[] a = new Node[9]; a[i * i].next(); });
        tell("an element by large constants", () -> { Node[] a = new Node[300]; a[200].next(); });
        tell("an element by a larger constant", () -> { Node[] a = new Node[40000]; a[33000].next(); });
        tell("an element by a small constant", () -> { Node[] a = new Node[9]; a[5].next(); });
        tell("an element by another one", () -> { int[] i = {3}; Node[] a = new Node[9]; a[i[0]].next(); });
        tell("an element by a field", () -> { Node n = new Node(); Node[] a = new Node[9]; a[n.value].next(); });
        tell("an element by a call", () -> { Node[] a = new Node[9]; a[zero()].next(); });
        tell("an element of a grid", () -> { Node n = new Node(); n.grid = new Node[2][2]; n.grid[1][0].next(); });
        tell("a row of a grid", () -> { Node n = new Node(); n.grid = new Node[2][]; n.grid[1][0].next(); });
        tell("a static method", () -> Node.none().next());
        tell("a method", () -> new Node().next().next());
        tell("a method with arguments", () -> new Node().at(1, "", null, null).value = 2);
        tell("a private method", () -> new Node().hidden(1, 'x').value = 2);
        tell("an interface's method", () -> { supplier = () -> null; supplier.get().next(); });
        tell("a chain of fields", () -> { Node n = new Node(); n.next = new Node(); n.next.next.next.value = 1; });
        tell("a chain of calls", () -> { Node n = new Node(); n.next = n; n.next().next().next().text.length(); });
        tell("a choice", () -> choose(false).hashCode());
        tell("a choice on the stack", () -> { boolean b = fixed != null; (b ? "x" : (String) null).length(); });
        tell("an assignment", () -> { Node n; (n = fixed).next(); });
        tell("a cast", () -> { Object o = null; ((Node) o).next(); });
        tell("an increment", () -> { Node n = null; n.value++; });
        tell("a compound assignment", () -> { Node n = null; n.wide += 2; });
        tell("a compound assignment of an element", () -> { int[] a = null; int i = 4; a[i++] *= 3; });
        tell("a text that is joined", () -> { Node n = null; Say.line("n is " + n.value); });
        tell("an array that was asked for its length", () -> Say.line(new Node().numbers.length));
        tell("a field of what new made", () -> Say.line(new Node().others[0].value));
        tell("between wide operands", () -> { long l = 1; double d = 2; Node n = null; double x = l + d * n.value; });
        tell("behind comparisons", () -> { long l = 1; Node n = null; if (l < 2 && n.wide > l) Say.line("?"); });
        tell("an index of another type", () -> { byte b = 1; char c = 2; Node[] a = new Node[9]; a[b + c].next(); });
        tell("an index that was a long", () -> { long l = 3; Node[] a = new Node[9]; a[(int) l].next(); });
    }

    static int fixedIndex = 2;

    static int zero() {
        return 0;
    }

    static Node[] many() {
        return new Node[3];
    }

    public static void main(String[] args) {
        new Cases().run();
    }

    @Override
    public void run() {
        instructions();
        parameters(null, 1, 2L, 3.0, null, new int[1][]);
        instance(null);
        locals();
        sources();
    }
}
