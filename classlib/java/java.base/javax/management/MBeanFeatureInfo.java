// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;
import java.util.Objects;

/** What is known of a part of a bean: its name and a description. */
public class MBeanFeatureInfo implements Serializable {
    private static final long serialVersionUID = 3952882688968447265L;

    protected String name;
    protected String description;

    public MBeanFeatureInfo(String name, String description) {
        this.name = name;
        this.description = description;
    }

    public String getName() {
        return name;
    }

    public String getDescription() {
        return description;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MBeanFeatureInfo && Objects.equals(name, ((MBeanFeatureInfo) o).name)
                && Objects.equals(description, ((MBeanFeatureInfo) o).description);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, description);
    }
}
