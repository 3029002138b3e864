// SPDX-License-Identifier: MIT
package javax.xml.transform;

/** Where a transformation reads: one of the classes in the packages below. */
public interface Source {
    void setSystemId(String systemId);

    String getSystemId();

    /** Nothing to read there; an unknown source says no. */
    default boolean isEmpty() {
        throw new UnsupportedOperationException("The isEmpty method is not supported.");
    }
}
