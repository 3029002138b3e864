public class Main {
    static class Parent {
        static int x = note("Parent", 1);
        static {
            Say.line("Parent block, x = ", x);
        }
    }

    static class Child extends Parent {
        static final int CONSTANT = 42;
        static final Integer BOXED = note("Child", 43);
        static int y = note("Child y", 2);
    }

    interface Quiet {
        int FIELD = note("Quiet", 3);

        void run();
    }

    interface Loud {
        int FIELD = note("Loud", 4);

        default void hello() {
            Say.line("hello from Loud");
        }
    }

    static class Both implements Quiet, Loud {
        static {
            Say.line("Both");
        }

        public void run() {
        }
    }

    static class ByReflection {
        static {
            Say.line("ByReflection");
        }
    }

    enum Colour {
        RED, GREEN;

        static {
            Say.line("Colour with ", values().length);
        }
    }

    static class Cycle {
        static final Object first = new Object();
        static int seen = Other.value + 1;
    }

    static class Other {
        static int value = Cycle.seen + 10;
    }

    static int note(String who, int n) {
        Say.line("initialising ", who);
        return n;
    }

    public static void main(String[] args) throws Exception {
        Say.line("constant ", Child.CONSTANT);
        Child[] none = new Child[3];
        Say.line("array of ", none.length);
        Say.line(Child.class.getName());
        Child nobody = null;
        Say.line(nobody instanceof Child);
        Say.line("inherited ", Child.x);
        Say.line("own ", Child.y);
        new Both().run();
        Say.line("field ", Quiet.FIELD);
        ClassLoader loader = Main.class.getClassLoader();
        Class<?> c = Class.forName("Main$ByReflection", false, loader);
        Say.line("loaded ", c.getName());
        Class.forName("Main$ByReflection", true, loader);
        Class.forName("Main$ByReflection", true, loader);
        Say.line(Colour.GREEN.ordinal());
        Say.line("cycle ", Cycle.seen, " ", Other.value);
    }
}
