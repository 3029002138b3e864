// SPDX-License-Identifier: MIT
package javax.lang.model.type;

/** Of the language model: type kind. */
public enum TypeKind {
    BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE, VOID, NONE, NULL, ARRAY, DECLARED, ERROR, TYPEVAR,
    WILDCARD, PACKAGE, EXECUTABLE, OTHER, UNION, INTERSECTION, MODULE;

    public boolean isPrimitive() {
        return ordinal() <= DOUBLE.ordinal();
    }
}
