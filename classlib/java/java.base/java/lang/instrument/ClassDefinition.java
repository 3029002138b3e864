// SPDX-License-Identifier: MIT
package java.lang.instrument;

import java.util.Objects;

/** A class and the class file that is to take the place of its own, for Instrumentation.redefineClasses. */
public final class ClassDefinition {
    private final Class<?> redefined;
    private final byte[] replacement;

    /** The array is not copied: what stands in it when the class is redefined is what counts. */
    public ClassDefinition(Class<?> theClass, byte[] theClassFile) {
        redefined = Objects.requireNonNull(theClass);
        replacement = Objects.requireNonNull(theClassFile);
    }

    public Class<?> getDefinitionClass() {
        return redefined;
    }

    public byte[] getDefinitionClassFile() {
        return replacement;
    }
}
