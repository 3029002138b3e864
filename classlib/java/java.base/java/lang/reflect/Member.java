package java.lang.reflect;

import java.util.Set;

/** A field, method or constructor. */
public interface Member {
    int PUBLIC = 0;
    int DECLARED = 1;

    Class<?> getDeclaringClass();

    String getName();

    int getModifiers();

    default Set<AccessFlag> accessFlags() {
        throw new UnsupportedOperationException();
    }

    boolean isSynthetic();
}
