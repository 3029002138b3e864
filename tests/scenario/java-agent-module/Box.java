import java.lang.instrument.Instrumentation;

/** What the agent leaves for the program. */
class Box {
    static Instrumentation instrumentation;
}
