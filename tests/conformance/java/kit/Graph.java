package kit;

/** A small graph of objects, and classes whose fields have known indexes. */
public class Graph {
    interface F0 {
        Object p = new Object();
    }

    interface F1 extends F0 {
        Object x = new Object();
    }

    interface F2 extends F0 {
        Object y = new Object();
    }

    static class D1 implements F1 {
        static Object a = new Object();
        Object b = new Object();
    }

    static class D2 extends D1 implements F2 {
        static Object q = new Object();
        Object r = new Object();
    }

    static class Values {
        boolean z = true;
        byte b = -2;
        char c = 'c';
        short s = -300;
        int i = 70000;
        long j = 5000000000L;
        float f = 1.5f;
        double d = 2.5;
        static int shared = 81;
    }

    static class Derived extends Values {
        int more = 1;
        long most = 2;
    }

    static class Leaf {
        int number = 9;
    }

    static class Link {
        Link next;
    }

    static Link chain(int n) {
        Link first = null;
        for (int i = 0; i < n; i++) {
            Link link = new Link();
            link.next = first;
            first = link;
        }
        return first;
    }

    Leaf leaf = new Leaf();
    Object[] array = {new Leaf(), this, null};
    int[] ints = {1, 2, 3};
    String text = "graph text";
    Graph next;
    static Graph root = make();
    static D2 indexed = new D2();
    static Values values = new Values();
    static Derived derived = new Derived();
    static Object lost;

    static Graph make() {
        Graph g = new Graph();
        g.next = new Graph();
        return g;
    }
}
