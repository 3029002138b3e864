// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;
import java.util.Objects;

/** An attribute's name and value. */
public class Attribute implements Serializable {
    private static final long serialVersionUID = 2484220110589082382L;

    private final String name;
    private final Object value;

    public Attribute(String name, Object value) {
        if (name == null)
            throw new RuntimeOperationsException(new IllegalArgumentException("Attribute name cannot be null "));
        this.name = name;
        this.value = value;
    }

    public String getName() {
        return name;
    }

    public Object getValue() {
        return value;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Attribute && name.equals(((Attribute) o).name) && Objects.equals(value,
                ((Attribute) o).value);
    }

    @Override
    public int hashCode() {
        return name.hashCode() ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
        return name + " = " + value;
    }
}
