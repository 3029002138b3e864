import java.lang.instrument.Instrumentation;

public class Agent {
    static Instrumentation instrumentation;

    public static void agentmain(String options, Instrumentation given) {
        instrumentation = given;
        boolean loaded = false;
        for (Class<?> c : given.getAllLoadedClasses()) {
            loaded |= c.getName().equals("App");
        }
        Say.line("agentmain, options <", options, ">, retransform ",
                String.valueOf(given.isRetransformClassesSupported()), ", main class loaded ", String.valueOf(loaded));
        if (System.getProperty("fail") != null) {
            throw new IllegalArgumentException("no");
        }
    }
}
