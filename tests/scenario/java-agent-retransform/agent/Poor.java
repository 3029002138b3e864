import java.lang.instrument.Instrumentation;

/** An agent whose manifest asks for nothing. */
public class Poor {
    public static void premain(String options, Instrumentation instrumentation) {
        Box.poor = instrumentation;
    }
}
