package kit;

/** A generic class with generic members. */
public class Generic<T> implements Comparable<T> {
    T value;
    java.util.List<String> names;

    public int compareTo(T other) {
        return 0;
    }

    <U extends T> U pick(U u) {
        return u;
    }
}
