package java.util.logging;

/** Decides whether a record is logged. */
@FunctionalInterface
public interface Filter {
    boolean isLoggable(LogRecord record);
}
