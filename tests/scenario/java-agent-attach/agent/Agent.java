import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;

public class Agent {
    static int calls;

    public static void agentmain(final String options, Instrumentation instrumentation) throws Exception {
        Say.line("agentmain ", ++calls, ", options ", options == null ? "none" : "<" + options + ">", ", retransform ",
                instrumentation.isRetransformClassesSupported());
        if ("throw".equals(options)) {
            throw new IllegalStateException("as it was told");
        }
        if (options == null || options.isEmpty()) {
            return;
        }
        Class<?> target = Class.forName("Main$Answer");
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
                    byte[] bytes) {
                if (!"Main$Answer".equals(name)) {
                    return null;
                }
                String text = new String(bytes, StandardCharsets.ISO_8859_1);
                byte[] copy = bytes.clone();
                copy[text.indexOf('.', text.indexOf("mark:"))] = (byte) options.charAt(0);
                return copy;
            }
        }, true);
        instrumentation.retransformClasses(target);
    }

    public static void premain(String options) {
        Say.line("premain: wrong");
    }
}
