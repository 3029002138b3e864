// SPDX-License-Identifier: MIT
package java.beans;

/** Knows whether it is being designed or runs. */
public interface DesignMode {
    String PROPERTYNAME = "designTime";

    void setDesignTime(boolean designTime);

    boolean isDesignTime();
}
