import java.lang.instrument.Instrumentation;

public class Agent {
    public static void premain(String options, Instrumentation instrumentation) {
        Box.instrumentation = instrumentation;
    }
}
