import java.lang.instrument.Instrumentation;

/** Has both forms: the one with two parameters is called, and only that. */
public class First {
    public static void premain(String options, Instrumentation instrumentation) {
        Say.line("first, two parameters, options ", options);
        Say.line("  thread ", Thread.currentThread().getName());
        Say.line("  loader is the system's: ",
                String.valueOf(First.class.getClassLoader() == ClassLoader.getSystemClassLoader()));
        Say.line("  redefine ", String.valueOf(instrumentation.isRedefineClassesSupported()), ", retransform ",
                String.valueOf(instrumentation.isRetransformClassesSupported()), ", prefix ",
                String.valueOf(instrumentation.isNativeMethodPrefixSupported()));
        System.setProperty("agent.was.here", "yes");
    }

    public static void premain(String options) {
        Say.line("first, one parameter: wrong");
    }
}
