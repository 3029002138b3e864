package java.time.temporal;

/** A question that a temporal object answers. */
@FunctionalInterface
public interface TemporalQuery<R> {
    R queryFrom(TemporalAccessor temporal);
}
