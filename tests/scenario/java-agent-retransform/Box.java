import java.lang.instrument.Instrumentation;

/** What the agents leave for the program. */
class Box {
    static Instrumentation instrumentation, poor;
}
