// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;
import java.util.Objects;

/** The name of a registered bean, and its class. */
public class ObjectInstance implements Serializable {
    private static final long serialVersionUID = -4099952623687795850L;

    private final ObjectName name;
    private final String className;

    public ObjectInstance(String objectName, String className) throws MalformedObjectNameException {
        this(new ObjectName(objectName), className);
    }

    public ObjectInstance(ObjectName objectName, String className) {
        if (objectName.isPattern())
            throw new RuntimeOperationsException(new IllegalArgumentException("Invalid name->" + objectName));
        name = objectName;
        this.className = className;
    }

    public ObjectName getObjectName() {
        return name;
    }

    public String getClassName() {
        return className;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ObjectInstance && name.equals(((ObjectInstance) o).name)
                && Objects.equals(className, ((ObjectInstance) o).className);
    }

    @Override
    public int hashCode() {
        return name.hashCode() ^ Objects.hashCode(className);
    }

    @Override
    public String toString() {
        return className + "[" + name + "]";
    }
}
