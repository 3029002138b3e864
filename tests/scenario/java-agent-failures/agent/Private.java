import java.lang.instrument.Instrumentation;

/** The form with two parameters is the one that counts, and it may not be called. */
public class Private {
    static void premain(String options, Instrumentation instrumentation) {
    }

    public static void premain(String options) {
    }
}
