import java.io.IOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.ProtectionDomain;

public class Main {
    static final Instrumentation INST = Box.instrumentation;

    static native boolean bind(Class<?> c);

    static class Wrapper implements ClassFileTransformer {
        private final byte[] file;

        Wrapper(String folder) throws IOException {
            file = folder == null ? null : Files.readAllBytes(Paths.get(folder, "Nat.class"));
        }

        @Override
        public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
            return "Nat".equals(name) ? file : null;
        }
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("nat");
        Say.line("supported ", INST.isNativeMethodPrefixSupported());
        Wrapper inner = new Wrapper(args.length > 1 ? args[1] : null), outer = new Wrapper(null);
        boolean capable = args[0].equals("capable");
        INST.addTransformer(inner, capable);
        INST.addTransformer(outer, capable);
        try {
            if (args[0].equals("two")) {
                INST.setNativeMethodPrefix(outer, "one_");
                INST.setNativeMethodPrefix(inner, "two_");
            } else if (!args[0].equals("plain") && !args[0].equals("untold")) {
                INST.setNativeMethodPrefix(inner, "one_");
            }
        } catch (UnsupportedOperationException e) {
            Say.line("UnsupportedOperationException");
            return;
        }
        try {
            INST.setNativeMethodPrefix(new Wrapper(null), "x");
        } catch (IllegalArgumentException e) {
            Say.line("not a transformer of this agent: IllegalArgumentException");
        }
        call("get", 4);
        call("twice", 4);
        try {
            Say.line("bound ", bind(Nat.class));
        } catch (NoSuchMethodError e) {
            Say.line("not bound: NoSuchMethodError");
        }
        call("late", 4);
        call("nowhere", 4);
    }

    static void call(String name, int x) {
        try {
            int result = name.equals("get") ? Nat.get(x) : name.equals("twice") ? new Nat().twice(x)
                    : name.equals("late") ? Nat.late(x) : Nat.nowhere(x);
            Say.line(name, " ", result);
        } catch (UnsatisfiedLinkError e) {
            Say.line(name, " UnsatisfiedLinkError");
        }
    }
}
