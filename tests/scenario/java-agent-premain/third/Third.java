import java.lang.instrument.Instrumentation;

public class Third {
    static int count;

    public static void premain(String options, Instrumentation instrumentation) {
        count++;
        Say.line("third, call ", String.valueOf(count), ", options ", options, ", redefine ",
                String.valueOf(instrumentation.isRedefineClassesSupported()), ", retransform ",
                String.valueOf(instrumentation.isRetransformClassesSupported()), ", prefix ",
                String.valueOf(instrumentation.isNativeMethodPrefixSupported()));
    }
}
