package java.lang;

/** Thrown in a thread that Thread.stop asks to die. */
public class ThreadDeath extends Error {
    public ThreadDeath() {
    }
}
