import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.jar.JarFile;

public class Agent {
    public static void premain(String options, final Instrumentation instrumentation) throws Exception {
        instrumentation.appendToBootstrapClassLoaderSearch(new JarFile("late/boot.jar"));
        instrumentation.appendToSystemClassLoaderSearch(new JarFile("late/sys.jar"));
        try {
            instrumentation.appendToSystemClassLoaderSearch(null);
        } catch (NullPointerException e) {
            Say.line("no null");
        }
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined,
                    ProtectionDomain domain, byte[] bytes) {
                if (name.startsWith("Boot") || name.startsWith("boottwo")) {
                    Say.line("loading ", name, ", loader ", loader, ", module ", module.isNamed() ? "named" : "unnamed");
                }
                return null;
            }
        });
        Say.line("in premain: ", Class.forName("Beside").newInstance());
    }
}
