import java.lang.instrument.Instrumentation;

/** Is loaded into Main; "throw" makes it fail. */
public class Agent {
    public static void agentmain(String options, Instrumentation instrumentation) throws Exception {
        if ("throw".equals(options)) {
            throw new IllegalStateException("as it was told");
        }
        Class<?> main = ClassLoader.getSystemClassLoader().loadClass("Main");
        java.lang.reflect.Field seen = main.getDeclaredField("seen");
        seen.setAccessible(true);
        seen.set(null, seen.get(null) + "[" + options + " " + instrumentation.isRetransformClassesSupported() + "]");
    }
}
