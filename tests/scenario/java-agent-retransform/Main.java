import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.BitSet;

public class Main {
    static final Instrumentation INST = Box.instrumentation;

    static class Target {
        static int calls;

        static String text() {
            calls++;
            return "mark:........";
        }

        /** Its own body is replaced while it runs: this call goes on as it began, the next one is new. */
        static String during(Runnable r) {
            String before = constant();
            r.run();
            return before + " old body " + "mark2:" + ", inner call " + constant();
        }

        static String constant() {
            return "mark:........";
        }
    }

    static class Second {
        static String text() {
            return "mark:........";
        }
    }

    static void show(String when) {
        Say.line(when, " ", Target.text(), ", calls ", Target.calls);
    }

    static void attempt(String what, Instrumentation inst, Class<?>... classes) {
        try {
            inst.retransformClasses(classes);
            Say.line(what, ": done");
        } catch (Throwable e) {
            Say.line(what, ": ", e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Exception {
        Marker plain = new Marker('p', "Main$"), first = new Marker('F', "Main$"), second = new Marker('S', "Main$");
        INST.addTransformer(plain);
        show("loaded");
        INST.addTransformer(first, true);
        attempt("one", INST, Target.class);
        show("one transformer");
        INST.addTransformer(second, true);
        attempt("two", INST, Target.class, Second.class);
        show("two transformers");
        Say.line("second class ", Second.text());
        INST.removeTransformer(plain);
        INST.removeTransformer(first);
        attempt("less", INST, Target.class);
        show("without the first, and the plain one stays");
        INST.removeTransformer(second);
        attempt("none", INST, Target.class);
        show("as the plain one left it");
        attempt("no class", INST);
        running();
        new BitSet();
        told();
        refused();
        proxy();
        wrong();
        show("still");
    }

    static void running() {
        final Marker m = new Marker('R', "Main$Target");
        INST.addTransformer(m, true);
        Say.line(Target.during(new Runnable() {
            @Override
            public void run() {
                attempt("inside", INST, Target.class);
            }
        }));
        INST.removeTransformer(m);
        attempt("back", INST, Target.class);
    }

    static void told() {
        ClassFileTransformer watch = new ClassFileTransformer() {
            @Override
            public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
                    ProtectionDomain domain, byte[] bytes) {
                if (redefined == null || !redefined.getName().replace('.', '/').equals(name)) {
                    return null; // the library's own, which comes with the VM's way of doing it
                }
                Say.line("asked for ", redefined, ", module ",
                        module.isNamed() ? module.getName() : "unnamed", ", loader ", loader != null, ", domain ",
                        domain != null && domain.getCodeSource() != null);
                return null;
            }
        };
        INST.addTransformer(watch, true);
        attempt("told", INST, BitSet.class, Target.class, BitSet.class);
        INST.removeTransformer(watch);
    }

    static void refused() {
        attempt("array", INST, int[].class);
        attempt("primitive", INST, int.class);
        attempt("array of the program", INST, Target.class, Target[].class);
        attempt("null element", INST, Target.class, null);
        attempt("null array", INST, (Class<?>[]) null);
        attempt("without the capability", Box.poor, Target.class);
        try {
            Box.poor.addTransformer(new Marker('x', "-"), true);
            Say.line("a capable transformer of a poor agent: added");
        } catch (UnsupportedOperationException e) {
            Say.line("a capable transformer of a poor agent: UnsupportedOperationException");
        }
        Say.line("poor: retransform ", Box.poor.isRetransformClassesSupported(), ", redefine ",
                Box.poor.isRedefineClassesSupported(), "; rich: redefine ", INST.isRedefineClassesSupported());
    }

    /** The code of a proxy holds nothing that a simple reader of class files does not know: no astore that is wide. */
    static void proxy() {
        Object made = java.lang.reflect.Proxy.newProxyInstance(Main.class.getClassLoader(),
                new Class<?>[] {Runnable.class}, new java.lang.reflect.InvocationHandler() {
                    @Override
                    public Object invoke(Object self, java.lang.reflect.Method method, Object[] arguments) {
                        return null;
                    }
                });
        String wanted = made.getClass().getName().replace('.', '/');
        ClassFileTransformer reader = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                if (wanted.equals(name)) {
                    String text = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1);
                    Say.line("proxy with a wide astore: ", text.contains("\u00c4\u003a\u0000"));
                }
                return null;
            }
        };
        INST.addTransformer(reader, true);
        attempt("proxy", INST, made.getClass());
        INST.removeTransformer(reader);
    }

    /** What a transformer makes of a class that cannot be taken; the class stays as it is. */
    static void wrong() {
        for (int kind = 0; kind < 4; kind++) {
            final int which = kind;
            ClassFileTransformer bad = new ClassFileTransformer() {
                @Override
                public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                        byte[] bytes) {
                    if (!"Main$Target".equals(name)) {
                        return null;
                    }
                    return which == 0 ? new byte[] {1} : which == 1 ? bytesOf(Second.class)
                            : which == 2 ? version(bytes) : null;
                }
            };
            INST.addTransformer(bad, true);
            attempt(kind == 0 ? "garbage" : kind == 1 ? "another class" : kind == 2 ? "a version to come" : "null", INST,
                    Target.class);
            INST.removeTransformer(bad);
        }
    }

    static byte[] version(byte[] bytes) {
        byte[] copy = bytes.clone();
        copy[6] = 3;
        return copy;
    }

    static byte[] bytesOf(Class<?> c) {
        try {
            return Main.class.getResourceAsStream(c.getName() + ".class").readAllBytes();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
