// SPDX-License-Identifier: MIT
package javax.lang.model.element;

import java.util.Locale;

/** Of the language model: modifier. */
public enum Modifier {
    PUBLIC, PROTECTED, PRIVATE, ABSTRACT, DEFAULT, STATIC, SEALED, NON_SEALED, FINAL, TRANSIENT, VOLATILE,
    SYNCHRONIZED, NATIVE, STRICTFP;

    public String toString() {
        return this == NON_SEALED ? "non-sealed" : name().toLowerCase(Locale.US);
    }
}
