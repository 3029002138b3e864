// SPDX-License-Identifier: MIT
package javax.lang.model.element;

/** Of the language model: name. */
public interface Name extends CharSequence {
    boolean equals(Object x);

    int hashCode();

    boolean contentEquals(CharSequence name);
}
