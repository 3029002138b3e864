import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** A Java agent that looks at each class and sees the program's own again. */
public class Agent implements ClassFileTransformer {
    @Override
    public byte[] transform(ClassLoader loader, String name, Class<?> old, ProtectionDomain domain, byte[] bytes) {
        return name != null && name.startsWith("Main") ? bytes.clone() : null;
    }

    public static void premain(String options, Instrumentation in) throws Exception {
        in.addTransformer(new Agent(), true);
        in.retransformClasses(Agent.class);
    }
}
