import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

public class Late {
    public static void agentmain(String options, Instrumentation inst) throws Exception {
        System.out.println("agentmain " + options + " on " + Thread.currentThread().getName());
        if ("boom".equals(options)) {
            throw new IllegalStateException("boom");
        }
        Class<?> main = Class.forName("Main", false, ClassLoader.getSystemClassLoader());
        ClassFileTransformer change = new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader l, String name, Class<?> c, ProtectionDomain d, byte[] bytes) {
                return name.equals("Main") ? change(bytes) : null;
            }
        };
        inst.addTransformer(change, true);
        inst.retransformClasses(main);
        inst.removeTransformer(change);
    }

    /** bipush 41 becomes bipush 42. */
    private static byte[] change(byte[] bytes) {
        byte[] copy = bytes.clone();
        for (int i = 0; i + 2 < copy.length; i++) {
            if (copy[i] == 0x10 && copy[i + 1] == 41 && copy[i + 2] == (byte) 0xac) {
                copy[i + 1] = 42;
            }
        }
        return copy;
    }
}
