package java.lang;

/** Something that can be run. */
@FunctionalInterface
public interface Runnable {
    void run();
}
