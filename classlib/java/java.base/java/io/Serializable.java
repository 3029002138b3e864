// SPDX-License-Identifier: MIT
package java.io;

/** Marks a class whose objects may be written to an object stream. */
public interface Serializable {
}
