package java.lang.reflect;

/** Any type of the language. */
public interface Type {
    default String getTypeName() {
        return toString();
    }
}
