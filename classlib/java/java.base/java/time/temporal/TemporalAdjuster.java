package java.time.temporal;

/** Changes a temporal object. */
@FunctionalInterface
public interface TemporalAdjuster {
    Temporal adjustInto(Temporal temporal);
}
