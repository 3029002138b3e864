import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.ProtectionDomain;

public class Main {
    static final Instrumentation INST = Box.instrumentation;
    static String folder;

    static byte[] file(String path) throws IOException {
        return Files.readAllBytes(Paths.get(folder, path));
    }

    static void attempt(String what, ClassDefinition... definitions) {
        try {
            INST.redefineClasses(definitions);
            Say.line(what, ": done");
        } catch (Throwable e) {
            String message = e instanceof UnsupportedOperationException ? ": " + e.getMessage() : "";
            Say.line(what, ": ", e.getClass().getName(), message);
        }
    }

    static void version(String name) throws IOException {
        attempt(name, new ClassDefinition(Target.class, file(name + "/Target.class")));
    }

    static void show(Target t) {
        Say.line("  ", t.text(), " ", Target.twice(7), " ", t.ask(), ", object ", t.serial, " of ", Target.made);
    }

    public static void main(String[] args) throws Exception {
        folder = args[0];
        Target t = new Target();
        if (args.length > 1) {
            version("v2");
            show(t);
            return;
        }
        show(t);
        final byte[] original = Main.class.getResourceAsStream("Target.class").readAllBytes();
        version("v2");
        show(t);
        new Target();
        for (String name : new String[] {"method", "lost", "field", "parent", "face", "final", "open"}) {
            version(name);
        }
        attempt("another name", new ClassDefinition(Target.class, file("other/Other.class")));
        attempt("no class file", new ClassDefinition(Target.class, new byte[] {1, 2, 3}));
        byte[] half = new byte[original.length / 2];
        System.arraycopy(original, 0, half, 0, half.length);
        attempt("half of it", new ClassDefinition(Target.class, half));
        byte[] future = original.clone();
        future[7] = (byte) 200;
        attempt("of the future", new ClassDefinition(Target.class, future));
        attempt("array", new ClassDefinition(Target[].class, original));
        attempt("primitive", new ClassDefinition(int.class, original));
        attempt("nothing");
        attempt("a null", (ClassDefinition) null);
        attempt("null", (ClassDefinition[]) null);
        attempt("two, one of them bad", new ClassDefinition(Target.class, original),
                new ClassDefinition(Box.class, original));
        show(t);
        try {
            new ClassDefinition(null, original);
        } catch (NullPointerException e) {
            Say.line("a definition needs a class");
        }
        try {
            new ClassDefinition(Target.class, null);
        } catch (NullPointerException e) {
            Say.line("a definition needs a file");
        }
        ClassFileTransformer watch = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                if ("Target".equals(name)) {
                    Say.line("a transformer sees ", redefined, ", the new file ", bytes.length == original.length);
                }
                return null;
            }
        };
        INST.addTransformer(watch);
        attempt("back", new ClassDefinition(Target.class, original));
        INST.removeTransformer(watch);
        show(t);
    }
}
