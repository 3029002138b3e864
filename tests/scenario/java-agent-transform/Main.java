import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.IllegalClassFormatException;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.security.ProtectionDomain;
import java.util.Arrays;

public class Main {
    static final Instrumentation INST = Box.instrumentation;

    static class Order1 {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Order2 {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Order3 {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Told {
    }

    static class Throws1 {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Throws2 {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Garbage {
    }

    static class Outer {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class InnerOfTransformer {
        static final String TEXT = String.valueOf("mark:........");
    }

    static class Thread1 {
        static final String TEXT = String.valueOf("mark:........");
    }

    interface Shape {
        void draw();
    }

    public static void main(String[] args) throws Exception {
        order();
        told();
        thrown();
        returned();
        recursion();
        otherThread();
        otherKinds();
    }

    static void order() {
        Marker a = new Marker('a', "Main$Order"), b = new Marker('b', "Main$Order");
        Marker c = new Marker('C', "Main$Order"), d = new Marker('D', "Main$Order");
        INST.addTransformer(c, true);
        INST.addTransformer(a);
        INST.addTransformer(d, true);
        INST.addTransformer(b, false);
        INST.addTransformer(a);
        Say.line("order ", Order1.TEXT);
        Say.line("removed ", INST.removeTransformer(a), " ", INST.removeTransformer(c));
        Say.line("order ", Order2.TEXT);
        Say.line("removed ", INST.removeTransformer(a), " ", INST.removeTransformer(a), " ", INST.removeTransformer(b), " ",
                INST.removeTransformer(d), " ", INST.removeTransformer(new Marker('x', "")));
        Say.line("order ", Order3.TEXT);
        try {
            INST.addTransformer(null);
        } catch (NullPointerException e) {
            Say.line("null is no transformer");
        }
        try {
            INST.removeTransformer(null);
        } catch (NullPointerException e) {
            Say.line("null cannot be removed");
        }
    }

    static void told() throws Exception {
        InputStream in = Main.class.getResourceAsStream("Main$Told.class");
        final byte[] file = in.readAllBytes();
        ClassFileTransformer old = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) throws IllegalClassFormatException {
                if ("Main$Told".equals(name)) {
                    Say.line("old form: system loader ", loader == ClassLoader.getSystemClassLoader(), ", redefined ",
                            redefined, ", code source ", domain.getCodeSource().getLocation() != null, ", file ",
                            Arrays.equals(file, bytes), ", thread ", Thread.currentThread().getName());
                }
                return null;
            }
        };
        ClassFileTransformer young = new ClassFileTransformer() {
            @Override
            public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
                    ProtectionDomain domain, byte[] bytes) throws IllegalClassFormatException {
                if ("Main$Told".equals(name)) {
                    Say.line("new form: unnamed module of the loader ", module == loader.getUnnamedModule());
                }
                return null;
            }
        };
        INST.addTransformer(old);
        INST.addTransformer(young, true);
        new Told();
        INST.removeTransformer(old);
        INST.removeTransformer(young);
    }

    static void thrown() {
        ClassFileTransformer bad = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) throws IllegalClassFormatException {
                if ("Main$Throws1".equals(name)) {
                    throw new IllegalClassFormatException("not mine");
                }
                if ("Main$Throws2".equals(name)) {
                    throw new StackOverflowError();
                }
                return null;
            }
        };
        Marker after = new Marker('z', "Main$Throws");
        INST.addTransformer(bad);
        INST.addTransformer(after);
        Say.line("one threw ", Throws1.TEXT, " ", Throws2.TEXT);
        INST.removeTransformer(bad);
        INST.removeTransformer(after);
    }

    static void returned() {
        ClassFileTransformer garbage = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                return "Main$Garbage".equals(name) ? new byte[] {1, 2, 3} : null;
            }
        };
        INST.addTransformer(garbage);
        try {
            new Garbage();
        } catch (ClassFormatError e) {
            Say.line("garbage: ClassFormatError");
        }
        INST.removeTransformer(garbage);
    }

    /** What a transformer loads is not transformed, in no group; afterwards all is as before. */
    static void recursion() {
        Marker marker = new Marker('n', "Main$"), capable = new Marker('N', "Main$");
        ClassFileTransformer loads = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                if ("Main$Outer".equals(name)) {
                    Say.line("loaded inside ", InnerOfTransformer.TEXT);
                }
                return null;
            }
        };
        INST.addTransformer(loads);
        INST.addTransformer(marker);
        INST.addTransformer(capable, true);
        Say.line("loaded outside ", Outer.TEXT);
        INST.removeTransformer(loads);
        INST.removeTransformer(marker);
        INST.removeTransformer(capable);
    }

    /** The mark of being inside belongs to a thread: a class that another one loads meanwhile is transformed. */
    static void otherThread() {
        final Marker marker = new Marker('t', "Main$Thread1");
        ClassFileTransformer waits = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                if ("Main$Late".equals(name)) {
                    Thread t = new Thread() {
                        @Override
                        public void run() {
                            Say.line("another thread ", Thread1.TEXT);
                        }
                    };
                    t.start();
                    try {
                        t.join();
                    } catch (InterruptedException e) {
                        Say.line("interrupted");
                    }
                }
                return null;
            }
        };
        INST.addTransformer(marker);
        INST.addTransformer(waits);
        new Late();
        INST.removeTransformer(waits);
        INST.removeTransformer(marker);
    }

    static class Late {
    }

    /** A loader of the program's own; a class without a name; a proxy; no arrays. */
    static void otherKinds() throws Exception {
        final StringBuilder seen = new StringBuilder();
        ClassFileTransformer watch = new ClassFileTransformer() {
            @Override
            public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
                    ProtectionDomain domain, byte[] bytes) {
                if (loader instanceof Own) {
                    seen.append(" ").append(name).append(module == loader.getUnnamedModule() ? "" : " wrong module")
                            .append(domain == null ? " no domain" : " domain");
                } else if (name != null && name.indexOf("Proxy") >= 0 && loader == Main.class.getClassLoader()) {
                    seen.append(" a proxy");
                }
                return null;
            }
        };
        Own own = new Own(); // its class is loaded before the transformer asks for it
        INST.addTransformer(watch);
        own.define("Main$Told", "Main$Told.class");
        own.define(null, "Main$Late.class");
        Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Shape.class}, new InvocationHandler() {
            @Override
            public Object invoke(Object proxy, java.lang.reflect.Method method, Object[] args) {
                return null;
            }
        });
        Object[] array = new Late[2][3];
        INST.removeTransformer(watch);
        Say.line("seen", seen);
    }

    static class Own extends ClassLoader {
        Class<?> define(String name, String file) throws Exception {
            byte[] bytes = Main.class.getResourceAsStream(file).readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
