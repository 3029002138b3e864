// SPDX-License-Identifier: MIT
package java.text;

/**
 * The value of an attribute that stands for its text as a whole: where the text changes or is cut, it no longer
 * holds.
 */
public class Annotation {
    private final Object value;

    public Annotation(Object value) {
        this.value = value;
    }

    public Object getValue() {
        return value;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[value=" + value + "]";
    }
}
